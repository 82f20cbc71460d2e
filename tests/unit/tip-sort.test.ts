import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip.schema";
import {
  difficultyRank,
  type SortField,
  sortDirections,
  sortFields,
  sortTips,
} from "@/features/tips/tip-sort";
import { anyTip, makeTip } from "../support/factories";

fc.configureGlobal({ numRuns: 1000 });

function titlesOf(tips: readonly Tip[]): string[] {
  return tips.map((tip) => tip.title);
}

/** The tips' values of one field, in ascending order of that field. */
function sorted(field: SortField, values: readonly string[]): string[] {
  const tips = values.map((value) => makeTip({ [field]: value }));
  return sortTips(tips, field, "asc").map((tip) => tip[field]);
}

describe("sorting by title", () => {
  it.each([
    ["case aside", ["beans", "Apples", "apricots"], ["Apples", "apricots", "beans"]],
    ["accents aside", ["Zinnia", "Écorce", "Edamame"], ["Écorce", "Edamame", "Zinnia"]],
    ["numbers by value", ["10 beds", "9 beds", "1 bed"], ["1 bed", "9 beds", "10 beds"]],
    ["numbers inside", ["Bed 12", "bed 2", "Bed 1"], ["Bed 1", "bed 2", "Bed 12"]],
    ["an empty one first", ["Kale", ""], ["", "Kale"]],
  ])("takes %s", (_, values, expected) => {
    expect(sorted("title", values)).toEqual(expected);
  });

  it("turns around when descending", () => {
    const tips = ["b", "C", "a"].map((title) => makeTip({ title }));
    expect(titlesOf(sortTips(tips, "title", "desc"))).toEqual(["C", "b", "a"]);
  });
});

describe("sorting by category", () => {
  it("goes by the name for people", () => {
    const values = ["vaz", "vartecalGardening", "watering", "soil", "pestControl", "composting"];
    expect(sorted("category", values)).toEqual([
      "composting",
      "pestControl",
      "soil",
      "vaz",
      "vartecalGardening",
      "watering",
    ]);
  });
});

describe("sorting by difficulty", () => {
  it("goes from easy to hard, whatever the alphabet says", () => {
    expect(sorted("difficulty", ["hard", "easy", "medium"])).toEqual(["easy", "medium", "hard"]);
  });

  it("takes the words in any case", () => {
    expect(sorted("difficulty", ["HARD", "Medium", "eAsy"])).toEqual(["eAsy", "Medium", "HARD"]);
  });

  it("puts whatever else was stored last, as it came", () => {
    const values = ["tricky", "hard", "", "brutal", "easy"];
    expect(sorted("difficulty", values)).toEqual(["easy", "hard", "tricky", "", "brutal"]);
  });

  it("goes from others to easy when descending", () => {
    const tips = ["easy", "so-so", "hard"].map((difficulty) => makeTip({ difficulty }));
    const result = sortTips(tips, "difficulty", "desc").map((tip) => tip.difficulty);
    expect(result).toEqual(["so-so", "hard", "easy"]);
  });

  it.each([
    ["easy", 0],
    [" Medium ", 1],
    ["HARD", 2],
    ["", 3],
    ["hardest", 3],
    ["constructor", 3],
  ])("ranks %j as %d", (difficulty, rank) => {
    expect(difficultyRank(difficulty)).toBe(rank);
  });
});

describe.each(sortDirections)("equals sorted %s", (direction) => {
  it.each([
    ["title", ["Kale", "kale", "KÂLE"]],
    ["category", ["soil", "Soil", "SOIL"]],
    ["difficulty", ["hard", "Hard", " HARD"]],
  ] as const)("keep the order of their %s", (field, values) => {
    const tips = values.map((value) => makeTip({ [field]: value }));
    expect(sortTips(tips, field, direction)).toEqual(tips);
  });
});

/** The order of two tips: below 0, 0 or above; NaN if the sort contradicts itself. */
function order(a: Tip, b: Tip, field: SortField): number {
  const isKept = sortTips([a, b], field, "asc")[0] === a;
  const isKeptBackwards = sortTips([b, a], field, "asc")[0] === b;
  if (isKept && isKeptBackwards) return 0;
  if (isKept) return -1;
  return isKeptBackwards ? 1 : Number.NaN;
}

const anyTips = fc.array(anyTip, { maxLength: 12 });
const anyField = fc.constantFrom(...sortFields);
const anyDirection = fc.constantFrom(...sortDirections);

describe("any sort of any tips", () => {
  it("is total: of any two it knows which comes first, or that it does not matter", () => {
    fc.assert(
      fc.property(anyTip, anyTip, anyField, (a, b, field) => {
        expect([-1, 0, 1]).toContain(order(a, b, field));
      }),
    );
  });

  it("is antisymmetric", () => {
    fc.assert(
      fc.property(anyTip, anyTip, anyField, (a, b, field) => {
        expect(order(a, b, field) + order(b, a, field)).toBe(0);
      }),
    );
  });

  it("is transitive: every tip is in order with every later one, not only to the next", () => {
    fc.assert(
      fc.property(anyTips, anyField, (tips, field) => {
        const result = sortTips(tips, field, "asc");
        for (const [index, tip] of result.entries()) {
          for (const later of result.slice(index + 1)) {
            expect(order(tip, later, field)).toBeLessThanOrEqual(0);
          }
        }
      }),
    );
  });

  it("is stable: equals keep their order, in both directions", () => {
    fc.assert(
      fc.property(anyTips, anyField, anyDirection, (tips, field, direction) => {
        const result = sortTips(tips, field, direction);
        for (const [index, tip] of result.entries()) {
          for (const later of result.slice(index + 1)) {
            if (order(tip, later, field) !== 0) continue;
            expect(tips.indexOf(tip)).toBeLessThan(tips.indexOf(later));
          }
        }
      }),
    );
  });

  it("keeps every tip, and none twice", () => {
    fc.assert(
      fc.property(anyTips, anyField, anyDirection, (tips, field, direction) => {
        const result = sortTips(tips, field, direction);
        expect(result).toHaveLength(tips.length);
        expect(new Set(result)).toEqual(new Set(tips));
      }),
    );
  });

  it("changes nothing when done again", () => {
    fc.assert(
      fc.property(anyTips, anyField, anyDirection, (tips, field, direction) => {
        const once = sortTips(tips, field, direction);
        expect(sortTips(once, field, direction)).toEqual(once);
      }),
    );
  });

  it("turns the keys around when descending", () => {
    fc.assert(
      fc.property(anyTips, anyField, (tips, field) => {
        const ascending = sortTips(tips, field, "asc").reverse();
        const descending = sortTips(tips, field, "desc");
        for (const [index, tip] of descending.entries()) {
          expect(order(tip, ascending[index] ?? tip, field)).toBe(0);
        }
      }),
    );
  });

  it("leaves the list given as it was", () => {
    fc.assert(
      fc.property(anyTips, anyField, anyDirection, (tips, field, direction) => {
        const before = [...tips];
        sortTips(Object.freeze(tips), field, direction);
        expect(tips.every((tip, index) => tip === before[index])).toBe(true);
      }),
    );
  });
});
