import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Tip } from "@/features/tips/tip";
import {
  type ActiveFilters,
  type FilterContext,
  filterOptionsIn,
  passesFilters,
  titleWithoutTips,
} from "@/features/tips/tip-filter";
import type { Hemisphere } from "@/lib/hemisphere";
import { makeTip } from "../support/factories";

const lastVisit = Date.parse("2026-05-01T08:00:00.000Z");

beforeEach(() => void vi.useFakeTimers({ now: lastVisit + 60_000, toFake: ["Date"] }));

const kale = makeTip({
  createdAt: "2026-05-01T08:00:00.001Z",
  title: "Kale after frost",
  category: "vartecalGardening",
  difficulty: "Easy",
  name: " Inés & Söhne ",
  description: "Sweeter once it has frozen. Sow in late spring.",
});

const beans = makeTip({
  createdAt: "2026-05-01T08:00:00.000Z",
  title: "Beans on a wigwam",
  category: "soil",
  difficulty: " HARD",
  name: "Bram",
  description: "Sow in November, under glass.",
});

const context: FilterContext = { hemisphere: "northern", lastVisit, user: null };

function found(active: ActiveFilters, hemisphere: Hemisphere = "northern"): Tip[] {
  return [kale, beans].filter((tip) => passesFilters(tip, active, { ...context, hemisphere }));
}

function optionsFor(field: "category" | "difficulty" | "name", values: readonly string[]) {
  const options = filterOptionsIn(
    values.map((value) => makeTip({ [field]: value })),
    context,
  );
  const found = options.get(field === "name" ? "author" : field);
  return found?.map(({ value, label }) => `${value}: ${label}`);
}

describe("the filters", () => {
  it.each([
    [{}, [kale, beans]],
    [{ category: "soil" }, [beans]],
    [{ category: " Soil" }, [beans]],
    [{ difficulty: "hard" }, [beans]],
    [{ difficulty: "medium" }, []],
    [{ shared: "new" }, [kale]],
    [{ shared: "old" }, []],
    [{ author: "Inés & Söhne" }, [kale]],
    [{ author: "ine\u0301s & söhne" }, [kale]],
    [{ author: "Inés" }, []],
    [{ month: "may" }, [kale]],
    [{ month: "november" }, [beans]],
    [{ category: "soil", difficulty: "easy" }, []],
  ])("find only the tips that pass all of %j", (active, expected) => {
    expect(found(active)).toEqual(expected);
  });

  it("use the seasons of the reader's hemisphere", () => {
    expect(found({ month: "november" }, "southern")).toEqual([kale, beans]);
    expect(found({ month: "may" }, "southern")).toEqual([]);
  });
});

describe("a tip that was shared since the last visit", () => {
  const rowan = { email: "rowan@example.org", displayName: "Rowan Hart" };
  const isNew = (fields: Partial<Tip>, user: FilterContext["user"] = rowan) =>
    passesFilters(makeTip({ ...kale, ...fields }), { shared: "new" }, { ...context, user });

  it("is new", () => expect(isNew({})).toBe(true));

  it("is not new to its author, not even in a list without e-mail addresses", () => {
    expect(isNew({ email: " Rowan@example.org" })).toBe(false);
    expect(isNew({ email: "", name: "Rowan  hart" })).toBe(false);
  });

  it("is new to somebody of the same name, to a visitor, and to a member without a name", () => {
    expect(isNew({ email: "another@example.org", name: "Rowan Hart" })).toBe(true);
    expect(isNew({ email: "", name: "Rowan Hart" }, null)).toBe(true);
    expect(isNew({ email: "", name: "" }, { ...rowan, displayName: null })).toBe(true);
  });

  it("is not new if its time is yet to come, as of a clock that is wrong", () => {
    expect(isNew({ createdAt: "2026-05-01T09:00:00.000Z" })).toBe(false);
    expect(isNew({ createdAt: "2031-01-01" })).toBe(false);
  });
});

describe("the title without tips", () => {
  it.each([
    [{ author: "Harriet Pell" }, "No tips by Harriet Pell yet"],
    [{ author: "Harriet Pell", category: "soil" }, "No tips by Harriet Pell yet"],
    [{ category: "pestControl" }, "No tips about Pest Control yet"],
    [{ category: "mushrooms" }, "No tips about mushrooms yet"],
    [{ difficulty: "medium" }, "No tips rated Medium yet"],
    [{ difficulty: "impossible" }, "No tips rated Impossible yet"],
    [{ month: "february" }, "No tips for February yet"],
    [{ month: "smarch" }, "No tips for Smarch yet"],
    [{ shared: "old" }, "No tips shared old"],
    [{ author: "נעמי" }, "No tips by \u2068נעמי\u2069 yet"],
    // Each of them has a tip, but no tip has both.
    [{ author: "Bram", difficulty: "easy" }, null],
    [{ author: "bram" }, null],
    [{}, null],
  ])("with the filters %j is %j", (active, title) => {
    expect(titleWithoutTips([kale, beans], active, context)).toBe(title);
  });

  it("says that nothing is new", () => {
    expect(titleWithoutTips([beans], { shared: "new" }, context)).toBe(
      "No tips shared since your last visit",
    );
  });
});

describe("the options of a filter", () => {
  it("for the category are the existing ones, once each, sorted by name", () => {
    const stored = ["watering", "soil", "vartecalGardening", "soil", "Herbs", "", "  "];
    expect(optionsFor("category", stored)).toEqual([
      "Herbs: Herbs",
      "soil: Soil",
      "vartecalGardening: Vertical Gardening",
      "watering: Watering",
    ]);
  });

  it("for the category are one for all spellings of a name", () => {
    const stored = ["Composting", "composting", "Plant Care", "plantCare ", "Herbs", "HERBS\u200b"];
    expect(optionsFor("category", stored)).toEqual([
      "composting: Composting",
      "Herbs: Herbs",
      "plantCare: Plant Care",
    ]);
  });

  it.each(["constructor", "__proto__"])("include a category named %s", (category) => {
    expect(optionsFor("category", [category])).toEqual([`${category}: ${category}`]);
  });

  it("for the difficulty ignore case and spaces, and are sorted from easy to hard, then others", () => {
    const stored = ["tricky", "Hard", "EASY", " Easy ", "brutal", "medium", "hard", " "];
    expect(optionsFor("difficulty", stored)).toEqual([
      "easy: Easy",
      "medium: Medium",
      "hard: Hard",
      "brutal: Brutal",
      "tricky: Tricky",
    ]);
  });

  it("for the author are the displayed names, sorted", () => {
    const stored = ["Zoë", " Bram ", "Bram", "", "  "];
    expect(optionsFor("name", stored)).toEqual(["Bram: Bram", "Zoë: Zoë"]);
  });

  it("for the author are one for all spellings that look the same", () => {
    const stored = [
      "Siobhán",
      "Siobha\u0301n",
      "Ann Lee",
      "Ann  Lee",
      "Ann\u00a0Lee",
      "Ann\u200b Lee",
    ];
    expect(optionsFor("name", stored)).toEqual(["Ann Lee: Ann Lee", "Siobhán: Siobhán"]);
  });
});
