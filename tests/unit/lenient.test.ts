import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { count, listOf, text } from "@/lib/lenient";

const wrongTypes: [unknown][] = [[undefined], [null], [3], [true], [{}], [[]], [["a"]]];

describe("text", () => {
  it.each(wrongTypes)("reads %j as empty, or as the given fallback", (value) => {
    expect(v.parse(text(), value)).toBe("");
    expect(v.parse(text("public"), value)).toBe("public");
  });

  it.each(["", " \n", "\u200B", "\u2060\uFEFF", "\u2800", "\u3164"])(
    "reads %j, of which nothing is visible, as empty",
    (value) => {
      expect(v.parse(text("public"), value)).toBe("");
    },
  );

  it.each([" Basil ", "\u200BBasil", "🌱\uFE0F", "\u0301"])("keeps %j as it is", (value) => {
    expect(v.parse(text(), value)).toBe(value);
  });
});

describe("count", () => {
  it.each([0, 2.5, 1e9])("keeps %d", (value) => {
    expect(v.parse(count(), value)).toBe(value);
  });

  it.each([
    [" 7 ", 7],
    ["3.25", 3.25],
  ])("reads the digits %j as %d", (value, number) => {
    expect(v.parse(count(), value)).toBe(number);
  });

  it.each([
    ...[undefined, null, true, "", " ", "-1", "1e3", "0x10", "1,204", "Infinity", "9".repeat(400)],
    ...[-0.5, Number.NaN, Number.POSITIVE_INFINITY],
  ])("reads %s as 0", (value) => {
    expect(v.parse(count(), value)).toBe(0);
  });
});

describe("listOf", () => {
  const names = listOf(v.object({ name: v.string() }));

  it("omits broken items and keeps the order of the others", () => {
    const items = [{ name: "a" }, null, { name: 3 }, "b", { name: "c" }, {}, [], { name: "d" }];
    expect(v.parse(names, items)).toEqual([{ name: "a" }, { name: "c" }, { name: "d" }]);
  });

  it.each([undefined, null, "list", { 0: { name: "a" }, length: 1 }])("rejects %j", (value) => {
    expect(v.is(names, value)).toBe(false);
  });
});
