import * as fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { type Tip, TipSchema } from "@/features/tips/tip";
import {
  newestFirst,
  type SortDirection,
  type SortField,
  sortFields,
  sortTips,
} from "@/features/tips/tip-sort";
import { anyTip, makeTip, tipRecord } from "../support/factories";

/** The sorted values of a field. */
function sorted(
  field: SortField,
  values: readonly string[],
  direction: SortDirection = "asc",
): string[] {
  const tips = values.map((value) => makeTip({ [field]: value }));
  return sortTips(tips, field, direction).map((tip) => tip[field]);
}

it.each([
  ["ignores case", ["beans", "Apples", "apricots"], ["Apples", "apricots", "beans"]],
  ["ignores spaces around it", [" Peas", "Beans"], ["Beans", " Peas"]],
  ["ignores accents", ["Zinnia", "Écorce", "Edamame"], ["Écorce", "Edamame", "Zinnia"]],
  ["compares numbers by value", ["Bed 12", "bed 2", "Bed 1"], ["Bed 1", "bed 2", "Bed 12"]],
  ["puts an empty title first", ["Kale", ""], ["", "Kale"]],
])("sorting by title %s", (_, values, expected) => {
  expect(sorted("title", values)).toEqual(expected);
});

it("sorting by category uses the displayed name", () => {
  const values = ["vaz", "vartecalGardening", "watering", "soil"];
  expect(sorted("category", values)).toEqual(["soil", "vaz", "vartecalGardening", "watering"]);
});

it("sorting by difficulty goes from easy to hard or back, and treats any other text as the hardest", () => {
  const values = ["constructor", "HARD", "", " Medium ", "brutal", "eAsy"];
  const others = ["constructor", "", "brutal"];
  expect(sorted("difficulty", values)).toEqual(["eAsy", " Medium ", "HARD", ...others]);
  expect(sorted("difficulty", values, "desc")).toEqual([...others, "HARD", " Medium ", "eAsy"]);
});

it("sorting by time knows the formats in which old tips have it", () => {
  const newest = [
    "2026-04-05T06:07:08.009Z",
    Date.UTC(2026, 3, 4),
    String(Date.UTC(2026, 3, 3)),
    Date.UTC(2026, 3, 2) / 1000,
    "Wed, 01 Apr 2026 12:00:00 GMT",
    "2026-03-31",
    "March 30, 2026",
    undefined,
  ];
  const tips = newest.map((createdAt) => v.parse(TipSchema, tipRecord({ createdAt })));
  expect(newestFirst(tips.toReversed())).toEqual(tips);
});

/** The order of two tips: negative, 0 or positive; NaN if the sort contradicts itself. */
function order(a: Tip, b: Tip, field: SortField): number {
  const isFirst = sortTips([a, b], field, "asc")[0] === a;
  const isFirstAfter = sortTips([b, a], field, "asc")[0] === a;
  if (isFirst) return isFirstAfter ? -1 : 0;
  return isFirstAfter ? Number.NaN : 1;
}

it("any sort puts every tip in a total and stable order, in a new list", () => {
  const anyTips = fc.array(anyTip, { maxLength: 12 });
  const anyField = fc.constantFrom(...sortFields);
  fc.assert(
    fc.property(anyTips, anyField, (tips, field) => {
      Object.freeze(tips);
      const compare = (a: Tip, b: Tip) => order(a, b, field);
      expect(sortTips(tips, field, "asc")).toEqual(tips.toSorted(compare));
      expect(sortTips(tips, field, "desc")).toEqual(tips.toSorted((a, b) => compare(b, a)));
    }),
    { numRuns: 500 },
  );
});
