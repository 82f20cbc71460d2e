import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { TipListSchema, TipSchema, updateCategories } from "@/features/tips/tip.schema";
import { tipRecord } from "../support/factories";

fc.configureGlobal({ numRuns: 1000 });

const textFields = [
  "title",
  "plantType",
  "difficulty",
  "category",
  "imageUrl",
  "description",
  "email",
  "name",
  "authorPhoto",
  "createdAt",
] as const;

describe("a tip as it is read", () => {
  it("has every field that was stored", () => {
    const record = tipRecord({ totalLiked: 3, availability: "hidden" });
    expect(v.parse(TipSchema, record)).toEqual(record);
  });

  it("has plain defaults for all that an old tip lacks", () => {
    expect(v.parse(TipSchema, { _id: "a1b2c3d4e5f60718293a4b01" })).toEqual({
      _id: "a1b2c3d4e5f60718293a4b01",
      title: "",
      plantType: "",
      difficulty: "",
      category: "",
      imageUrl: "",
      description: "",
      availability: "public",
      email: "",
      name: "",
      totalLiked: 0,
      authorPhoto: "",
      createdAt: "",
    });
  });

  it.each(textFields)("has an empty %s for one of another type", (field) => {
    expect(v.parse(TipSchema, tipRecord({ [field]: { markup: 1 } }))[field]).toBe("");
  });

  it.each([null, "many", -4, {}, Number.NaN])("has no likes when they are %s", (totalLiked) => {
    expect(v.parse(TipSchema, tipRecord({ totalLiked })).totalLiked).toBe(0);
  });

  it("has its likes when they came as digits", () => {
    expect(v.parse(TipSchema, tipRecord({ totalLiked: "12" })).totalLiked).toBe(12);
  });

  it.each(["Easy", "EASY", "so-so", " hard"])("keeps the difficulty %j as stored", (difficulty) => {
    expect(v.parse(TipSchema, tipRecord({ difficulty })).difficulty).toBe(difficulty);
  });

  it("has none of the fields that the product does not know", () => {
    expect(
      v.parse(TipSchema, { _id: "a1b2c3d4e5f60718293a4b01", password: "x" }),
    ).not.toHaveProperty("password");
  });

  it.each([
    ["tip-1", "tip-1"],
    ["a1b2c3d4e5f60718293a4b0", "a1b2c3d4e5f60718293a4b0"],
    [7, "7"],
    [0, "0"],
  ])("has the id %j as %j", (stored, _id) => {
    expect(v.parse(TipSchema, tipRecord({ _id: stored }))._id).toBe(_id);
  });

  it.each([undefined, null, "", {}, [], true])("is left out with the id %j", (_id) => {
    expect(v.is(TipSchema, tipRecord({ _id }))).toBe(false);
  });
});

describe("a list of tips", () => {
  it("keeps the good tips around broken ones", () => {
    const [first, last] = [tipRecord(), tipRecord()];
    const items = [first, null, "tip", { title: "No id" }, [], last];
    expect(v.parse(TipListSchema, items)).toEqual([first, last]);
  });

  it("is none when it is not a list", () => {
    expect(v.is(TipListSchema, { message: "no" })).toBe(false);
  });

  it("has right types whatever JSON it is made of", () => {
    const stored = fc.record(
      {
        _id: fc.oneof(fc.string(), fc.jsonValue()),
        availability: fc.jsonValue(),
        totalLiked: fc.oneof(fc.jsonValue(), fc.double(), fc.integer().map(String)),
        ...Object.fromEntries(textFields.map((field) => [field, fc.jsonValue()])),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(stored, fc.jsonValue())), (items) => {
        for (const { totalLiked, ...texts } of v.parse(TipListSchema, items)) {
          expect(Object.values(texts).every((value) => typeof value === "string")).toBe(true);
          expect(Object.keys(texts)).toHaveLength(textFields.length + 2);
          expect(Number.isFinite(totalLiked) && totalLiked >= 0).toBe(true);
        }
      }),
    );
  });

  it("never throws, whatever JSON comes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(v.safeParse(TipListSchema, value).success).toBe(Array.isArray(value));
      }),
    );
  });
});

describe("the update form's categories", () => {
  it("are the spec's three", () => {
    expect(updateCategories).toEqual(["composting", "plantCare", "vartecalGardening"]);
  });
});
