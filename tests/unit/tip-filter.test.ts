import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip.schema";
import {
  categoriesIn,
  difficultiesIn,
  passesFilter,
  type TipFilter,
} from "@/features/tips/tip-filter";
import { anyTip, makeTip } from "./tip-factory";

fc.configureGlobal({ numRuns: 1000 });

const noFilter: TipFilter = { category: null, difficulty: null };

const kale = makeTip({
  title: "Kale after frost",
  plantType: "Brassica",
  category: "vartecalGardening",
  difficulty: "Easy",
  name: "Inés Okafor",
  description: "Sweeter once it has frozen.",
});

const beans = makeTip({
  title: "Beans on a wigwam",
  plantType: "Runner bean",
  category: "soil",
  difficulty: " HARD",
  name: "Bram",
  description: "Tie them in early.",
});

const tips = [kale, beans];

function found(filter: Partial<TipFilter>): Tip[] {
  return tips.filter((tip) => passesFilter(tip, { ...noFilter, ...filter }));
}

describe("the filters", () => {
  it.each([
    [{ category: "soil" }, [beans]],
    [{ category: "Soil" }, []],
    [{ difficulty: "hard" }, [beans]],
    [{ difficulty: "easy" }, [kale]],
    [{ difficulty: "medium" }, []],
    [{ category: "soil", difficulty: "easy" }, []],
  ])("in %j let through what passes all of them", (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });
});

describe("any filter of any tips", () => {
  it("lets everything through that was not asked about", () => {
    fc.assert(
      fc.property(anyTip, (tip) => {
        expect(passesFilter(tip, noFilter)).toBe(true);
      }),
    );
  });
});

describe("the category options", () => {
  it("are those that occur, once each, by name", () => {
    const stored = ["watering", "soil", "vartecalGardening", "soil", "Herbs"];
    expect(categoriesIn(stored.map((category) => makeTip({ category })))).toEqual([
      { value: "Herbs", label: "Herbs" },
      { value: "soil", label: "Soil" },
      { value: "vartecalGardening", label: "Vertical Gardening" },
      { value: "watering", label: "Watering" },
    ]);
  });

  it.each(["", "  "])("leave the blank %j out", (category) => {
    expect(categoriesIn([makeTip({ category })])).toEqual([]);
  });

  it.each(["constructor", "__proto__", "toString"])("show %s as it is", (category) => {
    expect(categoriesIn([makeTip({ category })])).toEqual([{ value: category, label: category }]);
  });
});

describe("the difficulty options", () => {
  it("have one entry for all spellings of a word, easy to hard, then others", () => {
    const stored = ["tricky", "Hard", "EASY", "easy", " Easy ", "brutal", "medium", "hard"];
    expect(difficultiesIn(stored.map((difficulty) => makeTip({ difficulty })))).toEqual([
      { value: "easy", label: "Easy" },
      { value: "medium", label: "Medium" },
      { value: "hard", label: "Hard" },
      { value: "brutal", label: "Brutal" },
      { value: "tricky", label: "Tricky" },
    ]);
  });

  it.each(["", "  "])("leave the blank %j out", (difficulty) => {
    expect(difficultiesIn([makeTip({ difficulty })])).toEqual([]);
  });
});

describe("the options of any tips", () => {
  it("find at least one tip each", () => {
    fc.assert(
      fc.property(fc.array(anyTip), (list) => {
        for (const { value } of categoriesIn(list)) {
          expect(list.some((tip) => passesFilter(tip, { ...noFilter, category: value }))).toBe(
            true,
          );
        }
        for (const { value } of difficultiesIn(list)) {
          expect(list.some((tip) => passesFilter(tip, { ...noFilter, difficulty: value }))).toBe(
            true,
          );
        }
      }),
    );
  });
});
