import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { tipRecord } from "../../support/factories";
import { reduceMotion } from "../../support/media";
import {
  card,
  openBrowse,
  optionsOf,
  select,
  serveTips,
  shownTitles,
} from "../../support/tip-pages";
import { press } from "../../support/user-actions";

/** Like a browser that translates a page: wraps each text in elements of its own. */
function translate(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: ChildNode[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node instanceof Text && node.data.trim() !== "") found.push(node);
  }
  for (const text of found) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text.cloneNode());
  }
}

describe("tips with texts of all kinds", () => {
  it("are found by one option, chip and link for all spellings of a category or author", async () => {
    serveTips(
      tipRecord({ title: "A", category: "Composting", name: "Siobhán" }),
      tipRecord({ title: "B", category: "composting", name: "Siobha\u0301n" }),
      tipRecord({ title: "C", category: "plantCare ", name: "Ann  Lee" }),
      tipRecord({ title: "D", category: "Plant Care", name: "Ann\u200b Lee" }),
    );
    const { user } = await openBrowse("?category=Plant+care");
    expect(shownTitles()).toEqual(["C", "D"]);
    await press(user, "Filters");
    expect(optionsOf("Category")).toEqual(["All", "Composting", "Plant Care"]);
    expect(optionsOf("Author")).toEqual(["All", "Ann  Lee", "Siobhán"]);
    await press(user, "Composting");
    expect(select("Category")).toHaveDisplayValue("Composting");
    expect(shownTitles()).toEqual(["A", "B"]);
    await user.selectOptions(select("Author"), "Siobhán");
    expect(shownTitles()).toEqual(["A", "B"]);
  });

  it("do not reorder the words beside an author's name", async () => {
    const name = "Ann \u202elive";
    serveTips(tipRecord({ name, description: "Sow in May." }));
    const { user } = await openBrowse("?month=may");
    await press(user, "Filters");
    await user.selectOptions(select("Author"), name);
    expect(screen.getByText("Author: \u2068Ann \u202elive\u2069, Mentions May")).toBeVisible();
  });

  it("show a space for a control character in a title", async () => {
    serveTips(tipRecord({ title: "Plant\u000btomatoes" }));
    await openBrowse();
    expect(shownTitles()).toEqual(["Plant tomatoes"]);
  });
});

it("a page that the browser has translated counts later filters, and keeps typed letters", async () => {
  const { user } = await openBrowse("?category=soil");
  const filters = screen.getByRole("button", { name: "Filters" });
  expect(filters).toHaveAccessibleDescription("1 active filter");
  await press(user, "Filters");
  const search = screen.getByRole("searchbox", { name: "Search tips" });
  await user.type(search, "com");
  translate(screen.getByRole("main"));
  await user.type(search, "post");
  await user.selectOptions(select("Difficulty"), "hard");
  expect(filters).toHaveAccessibleDescription("2 active filters");
  expect(search).toHaveValue("compost");
});

it("with reduced motion, an animated picture has its plate", async () => {
  reduceMotion();
  const [gif, photo] = ["https://pictures.example/kale.GIF?v=2", "https://pictures.example/a.jpg"];
  serveTips(
    tipRecord({ title: "Moving", imageUrl: gif }),
    tipRecord({ title: "Still", imageUrl: photo }),
  );
  await openBrowse();
  const sources = (title: string) =>
    card(title)
      .queryAllByRole("presentation")
      .map((picture) => picture.getAttribute("src"));
  expect(sources("Moving")).not.toContain(gif);
  fireEvent.load(card("Still").getAllByRole("presentation").at(-1) ?? document.body);
  expect(sources("Still")).toContain(photo);
});
