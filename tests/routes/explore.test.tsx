import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { mockExploreFile, serveExploreFile } from "../support/explore-file";
import { faults } from "../support/faults";
import { renderApp } from "../support/render-app";
import { invalidPictureUrls, unusualTexts } from "../support/unusual-input";
import { press } from "../support/user-actions";

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
  const main = await screen.findByRole("main");
  await within(main).findByRole("list");
  return app;
}

function card(name = ida.name) {
  return screen.getByRole("article", { name });
}

describe("explore", () => {
  it("shows every gardener of the file that comes with the client", async () => {
    const gardeners: { name: string }[] = JSON.parse(
      readFileSync("public/exploreGardeners.json", "utf8"),
    );
    await openExplore(...gardeners);
    const names = screen.getAllByRole("heading", { level: 2 }).map((name) => name.textContent);
    expect(names.slice(0, gardeners.length)).toEqual(gardeners.map(({ name }) => name));
  });

  it("asks the backend for nothing", async () => {
    const calls = recordBackendCalls();
    await openExplore(ida);
    expect(lines(calls)).toEqual([]);
  });

  it("says that there are none where there are none", async () => {
    serveExploreFile();
    await renderApp("/explore");
    await waitFor(() => expect(screen.getByText("No gardeners yet")).toBeVisible());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("leaves out broken entries and shows the others", async () => {
    await openExplore(null, { age: 3 }, ida, "Ida", [ida]);
    expect(screen.getAllByRole("article")).toEqual([card()]);
  });

  it("tries again when asked to", async () => {
    mockExploreFile(faults.offline.answer);
    const { user } = await renderApp("/explore");
    await screen.findByRole("alert");
    serveExploreFile(ida);
    await press(user, "Try again");
    expect(await screen.findByRole("article", { name: ida.name })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("a gardener to explore", () => {
  it("has a name, an age, a gender and a quote", async () => {
    await openExplore(ida);
    expect(within(card()).getByRole("heading", { level: 2 })).toHaveTextContent(/^Ida Holm$/);
    expect(within(card()).getByText("Age 51 · Female")).toBeVisible();
    expect(within(card()).getByText("“Pears, mostly.”")).toBeVisible();
  });

  it("has a star for every five shared tips, five at most", async () => {
    const counts = [0, 4, 5, 9, 10, 17, 24, 25, 31, 1000];
    await openExplore(
      ...counts.map((total_shared_tips, id) => ({ ...ida, id, total_shared_tips })),
    );
    const stars = screen.getAllByRole("img").map((row) => row.getAttribute("aria-label"));
    expect(stars).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 5, 5].map((count) => `${count} out of 5 stars`));
  });

  it("fills as many stars as it says", async () => {
    await openExplore(ida);
    const row = within(card()).getByRole("img", { name: "3 out of 5 stars" });
    const stars = [...row.children];
    expect(stars.map((star) => star.classList.contains("fill-sun"))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("counts shared tips in good English", async () => {
    const counts = [0, 1, 2, 1204];
    await openExplore(
      ...counts.map((total_shared_tips, id) => ({ ...ida, id, total_shared_tips })),
    );
    const lines = screen.getAllByText(/shared tips?$/).map((line) => line.textContent);
    expect(lines).toEqual(["0 shared tips", "1 shared tip", "2 shared tips", "1,204 shared tips"]);
  });

  it("has no line for what is not known, and no stars", async () => {
    await openExplore({ name: "Ida Holm" });
    expect(within(card()).queryByRole("paragraph")).not.toBeInTheDocument();
    expect(within(card()).queryByRole("blockquote")).not.toBeInTheDocument();
    expect(within(card()).getByRole("img", { name: "0 out of 5 stars" })).toBeVisible();
    expect(card()).not.toHaveTextContent(/undefined|null|NaN|Age/);
  });

  it("has the picture that the file names, also from this site", async () => {
    await openExplore({ ...ida, image: "/gardeners/ida.webp" });
    expect(
      within(card()).getByRole("img", { name: "Profile picture of Ida Holm" }),
    ).toHaveAttribute("src", "/gardeners/ida.webp");
  });

  it("has initials where it names none", async () => {
    await openExplore(ida);
    expect(within(card()).getByText("IH")).toBeInTheDocument();
    expect(within(card()).queryByRole("img", { name: /picture/ })).not.toBeInTheDocument();
  });

  it("has no picture that is no web address", async () => {
    const foreign = invalidPictureUrls.filter((image) => !image.startsWith("/"));
    await openExplore(...foreign.map((image, id) => ({ ...ida, id, image })));
    expect(screen.getAllByRole("article")).toHaveLength(foreign.length);
    expect(screen.queryByRole("img", { name: /picture/ })).not.toBeInTheDocument();
  });

  it("shows whatever was typed as the text that it is", async () => {
    await openExplore(
      ...unusualTexts.map((text, id) => ({ id, name: text, gender: text, experiences: text })),
    );
    for (const text of unusualTexts) {
      expect(screen.getAllByText(text)).toHaveLength(2);
      expect(screen.getByText(`“${text}”`)).toBeInTheDocument();
    }
  });

  it("has a Connect button that says it is coming soon", async () => {
    await openExplore(ida);
    expect(within(card()).getByText("Coming soon")).toBeVisible();
    expect(within(card()).getByRole("button", { name: "Connect" })).toHaveAccessibleDescription(
      "Ida Holm Coming soon",
    );
  });

  it("says what they have learned and who they are before any number", async () => {
    await openExplore(ida);
    expect(card()).toHaveTextContent(/Pears, mostly.*Ida Holm.*Age 51.*17 shared tips/);
  });

  it("has a Connect button that does nothing", async () => {
    const { user, pathname } = await openExplore(ida);
    const calls = recordBackendCalls();
    const before = card().textContent;
    await user.click(within(card()).getByRole("button", { name: "Connect" }));
    expect(card().textContent).toBe(before);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(pathname()).toBe("/explore");
    expect(lines(calls)).toEqual([]);
  });
});
