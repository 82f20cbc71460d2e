import * as fc from "fast-check";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
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
import { http } from "@/lib/http";
import { HttpError } from "@/lib/http-error";
import { count, listOf, text } from "@/lib/lenient";
import { gardenerRecord, tipRecord } from "../support/factories";

/** What the server may send: JSON of any kind, and things that nearly are what was asked for. */

const strangeKeys = ["__proto__", "constructor", "prototype", "toString", "length", "then", ""];

/** What `JSON.stringify` never writes but `JSON.parse` reads, and what is hard to tell from the right thing. */
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

/** As text, since an object of JavaScript's own cannot hold a `__proto__` or a key twice. */
function objectText(entries: readonly Entry[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`;
}

function entriesOf(record: object): Entry[] {
  return Object.entries(record).map(([key, value]) => [key, JSON.stringify(value)]);
}

/** A valid record in which some fields are missing, some of another type, and some unknown. */
function nearly(record: object): fc.Arbitrary<string> {
  const right = entriesOf(record);
  const key = fc.constantFrom(...Object.keys(record), ...strangeKeys);
  return fc
    .tuple(fc.subarray(right), fc.array(fc.tuple(key, anyValue), { maxLength: 5 }))
    .map(([kept, wrong]) => objectText([...kept, ...wrong]));
}

function anyAnswer(record: object): fc.Arbitrary<string> {
  const item = nearly(record);
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

/** The record with an infinite number in the place of each of its fields. */
function infinite(record: object): [answer: string][] {
  return Object.keys(record).map((key) => [objectText([...entriesOf(record), [key, "1e999"]])]);
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isSomeText: Check = (value) => typeof value === "string" && value !== "";
const isTrueOrFalse: Check = (value) => value === true || value === false;
const isNumber: Check = (value) => Number.isFinite(value);
const isCount: Check = (value) => Number.isFinite(value) && Number(value) >= 0;
const isCountOrNull: Check = (value) => value === null || isCount(value);

/** Exactly these fields, and nothing inherited that a record does not inherit. */
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

const LenientSchema = v.object({ word: text("none"), number: count(), words: listOf(v.string()) });

const inserted = { acknowledged: true, insertedId: id };
const written = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0 };

interface Case {
  name: string;
  call: () => Promise<unknown>;
  /** What the server sends when all is well; one item of it where that is a list. */
  record: object;
  isRight: Check;
}

const cases: Case[] = [
  { name: "listTips", call: listTips, record: tip, isRight: isListOf(isTip) },
  { name: "listTrendingTips", call: listTrendingTips, record: tip, isRight: isListOf(isTip) },
  { name: "listMyTips", call: () => listMyTips("a@b.c"), record: tip, isRight: isListOf(isTip) },
  { name: "getTip", call: () => getTip(id), record: tip, isRight: isTip },
  { name: "createTip", call: () => createTip(tip), record: inserted, isRight: isSomeText },
  {
    name: "updateTip",
    call: () => updateTip(id, tip),
    record: written,
    isRight: isRecordOf({ modifiedCount: isNumber, upsertedCount: isCount }),
  },
  { name: "likeTip", call: () => likeTip(id), record: written, isRight: isTrueOrFalse },
  {
    name: "deleteTip",
    call: () => deleteTip(id),
    record: { acknowledged: true, deletedCount: 1 },
    isRight: isTrueOrFalse,
  },
  { name: "getTotalLikes", call: getTotalLikes, record: { totalLiked: 7 }, isRight: isNumber },
  { name: "listGardeners", call: listGardeners, record: gardener, isRight: isListOf(isGardener) },
  {
    name: "listExploreGardeners",
    call: listExploreGardeners,
    record: gardener,
    isRight: isListOf(isGardener),
  },
  {
    name: "createUserRecord",
    call: () => createUserRecord({ location: "Hull", specialty: "", bio: "" }),
    record: inserted,
    isRight: isSomeText,
  },
  {
    name: "a call that reads leniently",
    call: () => http(LenientSchema, "/plots"),
    record: { word: "kale", number: 3, words: ["a"] },
    isRight: isRecordOf({ word: isText, number: isCount, words: isListOf(isText) }),
  },
];

beforeEach(() => {
  // All that the explore file's call asks of a browser.
  vi.stubGlobal("window", { location: { origin: "https://sow-and-tell.test" } });
});

async function outcomeOf(call: () => Promise<unknown>, answer: string) {
  vi.stubGlobal("fetch", async () => new Response(answer));
  try {
    return { value: await call(), error: null };
  } catch (error) {
    return { value: null, error };
  }
}

describe("whatever the server sends", () => {
  it.each(cases)(
    "$name gives the right types or an HttpError",
    async ({ call, record, isRight }) => {
      const outcomes = { right: 0, wrong: 0 };
      await fc.assert(
        fc.asyncProperty(anyAnswer(record), async (answer) => {
          const { value, error } = await outcomeOf(call, answer);
          if (error === null) {
            outcomes.right += 1;
            expect(isRight(value)).toBe(true);
            return;
          }
          outcomes.wrong += 1;
          expect(error).toBeInstanceOf(HttpError);
          expect(error).toHaveProperty(
            "kind",
            expect.stringMatching(/^(not-json|shape|not-found)$/),
          );
        }),
        // Always the same answers: how many of them are of each kind is checked below.
        { numRuns: 300, seed: 1, examples: infinite(record) },
      );
      // Neither way is left untried.
      expect(Math.min(outcomes.right, outcomes.wrong)).toBeGreaterThan(20);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});
