import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { serveExploreFile } from "../support/explore-file";
import { renderApp } from "../support/render-app";
import { unusualTexts } from "../support/unusual-input";

const ida = {
  id: 1,
  name: "Ida Holm",
  image: "",
  age: 51,
  gender: "Female",
  total_shared_tips: 17,
  experiences: "Pears, mostly.",
};

/** Opens the page with these gardeners and waits for their cards. */
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
  it("shows every gardener of the app's own file, without a call to the backend", async () => {
    const calls = recordBackendCalls();
    const gardeners: { name: string }[] = JSON.parse(
      readFileSync("public/exploreGardeners.json", "utf8"),
    );
    await openExplore(...gardeners);
    const names = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    expect(names.map((name) => name.textContent)).toEqual(gardeners.map(({ name }) => name));
    expect(lines(calls)).toEqual([]);
  });

  it("says that there are no gardeners where there are none", async () => {
    serveExploreFile();
    await renderApp("/explore");
    expect(await screen.findByText("No gardeners yet")).toBeVisible();
  });
});

describe("a gardener on Explore", () => {
  it("has a quote, a name, an age and a gender, and then numbers", async () => {
    await openExplore(ida);
    expect(card()).toHaveTextContent(/“Pears, mostly.”.*Ida Holm.*Age 51 · Female.*17 shared tips/);
    expect(within(card()).getByText("IH")).toBeInTheDocument();
    const stars = within(card()).getByRole("img", { name: "3 out of 5 stars" });
    expect([...stars.children].map((star) => star.classList.contains("fill-sun"))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("has no line for what is not known, and no stars", async () => {
    await openExplore({ name: "Ida Holm" });
    expect(within(card()).queryByRole("paragraph")).not.toBeInTheDocument();
    expect(within(card()).queryByRole("blockquote")).not.toBeInTheDocument();
    expect(within(card()).getByRole("img", { name: "0 out of 5 stars" })).toBeVisible();
    expect(card()).not.toHaveTextContent(/undefined|null|NaN|Age|·/);
  });

  it("has the picture that the file names, also from this site", async () => {
    await openExplore({ ...ida, image: "/gardeners/ida.webp" });
    expect(
      within(card()).getByRole("img", { name: "Profile picture of Ida Holm" }),
    ).toHaveAttribute("src", "/gardeners/ida.webp");
  });

  it("shows any text as it was typed", async () => {
    await openExplore(
      ...unusualTexts.map((text, id) => ({ id, name: text, gender: text, experiences: text })),
    );
    for (const text of unusualTexts) {
      expect(screen.getAllByText(text)).toHaveLength(2);
      expect(screen.getByText(`“${text}”`)).toBeInTheDocument();
    }
  });

  it("has a Connect button that does nothing, and says that it is coming soon", async () => {
    const { user, pathname } = await openExplore(ida);
    const connect = within(card()).getByRole("button", { name: "Connect" });
    expect(connect).toHaveAccessibleDescription("Ida Holm Coming soon");
    const before = card().textContent;
    await user.click(connect);
    expect(card().textContent).toBe(before);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(pathname()).toBe("/explore");
  });
});
