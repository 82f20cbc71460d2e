import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { settings } from "@/lib/settings";
import { renderApp } from "../support/render-app";
import { changeAccount, changeTip, db, tips } from "../support/server";

const proxy = "https://images.test/?url=";

/** Gives the site a proxy for pictures until the end of the test. */
function setProxy(): void {
  const { VITE_PICTURE_PROXY_URL: before } = settings;
  settings.VITE_PICTURE_PROXY_URL = proxy;
  onTestFinished(() => {
    settings.VITE_PICTURE_PROXY_URL = before;
  });
}

/** Gives every tip, author and gardener a picture on another host, and the member a photo. */
function illustrate(): void {
  for (const { _id } of Object.values(tips)) {
    changeTip(_id, {
      imageUrl: `https://pictures.test/${_id}?a=1&b=2`,
      authorPhoto: "//faces.test/author",
    });
  }
  db.update(({ gardeners }) => {
    for (const gardener of gardeners) {
      gardener.profileImage = "http://faces.test/gardener.jpg";
      gardener.image = "http://faces.test/gardener.jpg";
    }
  });
  changeAccount({ photoUrl: "https://faces.test/member" });
}

const remotePictures = () =>
  Array.from(document.querySelectorAll("img"), (image) => image.getAttribute("src") ?? "").filter(
    (source) => /^(https?:)?\/\//.test(source),
  );

describe("a site with a proxy for pictures", () => {
  it.each([
    ["/", "faces.test%2Fgardener"],
    ["/browseTips", "pictures.test"],
    [`/tipsDetails/${tips.kale._id}`, "pictures.test"],
    [`/updateTips/${tips.beans._id}`, "pictures.test"],
    ["/myTips", "pictures.test"],
    ["/dashboard", "faces.test%2Fmember"],
  ])("loads every picture from another host through it: %s", async (address, picture) => {
    setProxy();
    illustrate();
    const requested: HTMLImageElement[] = [];
    vi.stubGlobal("Image", function StubImage() {
      return requested[requested.push(document.createElement("img")) - 1];
    });
    await renderApp(address, { isSignedIn: true });
    await waitFor(() => expect(remotePictures().join()).toContain(picture));
    const sources = [...remotePictures(), ...requested.map(({ src }) => src)];
    expect(sources.filter((source) => !source.startsWith(proxy))).toEqual([]);
  });

  it("sends it the whole address of a picture, encoded, and nothing for the site's own pictures", async () => {
    setProxy();
    illustrate();
    await renderApp("/browseTips");
    await screen.findByRole("article", { name: tips.kale.title });
    const own = `https://pictures.test/${tips.kale._id}?a=1&b=2`;
    expect(remotePictures()).toContain(proxy + encodeURIComponent(own));
    const others = Array.from(document.querySelectorAll("img"), ({ src }) => src);
    expect(others.filter((source) => /url=(%2F|data)/.test(source))).toEqual([]);
  });
});

it("a site without a proxy loads pictures from their own hosts", async () => {
  illustrate();
  await renderApp("/browseTips");
  await screen.findByRole("article", { name: tips.kale.title });
  expect(remotePictures()).toContain(`https://pictures.test/${tips.kale._id}?a=1&b=2`);
});
