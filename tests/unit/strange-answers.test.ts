import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createUserRecord } from "@/auth/users.api";
import { listExploreGardeners, listGardeners } from "@/features/gardeners/gardeners.api";
import type { NewTip } from "@/features/tips/tip.schema";
import {
  createTip,
  deleteTip,
  getTip,
  getTotalLikes,
  likeTip,
  listMyTips,
  listTips,
  listTrendingTips,
  updateTip,
} from "@/features/tips/tips.api";
import { HttpError } from "@/lib/http-error";
import { gardenerRecord, tipRecord } from "../support/factories";

const strangeKeys = ["__proto__", "constructor", "prototype", "toString", "length", "then", ""];

/** JSON that `JSON.stringify` never writes, and values that are easily mistaken for valid ones. */
const strangeValues = fc.constantFrom(
  ...["1e999", "-1e999", "-0", "-1", "0.5", "9007199254740993", "null", "true", '""', '" "'],
  ...['"12"', '"-3"', '"NaN"', '"\\ud800"', '"__proto__"', `"${"9".repeat(400)}"`],
  ...['{"__proto__":{"_id":"a"}}', '[["a"]]', `${"[".repeat(5000)}${"]".repeat(5000)}`],
);

const hugeText = fc
  .integer({ min: 1, max: 200_000 })
  .map((length) => JSON.stringify("\u{1F955}".repeat(length)));

const anyValue = fc.oneof(
  { weight: 60, arbitrary: fc.json({ stringUnit: "binary" }) },
  { weight: 20, arbitrary: strangeValues },
  { weight: 1, arbitrary: hugeText },
);

type Entry = readonly [key: string, value: string];

/** Builds the text, since an object cannot have `__proto__` or a duplicate key. */
function objectText(entries: readonly Entry[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`;
}

function entriesOf(record: object): Entry[] {
  return Object.entries(record).map(([key, value]) => [key, JSON.stringify(value)]);
}

/** A record of which some fields are missing, some of another type, and some unknown. */
function nearlyValid(record: object): fc.Arbitrary<string> {
  const valid = entriesOf(record);
  const key = fc.constantFrom(...Object.keys(record), ...strangeKeys);
  return fc
    .tuple(fc.subarray(valid), fc.array(fc.tuple(key, anyValue), { maxLength: 5 }))
    .map(([kept, invalid]) => objectText([...kept, ...invalid]));
}

function anyBody(record: object): fc.Arbitrary<string> {
  const item = nearlyValid(record);
  return fc.oneof(
    { weight: 4, arbitrary: item },
    {
      weight: 4,
      arbitrary: fc.array(fc.oneof(item, anyValue)).map((items) => `[${items.join()}]`),
    },
    { weight: 2, arbitrary: anyValue },
    { weight: 1, arbitrary: item.map((whole) => whole.slice(0, -1)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
}

/** The record with an infinite number instead of each field. */
function infinite(record: object): [body: string][] {
  return Object.keys(record).map((key) => [objectText([...entriesOf(record), [key, "1e999"]])]);
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isSomeText: Check = (value) => typeof value === "string" && value !== "";
const isBoolean: Check = (value) => value === true || value === false;
const isNumber: Check = (value) => Number.isFinite(value);
const isCount: Check = (value) => Number.isFinite(value) && Number(value) >= 0;
const isCountOrNull: Check = (value) => value === null || isCount(value);

/** Whether a value has exactly these fields, and the prototype of a plain object. */
function isRecordOf(fields: Record<string, Check>): Check {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.keys(value).toSorted().join() === Object.keys(fields).toSorted().join() &&
    Object.entries(value).every(([key, part]) => fields[key]?.(part));
}

function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

const tip: NewTip & { _id: string } = tipRecord();
const id = tip._id;

const isTip = isRecordOf({
  ...Object.fromEntries(Object.keys(tip).map((key) => [key, isText])),
  _id: isSomeText,
  totalLiked: isCount,
});

const gardener = gardenerRecord({
  id: 3,
  image: "https://pictures.test/ines.webp",
  age: 51,
  gender: "Female",
  total_shared_tips: 12,
  experiences: "Pears on a wall.",
  experience: "9 years",
  status: "Active",
  tip: "Mulch.",
});

const gardenerTexts = [
  ...["image", "specialty", "location", "bio", "experiences", "age", "gender"],
  ...["experience", "status", "tip"],
];

const isGardener = isRecordOf({
  ...Object.fromEntries(gardenerTexts.map((key) => [key, isText])),
  id: isSomeText,
  name: isSomeText,
  sharedTips: isCountOrNull,
});

const inserted = { acknowledged: true, insertedId: id };
const written = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0 };
const deleted = { acknowledged: true, deletedCount: 1 };
const user = { location: "Hull", specialty: "", bio: "" };
const isUpdate = isRecordOf({ modifiedCount: isNumber, upsertedCount: isCount });

/** Each call, with a valid response (an item of it, if it is a list) and a check of its result. */
const cases: [name: string, call: () => Promise<unknown>, record: object, isValid: Check][] = [
  ["listTips", listTips, tip, isListOf(isTip)],
  ["listTrendingTips", listTrendingTips, tip, isListOf(isTip)],
  ["listMyTips", () => listMyTips("a@b.c"), tip, isListOf(isTip)],
  ["getTip", () => getTip(id), tip, isTip],
  ["createTip", () => createTip(tip), inserted, isSomeText],
  ["updateTip", () => updateTip(id, tip), written, isUpdate],
  ["likeTip", () => likeTip(id), written, isBoolean],
  ["deleteTip", () => deleteTip(id), deleted, isBoolean],
  ["getTotalLikes", getTotalLikes, { totalLiked: 7 }, isNumber],
  ["listGardeners", listGardeners, gardener, isListOf(isGardener)],
  ["listExploreGardeners", listExploreGardeners, gardener, isListOf(isGardener)],
  ["createUserRecord", () => createUserRecord(user), inserted, isSomeText],
];

describe("a response of any content", () => {
  it.each(cases)("gives %s the right types or an HttpError", async (_, call, record, isValid) => {
    const counts = { valid: 0, invalid: 0 };
    await fc.assert(
      fc.asyncProperty(anyBody(record), async (body) => {
        vi.stubGlobal("fetch", async () => new Response(body));
        const [result] = await Promise.allSettled([call()]);
        if (result.status === "fulfilled") {
          counts.valid += 1;
          expect(isValid(result.value)).toBe(true);
          return;
        }
        counts.invalid += 1;
        expect(result.reason).toBeInstanceOf(HttpError);
        expect(result.reason.kind).toMatch(/^(not-json|shape|not-found)$/);
      }),
      // The seed keeps the counts below constant.
      { numRuns: 300, seed: 1, examples: infinite(record) },
    );
    expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(20);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
