import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "@/lib/paths";
import { PAUSE_MS } from "@/routes/browse-tips/use-browse-state";
import { lines, recordBackendCalls } from "../support/calls";
import { tipRecord } from "../support/factories";
import { mockResponse } from "../support/faults";
import { type RenderAppOptions, renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { invalidPictureUrls, unusualTexts } from "../support/unusual-input";
import { fill, press } from "../support/user-actions";

const { kale, beans, compost } = tips;

function serveTips(...list: unknown[]) {
  mockResponse("get", "/shareTips", list);
}

async function openBrowse(search = "", options: RenderAppOptions = {}) {
  const app = await renderApp(`/browseTips${search}`, options);
  await screen.findByText(/^Showing /);
  return { ...app, search: () => app.router.state.location.search };
}

type Person = Awaited<ReturnType<typeof openBrowse>>["user"];

function main() {
  return within(screen.getByRole("main"));
}

/** The titles of the cards, in order. */
function shownTitles() {
  return main()
    .queryAllByRole("heading", { level: 2 })
    .map((title) => title.textContent);
}

function card(title: string) {
  return within(screen.getByRole("article", { name: title }));
}

async function choose(user: Person, filter: string, option: string) {
  const isOpen = screen.queryByRole("combobox", { name: filter }) !== null;
  if (!isOpen) await press(user, "Filters");
  await user.selectOptions(screen.getByRole("combobox", { name: filter }), option);
}

function optionsOf(filter: string) {
  return within(screen.getByRole("combobox", { name: filter }))
    .getAllByRole("option")
    .map((option) => option.textContent);
}

function searchBox() {
  return screen.getByRole("searchbox", { name: "Search tips" });
}

describe("all tips", () => {
  it("are sorted by title at first, with their number", async () => {
    await openBrowse();
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(screen.getByText("Showing 3 of 3 premium gardening tips")).toHaveRole("status");
  });

  it("leave out what others hide, whatever the server sends", async () => {
    serveTips(kale, tipRecord({ title: "Their secret", availability: "hidden" }), tips.secret);
    await openBrowse();
    expect(shownTitles()).toEqual([kale.title]);
    expect(screen.getByText("Showing 1 of 1 premium gardening tips")).toBeVisible();
  });

  it("show a member what they hide themselves", async () => {
    serveTips(kale, tipRecord({ title: "Their secret", availability: "hidden" }), tips.secret);
    await openBrowse("", { isSignedIn: true });
    expect(shownTitles()).toEqual([kale.title, tips.secret.title]);
  });

  it("come without the broken ones among them", async () => {
    serveTips(null, kale, { title: "No id" }, "tip", { ...beans, _id: "" });
    await openBrowse();
    expect(shownTitles()).toEqual([kale.title]);
  });

  it("are said to be none where no one has shared any", async () => {
    serveTips();
    await openBrowse();
    expect(screen.getByText("No tips match your current filters")).toBeVisible();
    expect(screen.getByText("No tips have been shared yet.")).toBeVisible();
    expect(screen.getByText("Showing 0 of 0 premium gardening tips")).toBeVisible();
    expect(screen.getByRole("button", { name: "Reset all filters" })).toBeVisible();
  });
});

describe("a tip among all tips", () => {
  it("has its category in words, its difficulty and its title", async () => {
    await openBrowse();
    expect(card(beans.title).getByText("Vertical Gardening")).toBeVisible();
    expect(card(beans.title).getByText("Medium")).toBeVisible();
    expect(card(beans.title).getByRole("heading")).toHaveTextContent(beans.title);
  });

  it("names its category for people", async () => {
    const names = {
      composting: "Composting",
      plantCare: "Plant Care",
      vartecalGardening: "Vertical Gardening",
      pestControl: "Pest Control",
      watering: "Watering",
      soil: "Soil",
      bonsai: "bonsai",
    };
    serveTips(
      ...Object.keys(names).map((category) => tipRecord({ title: `On ${category}`, category })),
    );
    await openBrowse();
    for (const [category, name] of Object.entries(names)) {
      expect(card(`On ${category}`).getByText(name)).toBeVisible();
    }
  });

  it("has a badge in colour for exactly Easy, Medium and Hard, else in grey", async () => {
    const colours = {
      Easy: "badge-success",
      Medium: "badge-warning",
      Hard: "badge-error",
      easy: "grey",
      MEDIUM: "grey",
      hard: "grey",
      "Hard ": "grey",
      Expert: "grey",
    };
    serveTips(
      ...Object.keys(colours).map((difficulty) => tipRecord({ title: difficulty, difficulty })),
    );
    await openBrowse();
    const badges = screen.getAllByRole("article").map((tip) => tip.querySelector(".badge"));
    const seen = badges.map((badge) => {
      const colour = [...(badge?.classList ?? [])].find((name) => name.startsWith("badge-"));
      return [badge?.textContent, colour ?? "grey"];
    });
    expect(Object.fromEntries(seen)).toEqual(colours);
  });

  it("has no badge where its author did not say how hard it is", async () => {
    const { difficulty: _, ...old } = kale;
    serveTips(old);
    await openBrowse();
    expect(screen.getByRole("article").querySelector(".badge")).toBeNull();
  });

  it("has its picture, which tells the other site nothing", async () => {
    serveTips({ ...kale, imageUrl: "https://pictures.example/kale.jpg" });
    await openBrowse();
    const picture = card(kale.title).getByRole("presentation");
    expect(picture).toHaveAttribute("src", "https://pictures.example/kale.jpg");
    expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("has no picture that is no web address", async () => {
    serveTips(...invalidPictureUrls.map((imageUrl) => tipRecord({ imageUrl })));
    await openBrowse();
    expect(screen.getAllByRole("article")).toHaveLength(invalidPictureUrls.length);
    expect(main().queryByRole("presentation")).not.toBeInTheDocument();
  });

  it("shows whatever was typed as the text that it is", async () => {
    serveTips(...unusualTexts.map((text) => tipRecord({ title: text, category: text })));
    const { container } = await openBrowse();
    for (const text of unusualTexts) {
      expect(card(text).getAllByText(text)).toHaveLength(2);
    }
    expect(container.querySelector("script, [onerror]")).toBeNull();
  });

  it("says something sensible where an old tip says nothing", async () => {
    serveTips({ _id: kale._id });
    await openBrowse();
    expect(shownTitles()).toEqual(["Untitled tip"]);
    expect(screen.getByRole("article")).not.toHaveTextContent(/undefined|null|NaN/);
  });

  it("leads a member to its details", async () => {
    const { user, pathname } = await openBrowse("", { isSignedIn: true });
    const link = card(kale.title).getByRole("link", { name: "View Details" });
    expect(link).toHaveAccessibleDescription(kale.title);
    await user.click(link);
    await screen.findByRole("heading", { level: 1, name: kale.title });
    expect(pathname()).toBe(`/tipsDetails/${kale._id}`);
  });

  it("leads a guest to the login page", async () => {
    const { user, pathname } = await openBrowse();
    await user.click(card(kale.title).getByRole("link", { name: "View Details" }));
    await screen.findByRole("heading", { name: "Welcome back" });
    expect(pathname()).toBe("/login");
  });
});

describe("sorting", () => {
  it.each([
    {
      button: "Title",
      presses: [
        { order: [kale, beans, compost], address: "?dir=desc" },
        { order: [compost, beans, kale], address: "" },
      ],
    },
    {
      button: "Category",
      presses: [
        { order: [kale, compost, beans], address: "?sort=category" },
        { order: [beans, compost, kale], address: "?sort=category&dir=desc" },
      ],
    },
    {
      button: "Difficulty",
      presses: [
        { order: [kale, beans, compost], address: "?sort=difficulty" },
        { order: [compost, beans, kale], address: "?sort=difficulty&dir=desc" },
      ],
    },
  ])("by $button turns around at each press", async ({ button, presses }) => {
    const { user, search } = await openBrowse();
    for (const { order, address } of presses) {
      await press(user, button);
      expect(shownTitles()).toEqual(order.map(({ title }) => title));
      expect(search()).toBe(address);
    }
  });

  it("by something else begins ascending", async () => {
    const { user, search } = await openBrowse("?dir=desc");
    await press(user, "Category");
    expect(search()).toBe("?sort=category");
    expect(shownTitles()).toEqual([kale.title, compost.title, beans.title]);
  });

  it("tells which sort is on, and its direction", async () => {
    const { user } = await openBrowse();
    const [title, category] = ["Title", "Category"].map((name) =>
      screen.getByRole("button", { name }),
    );
    expect(title).toBePressed();
    expect(title).toHaveAccessibleDescription("sorted ascending");
    expect(category).not.toBePressed();
    await press(user, "Category");
    await press(user, "Category");
    expect(title).not.toBePressed();
    expect(category).toBePressed();
    expect(category).toHaveAccessibleDescription("sorted descending");
  });

  it("goes as a reader would: case does not matter, and 10 comes after 9", async () => {
    const order = ["9 beans", "10 beans", "Äpfel", "apples", "Basil", "zinnias"];
    serveTips(...order.toReversed().map((title) => tipRecord({ title })));
    await openBrowse();
    expect(shownTitles()).toEqual(order);
  });

  it("keeps the filters and the search", async () => {
    const { user, search } = await openBrowse("?q=a&category=soil");
    await press(user, "Difficulty");
    expect(search()).toBe("?q=a&category=soil&sort=difficulty");
    expect(shownTitles()).toEqual([compost.title]);
  });
});

describe("the filters", () => {
  it("are behind a button", async () => {
    const { user } = await openBrowse();
    const button = screen.getByRole("button", { name: "Filters" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("combobox", { name: "Category" })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Difficulty" })).toBeVisible();
    await user.click(button);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  it("offer what occurs among the tips", async () => {
    const { user } = await openBrowse();
    await press(user, "Filters");
    expect(optionsOf("Category")).toEqual(["All", "Plant Care", "Soil", "Vertical Gardening"]);
    expect(optionsOf("Difficulty")).toEqual(["All", "Easy", "Medium", "Hard"]);
  });

  it("offer one difficulty for all its spellings, and strange ones last", async () => {
    serveTips(
      ...["expert", "hard", "EASY", "", "Easy", "Hard", "easy"].map((difficulty) =>
        tipRecord({ difficulty, category: "" }),
      ),
    );
    const { user } = await openBrowse();
    await press(user, "Filters");
    expect(optionsOf("Difficulty")).toEqual(["All", "Easy", "Hard", "Expert"]);
    expect(optionsOf("Category")).toEqual(["All"]);
    await choose(user, "Difficulty", "Easy");
    expect(screen.getByText("Showing 3 of 7 premium gardening tips")).toBeVisible();
  });

  it("leave the tips of one category", async () => {
    const { user, search } = await openBrowse();
    await choose(user, "Category", "Vertical Gardening");
    expect(shownTitles()).toEqual([beans.title]);
    expect(screen.getByText("Showing 1 of 3 premium gardening tips")).toBeVisible();
    expect(search()).toBe("?category=vartecalGardening");
  });

  it("leave the tips of one difficulty", async () => {
    const { user, search } = await openBrowse();
    await choose(user, "Difficulty", "Hard");
    expect(shownTitles()).toEqual([compost.title]);
    expect(search()).toBe("?difficulty=hard");
  });

  it("count the active ones", async () => {
    const { user } = await openBrowse();
    expect(screen.queryByText(/active filter/)).not.toBeInTheDocument();
    const button = screen.getByRole("button", { name: "Filters" });
    await choose(user, "Category", "Soil");
    expect(button).toHaveAccessibleDescription("1 active filter");
    await choose(user, "Difficulty", "Hard");
    expect(button).toHaveAccessibleDescription("2 active filters");
    await choose(user, "Category", "All");
    expect(button).toHaveAccessibleDescription("1 active filter");
  });

  it("asks for nothing anew when a choice is repeated before the address has followed", async () => {
    const { user, search } = await openBrowse();
    await press(user, "Filters");
    const calls = recordBackendCalls();
    const category = screen.getByRole("combobox", { name: "Category" });
    for (let press = 0; press < 3; press += 1) {
      fireEvent.change(category, { target: { value: "soil" } });
    }
    await waitFor(() => expect(search()).toBe("?category=soil"));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(lines(calls)).toEqual([]);
    expect(category).toBeInTheDocument();
  });

  it("are cleared together, and search and sort stay", async () => {
    const { user, search } = await openBrowse("?q=a&category=soil&difficulty=hard&dir=desc");
    await press(user, "Clear filters");
    expect(search()).toBe("?q=a&dir=desc");
    expect(screen.queryByText(/active filter/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
    expect(searchBox()).toHaveValue("a");
  });

  it("need no clearing when none is set", async () => {
    await openBrowse("?q=a");
    expect(screen.queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
  });

  it("say that no tip matches, and are all reset at once", async () => {
    const { user, search } = await openBrowse("?q=a&category=soil&difficulty=easy&dir=desc");
    expect(screen.getByText("No tips match your current filters")).toBeVisible();
    expect(screen.getByText("Showing 0 of 3 premium gardening tips")).toBeVisible();
    await press(user, "Reset all filters");
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(searchBox()).toHaveValue("");
    expect(search()).toBe("");
  });
});

describe("the search", () => {
  it("finds a tip by title, plant type, category or author", async () => {
    const { user } = await openBrowse();
    for (const query of ["wigwam", "runner", "vertical", member.name]) {
      await fill(user, "Search tips", query);
      expect(shownTitles()).toEqual([beans.title]);
    }
  });

  it("does not mind capitals, nor words in another order", async () => {
    const { user } = await openBrowse();
    for (const query of ["KALE AFTER", "frost kale"]) {
      await fill(user, "Search tips", query);
      expect(shownTitles()).toEqual([kale.title]);
    }
  });

  it("finds a tip by its description, accents or not", async () => {
    serveTips(kale, { ...beans, description: "Très bien for the Rosé wine." });
    const { user } = await openBrowse();
    await fill(user, "Search tips", "tres rose");
    expect(shownTitles()).toEqual([beans.title]);
  });

  it("finds no one by an email that is not shown", async () => {
    const { user } = await openBrowse();
    await fill(user, "Search tips", kale.email);
    await screen.findByText("No tips match your current filters");
    expect(shownTitles()).toEqual([]);
  });

  it("keeps every letter and the cursor while someone types", async () => {
    const { user, search } = await openBrowse();
    await user.type(searchBox(), "leaf mould & more");
    expect(searchBox()).toHaveValue("leaf mould & more");
    expect(searchBox()).toHaveFocus();
    await waitFor(() => expect(search()).toBe("?q=leaf+mould+%26+more"));
    expect(searchBox()).toHaveValue("leaf mould & more");
  });

  it("is in the address at once when someone leaves the box", async () => {
    const { user, search } = await openBrowse();
    await user.type(searchBox(), "kale");
    await user.tab();
    await act(async () => {});
    expect(search()).toBe("?q=kale");
  });

  it("goes along when a filter or a sort is chosen before the address has followed", async () => {
    const { user, search } = await openBrowse();
    searchBox().focus();
    await user.keyboard("kale");
    await user.click(screen.getByRole("button", { name: "Difficulty" }));
    await waitFor(() => expect(search()).toBe("?q=kale&sort=difficulty"));
    expect(searchBox()).toHaveValue("kale");
  });

  it("gives way to another one that comes by a link or Back", async () => {
    const { user, router, search } = await openBrowse("?q=beans");
    await user.type(searchBox(), " and peas");
    await act(() => router.navigate("/browseTips?q=leeks"));
    expect(searchBox()).toHaveValue("leeks");
    await act(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2)));
    expect(search()).toBe("?q=leeks");
  });

  it("leaves no step of its own in the history", async () => {
    const { user, router, pathname } = await openBrowse();
    await act(() => router.navigate("/aboutUs"));
    await user.click(screen.getByRole("link", { name: "Browse Tips" }));
    await screen.findByText(/^Showing /);
    await user.type(searchBox(), "kale");
    await act(() => router.navigate(-1));
    expect(pathname()).toBe("/aboutUs");
  });
});

describe("a list of a thousand tips", () => {
  const thousand = Array.from({ length: 1000 }, (_, index) =>
    tipRecord({ title: `Tip number ${String(index).padStart(4, "0")}` }),
  );

  it("has only those near the window in the page, and says how many there are", async () => {
    serveTips(...thousand);
    await openBrowse();
    expect(screen.getByText("Showing 1,000 of 1,000 premium gardening tips")).toBeVisible();
    const items = within(screen.getByRole("main")).getAllByRole("listitem");
    expect(items.length).toBeGreaterThan(3);
    expect(items.length).toBeLessThan(60);
    expect(items[0]).toHaveTextContent("Tip number 0000");
    expect(items[1]).toHaveAttribute("aria-posinset", "2");
    expect(items[1]).toHaveAttribute("aria-setsize", "1000");
  });

  it("is searched as a whole", async () => {
    serveTips(...thousand);
    const { user } = await openBrowse();
    await user.type(searchBox(), "number 0987");
    expect(await screen.findByRole("article", { name: "Tip number 0987" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(1);
  });
});

describe("the address", () => {
  it("brings everything back: search, filters and sort", async () => {
    serveTips(
      tipRecord({ title: "One leaf", category: "soil", difficulty: "Hard" }),
      tipRecord({ title: "Two leaves", category: "soil", difficulty: "hard" }),
      tipRecord({ title: "Three leaves", category: "soil", difficulty: "Easy" }),
      tipRecord({ title: "Four leaves", category: "watering", difficulty: "Hard" }),
      tipRecord({ title: "Five roots", category: "soil", difficulty: "Hard" }),
    );
    const { user } = await openBrowse("?q=lea&category=soil&difficulty=hard&sort=title&dir=desc");
    expect(shownTitles()).toEqual(["Two leaves", "One leaf"]);
    expect(searchBox()).toHaveValue("lea");
    await press(user, "Filters");
    expect(screen.getByRole("combobox", { name: "Category" })).toHaveDisplayValue("Soil");
    expect(screen.getByRole("combobox", { name: "Difficulty" })).toHaveDisplayValue("Hard");
  });

  it.each([
    "?q=&category=&difficulty=&sort=&dir=",
    "?category=nonsense&difficulty=impossible&sort=colour&dir=sideways&page=7",
  ])("counts for nothing where it says %s", async (address) => {
    await openBrowse(address);
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(screen.queryByText(/active filter/)).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Title" })).toBePressed();
  });

  it("of the pest control slide is no filter while no tip is about that", async () => {
    await openBrowse("?category=pestControl");
    expect(shownTitles()).toHaveLength(3);
  });

  it("gives each sort and filter back, step by step", async () => {
    const { user, router } = await openBrowse();
    await press(user, "Difficulty");
    await choose(user, "Category", "Soil");
    await press(user, "Clear filters");
    await act(() => router.navigate(-1));
    expect(shownTitles()).toEqual([compost.title]);
    expect(screen.getByRole("combobox", { name: "Category" })).toHaveDisplayValue("Soil");
    await act(() => router.navigate(-1));
    expect(shownTitles()).toEqual([kale.title, beans.title, compost.title]);
    await act(() => router.navigate(-1));
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
  });

  it("gives the search back after a look at a tip", async () => {
    const { user, router } = await openBrowse("?sort=category", { isSignedIn: true });
    await fill(user, "Search tips", "kale");
    await user.click(card(kale.title).getByRole("link", { name: "View Details" }));
    await screen.findByRole("heading", { level: 1, name: kale.title });
    await act(() => router.navigate(-1));
    await screen.findByText("Showing 1 of 3 premium gardening tips");
    expect(searchBox()).toHaveValue("kale");
  });

  it("gives the search box back what Reset took", async () => {
    const { user, router } = await openBrowse("?q=nothing+like+it");
    await press(user, "Reset all filters");
    await act(() => router.navigate(-1));
    expect(searchBox()).toHaveValue("nothing like it");
  });

  it("changes without asking the server again", async () => {
    const calls = recordBackendCalls();
    const { user, router } = await openBrowse();
    await press(user, "Category");
    await choose(user, "Difficulty", "Hard");
    await user.type(searchBox(), "leaf");
    await press(user, "Clear filters");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(shownTitles()).toEqual([compost.title]));
    expect(lines(calls)).toEqual(["GET /shareTips"]);
  });
});

describe("a search that forgives", () => {
  it("finds a tip despite a slip of the finger, and says where the word is", async () => {
    serveTips(
      tipRecord({ title: "Stakes before June", description: "Tie the tomatoes in every week." }),
      kale,
    );
    const { user } = await openBrowse();
    await fill(user, "Search tips", "tomatos");
    await waitFor(() => expect(shownTitles()).toEqual(["Stakes before June"]));
    expect(card("Stakes before June").getByText("Tie the tomatoes in every week.")).toBeVisible();
    expect(card("Stakes before June").getByText(/^In the text:/)).toBeVisible();
  });

  it("says nothing of the place where the card shows the word already", async () => {
    serveTips(tipRecord({ title: "Tomato stakes", description: "Tie the tomatoes in." }));
    const { user } = await openBrowse();
    await fill(user, "Search tips", "tomatoes");
    await waitFor(() => expect(screen.getByText(/^Showing 1 of 1 /)).toBeVisible());
    expect(screen.queryByText(/^In the text:/)).not.toBeInTheDocument();
  });

  it("has the best match first until a sort is pressed", async () => {
    serveTips(
      tipRecord({ title: "A bed for leeks", description: "After the tomatoes." }),
      tipRecord({ title: "Tomatoes in pots" }),
    );
    const { user } = await openBrowse();
    await fill(user, "Search tips", "tomato");
    await waitFor(() => expect(shownTitles()).toEqual(["Tomatoes in pots", "A bed for leeks"]));
    expect(screen.getByRole("button", { name: "Title" })).toHaveAttribute("aria-pressed", "false");
    await press(user, "Title");
    await waitFor(() => expect(shownTitles()).toEqual(["A bed for leeks", "Tomatoes in pots"]));
    expect(screen.getByRole("button", { name: "Title" })).toHaveAttribute("aria-pressed", "true");
  });

  it("offers the nearest word where nothing is found", async () => {
    serveTips(tipRecord({ title: "Chrysanthemums in pots" }), kale);
    const { user } = await openBrowse("?q=crysantemum");
    await press(user, "chrysanthemums");
    await waitFor(() => expect(shownTitles()).toEqual(["Chrysanthemums in pots"]));
    expect(searchBox()).toHaveValue("chrysanthemums");
    expect(searchBox()).toHaveFocus();
  });

  it("takes a sentence for what matters in it", async () => {
    serveTips(tipRecord({ title: "When it is dry, water the ferns" }), kale);
    const { user } = await openBrowse();
    await fill(user, "Search tips", "when to water my ferns");
    await waitFor(() => expect(shownTitles()).toEqual(["When it is dry, water the ferns"]));
  });

  it("shows all tips while nothing but little words is typed", async () => {
    const { user } = await openBrowse();
    await fill(user, "Search tips", "what is the");
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
  });
});

describe("the tips of one author", () => {
  const list = [
    tipRecord({ title: "One of hers", name: " Inés & Söhne " }),
    tipRecord({ title: "Another of hers", name: "Inés & Söhne" }),
    tipRecord({ title: "One of his", name: "Bram" }),
  ];

  it("are behind their address, which says whose they are", async () => {
    serveTips(...list);
    await openBrowse(paths.tipsBy({ author: "Inés & Söhne" }).slice("/browseTips".length));
    expect(shownTitles()).toEqual(["Another of hers", "One of hers"]);
    expect(screen.getByText("Author: Inés & Söhne")).toBeVisible();
    expect(screen.getByRole("button", { name: "Filters" })).toHaveAccessibleDescription(
      "1 active filter",
    );
  });

  it("are chosen among the filters", async () => {
    serveTips(...list);
    const { user, search } = await openBrowse();
    await choose(user, "Author", "Bram");
    expect(shownTitles()).toEqual(["One of his"]);
    expect(search()).toBe("?author=Bram");
    await press(user, "Clear filters");
    expect(shownTitles()).toHaveLength(3);
  });
});

describe("the tips of this month", () => {
  const list = [
    tipRecord({ title: "Leaves", description: "Rake them in autumn." }),
    tipRecord({ title: "Tulips", description: "Plant them in late November." }),
    tipRecord({ title: "Seedlings", description: "Sow them in spring, after the last frost." }),
    tipRecord({ title: "Whenever", description: "You may weed." }),
  ];

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00"), toFake: ["Date"] });
    serveTips(...list);
  });

  it("are one press away, each with its own words for when", async () => {
    const { user, search } = await openBrowse();
    await press(user, "November");
    expect(shownTitles()).toEqual(["Leaves", "Tulips"]);
    expect(card("Tulips").getByText("When: “late November”")).toBeVisible();
    expect(card("Leaves").getByText("When: “autumn”")).toBeVisible();
    expect(search()).toBe("?month=november");
    await press(user, "November");
    expect(shownTitles()).toHaveLength(4);
  });

  it("are those of spring for southern gardeners", async () => {
    localStorage.setItem("sow-and-tell:hemisphere", '"southern"');
    const { user } = await openBrowse();
    await press(user, "November");
    expect(shownTitles()).toEqual(["Seedlings", "Tulips"]);
  });

  it("are where the season strip leads to", async () => {
    const { user, search } = await openBrowse();
    await user.click(await screen.findByRole("link", { name: "November:" }));
    expect(search()).toBe("?month=november");
    expect(shownTitles()).toEqual(["Leaves", "Tulips"]);
  });

  it("may be those of any other month", async () => {
    const { user } = await openBrowse();
    await choose(user, "Month", "April");
    expect(shownTitles()).toEqual(["Seedlings"]);
  });
});

describe("the categories", () => {
  it("are one press away, and another press takes them back", async () => {
    const { user, search } = await openBrowse();
    const soil = within(screen.getByRole("group", { name: "Categories" })).getByRole("button", {
      name: "Soil",
    });
    await user.click(soil);
    expect(soil).toBePressed();
    expect(shownTitles()).toEqual([compost.title]);
    expect(search()).toBe("?category=soil");
    await user.click(soil);
    expect(shownTitles()).toHaveLength(3);
  });
});

describe("the filters on a phone", () => {
  it("end in a button that says how many tips they leave, and shows those", async () => {
    const { user } = await openBrowse();
    await choose(user, "Category", "Soil");
    await press(user, "Show 1 tip");
    expect(screen.getByRole("button", { name: "Filters" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    expect(main().getByRole("list").parentElement).toHaveFocus();
  });
});
