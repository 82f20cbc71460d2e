import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { TipSchema } from "@/features/tips/tip";
import { tipRecord } from "../support/factories";

describe("a tip from the server", () => {
  it("has every known field as stored, and no unknown one", () => {
    const record = tipRecord({ totalLiked: 3, difficulty: " hard", availability: "hidden" });
    expect(v.parse(TipSchema, { ...record, password: "x" })).toEqual(record);
  });

  it("has defaults for the fields that an old tip lacks", () => {
    const empty = Object.fromEntries(Object.keys(tipRecord()).map((name) => [name, ""]));
    const old = { _id: "a1b2c3d4e5f60718293a4b01" };
    const defaults = { ...empty, availability: "public", totalLiked: 0 };
    expect(v.parse(TipSchema, old)).toEqual({ ...defaults, ...old });
  });

  it("has the line breaks and the address that a form would return", () => {
    const record = tipRecord({
      title: "Grow\r\nbasil",
      description: "A.\rB.\r\nC.\n",
      imageUrl: " /a.webp\n",
    });
    expect(v.parse(TipSchema, record)).toMatchObject({
      title: "Grow basil",
      description: "A.\nB.\nC.\n",
      imageUrl: "/a.webp",
    });
  });

  it.each([
    ["tip-1", "tip-1"],
    [7, "7"],
    [0, "0"],
  ])("has the id %j as %j", (stored, _id) => {
    expect(v.parse(TipSchema, tipRecord({ _id: stored }))._id).toBe(_id);
  });

  it.each([[undefined], [null], [""], [{}], [[]], [true]])("is rejected with the id %j", (_id) => {
    expect(v.is(TipSchema, tipRecord({ _id }))).toBe(false);
  });
});
