import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serveExploreFile } from "../../support/explore-file";
import { setMedia } from "../../support/media";
import { renderApp } from "../../support/render-app";

const ida = {
  id: 1,
  name: "Ida Holm",
  image: "",
  age: 51,
  gender: "Female",
  total_shared_tips: 17,
  experiences: "Pears, mostly.",
};

async function openExplore(...gardeners: unknown[]) {
  serveExploreFile(...gardeners);
  const app = await renderApp("/explore");
  await within(await screen.findByRole("main")).findByRole("list");
  return app;
}

function card() {
  return screen.getByRole("article", { name: ida.name });
}

describe("explore", () => {
  it("shows every gardener in the site's own file", async () => {
    const gardeners: { name: string }[] = JSON.parse(
      readFileSync("public/exploreGardeners.json", "utf8"),
    );
    await openExplore(...gardeners);
    const names = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    expect(names.map((name) => name.textContent)).toEqual(gardeners.map(({ name }) => name));
    expect(screen.getAllByText(/^Age \d+ · \w/)).toHaveLength(gardeners.length);
  });

  it("says so when there are no gardeners", async () => {
    serveExploreFile();
    await renderApp("/explore");
    expect(await screen.findByText("No gardeners yet")).toBeVisible();
  });
});

describe("a gardener's card on Explore", () => {
  it("shows a picture from this site", async () => {
    await openExplore({ ...ida, image: "/gardeners/ida.webp" });
    const photo = within(card()).getByRole("img", { name: "Profile picture of Ida Holm" });
    expect(photo).toHaveAttribute("src", "/gardeners/ida.webp");
  });

  it("leads from the name to the gardener's tips, but not from a number that the list may not hold", async () => {
    await openExplore(ida);
    const link = within(card()).getByRole("link");
    expect(link).toHaveAccessibleName("Ida Holm");
    expect(link).toHaveAttribute("href", "/browseTips?author=Ida+Holm");
    expect(within(card()).getByText("17 shared tips")).toBeVisible();
  });

  it("leaves out unknown lines, and fills no stars", async () => {
    await openExplore({ name: "Ida Holm" });
    expect(within(card()).queryByRole("paragraph")).not.toBeInTheDocument();
    expect(within(card()).queryByRole("blockquote")).not.toBeInTheDocument();
    expect(within(card()).getByRole("img", { name: "0 out of 5 stars" })).toBeVisible();
    expect(card()).not.toHaveTextContent(/undefined|null|NaN|Age|·/);
  });

  it("has a Connect button that is announced as coming soon", async () => {
    await openExplore(ida);
    const connect = within(card()).getByRole("button", { name: "Connect" });
    expect(connect).toHaveAccessibleDescription("Ida Holm Coming soon");
  });

  it("says so when a finger presses Connect, for which there is no tooltip", async () => {
    setMedia("(any-hover: none)", true);
    const { user } = await openExplore(ida);
    await user.click(within(card()).getByRole("button", { name: "Connect" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Coming soon");
  });
});
