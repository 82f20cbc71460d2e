import { describe, expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip";
import {
  type ActiveFilters,
  type FilterContext,
  filterOptionsIn,
  passesFilters,
} from "@/features/tips/tip-filter";
import type { Hemisphere } from "@/lib/choices";
import { makeTip } from "../support/factories";

const lastVisit = Date.parse("2026-05-01T08:00:00.000Z");

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

function found(active: ActiveFilters, hemisphere: Hemisphere = "northern"): Tip[] {
  return [kale, beans].filter((tip) => passesFilters(tip, active, { hemisphere, lastVisit }));
}

const context: FilterContext = { hemisphere: "northern", lastVisit };

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
