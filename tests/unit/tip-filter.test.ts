import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip.schema";
import {
  type ActiveFilters,
  createTipFilter,
  type FilterContext,
  filterOptionsIn,
} from "@/features/tips/tip-filter";
import { anyTip, makeTip } from "../support/factories";

const kale = makeTip({
  title: "Kale after frost",
  category: "vartecalGardening",
  difficulty: "Easy",
  name: " Inés & Söhne ",
  description: "Sweeter once it has frozen. Sow in late spring.",
});

const beans = makeTip({
  title: "Beans on a wigwam",
  category: "soil",
  difficulty: " HARD",
  name: "Bram",
  description: "Sow in November, under glass.",
});

const reader: FilterContext = { hemisphere: "northern", savedIds: new Set([beans._id]) };

function found(active: ActiveFilters, by: Partial<FilterContext> = {}): Tip[] {
  const passes = createTipFilter({ ...reader, ...by });
  return [kale, beans].filter((tip) => passes(tip, active));
}

function optionsOf(name: string, fields: readonly Partial<Tip>[]) {
  return filterOptionsIn(fields.map(makeTip)).get(name);
}

describe("the filters", () => {
  it.each([
    [{}, [kale, beans]],
    [{ category: "soil" }, [beans]],
    [{ category: "Soil" }, []],
    [{ difficulty: "hard" }, [beans]],
    [{ difficulty: "medium" }, []],
    [{ author: "Inés & Söhne" }, [kale]],
    [{ author: "Inés" }, []],
    [{ month: "may" }, [kale]],
    [{ month: "november" }, [beans]],
    [{ saved: "1" }, [beans]],
    [{ category: "soil", difficulty: "easy" }, []],
  ])("in %j let through what passes all of them", (active, expected) => {
    expect(found(active)).toEqual(expected);
  });

  it("give southern gardeners their own spring", () => {
    expect(found({ month: "november" }, { hemisphere: "southern" })).toEqual([kale, beans]);
    expect(found({ month: "may" }, { hemisphere: "southern" })).toEqual([]);
  });

  it("let through each tip that an option was made of", () => {
    fc.assert(
      fc.property(fc.array(anyTip), (list) => {
        const passes = createTipFilter(reader);
        for (const name of ["category", "difficulty", "author"]) {
          for (const { value } of filterOptionsIn(list).get(name) ?? []) {
            expect(list.some((tip) => passes(tip, { [name]: value }))).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("the options", () => {
  it("of the category are those that occur, once each, by name", () => {
    const stored = ["watering", "soil", "vartecalGardening", "soil", "Herbs", "", "  "];
    expect(
      optionsOf(
        "category",
        stored.map((category) => ({ category })),
      ),
    ).toEqual([
      { value: "Herbs", label: "Herbs" },
      { value: "soil", label: "Soil" },
      { value: "vartecalGardening", label: "Vertical Gardening" },
      { value: "watering", label: "Watering" },
    ]);
  });

  it.each(["constructor", "__proto__", "toString"])("show the category %s as it is", (category) => {
    expect(optionsOf("category", [{ category }])).toEqual([{ value: category, label: category }]);
  });

  it("of the difficulty have one entry for all spellings of a word, easy to hard, then others", () => {
    const stored = ["tricky", "Hard", "EASY", "easy", " Easy ", "brutal", "medium", "hard", " "];
    expect(
      optionsOf(
        "difficulty",
        stored.map((difficulty) => ({ difficulty })),
      ),
    ).toEqual([
      { value: "easy", label: "Easy" },
      { value: "medium", label: "Medium" },
      { value: "hard", label: "Hard" },
      { value: "brutal", label: "Brutal" },
      { value: "tricky", label: "Tricky" },
    ]);
  });

  it("of the author are the names as they are shown, by name", () => {
    const stored = ["Zoë", " Bram ", "Bram", "", "  "];
    expect(
      optionsOf(
        "author",
        stored.map((name) => ({ name })),
      ),
    ).toEqual([
      { value: "Bram", label: "Bram" },
      { value: "Zoë", label: "Zoë" },
    ]);
  });
});
