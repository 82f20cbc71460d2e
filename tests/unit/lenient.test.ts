import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { count, listOf, parseJson, text } from "@/lib/lenient";

fc.configureGlobal({ numRuns: 1000 });

const wrongTypes: [unknown][] = [[undefined], [null], [3], [true], [{}], [[]], [["a"]]];

describe("text", () => {
  it.each(["", "kale", " padded ", "<b>", "\u{1F331}"])("keeps %j as it is", (value) => {
    expect(v.parse(text(), value)).toBe(value);
  });

  it.each(wrongTypes)("reads %j as empty", (value) => {
    expect(v.parse(text(), value)).toBe("");
  });

  it.each(wrongTypes)("reads %j as the fallback for a missing one", (value) => {
    expect(v.parse(text("public"), value)).toBe("public");
  });

  it("keeps an empty one empty, whatever the fallback for a missing one", () => {
    expect(v.parse(text("public"), "")).toBe("");
  });

  it("fills in a field that is not there", () => {
    expect(v.parse(v.object({ title: text() }), {})).toEqual({ title: "" });
  });
});

describe("count", () => {
  it.each([0, 1, 2.5, 1e9])("keeps %d", (value) => {
    expect(v.parse(count(), value)).toBe(value);
  });

  it.each([
    ["12", 12],
    [" 7 ", 7],
    ["3.5", 3.5],
    ["007", 7],
  ])("reads the digits %j as %d", (value, number) => {
    expect(v.parse(count(), value)).toBe(number);
  });

  it.each([
    ...[undefined, null, true, {}],
    ...["", " ", "many", "-1", "1e3", "0x10", "1,204", "Infinity", "NaN", "9".repeat(400)],
    ...[-1, -0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ])("reads %s as 0", (value) => {
    expect(v.parse(count(), value)).toBe(0);
  });

  it("fills in a field that is not there", () => {
    expect(v.parse(v.object({ likes: count() }), {})).toEqual({ likes: 0 });
  });

  it("is finite and at least 0 for anything", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = v.parse(count(), value);
        expect(Number.isFinite(number) && number >= 0).toBe(true);
      }),
    );
  });
});

describe("listOf", () => {
  const names = listOf(v.object({ name: v.string() }));

  it("leaves broken items out and keeps the others in their order", () => {
    const items = [{ name: "a" }, null, { name: 3 }, "b", { name: "c" }, {}, [], { name: "d" }];
    expect(v.parse(names, items)).toEqual([{ name: "a" }, { name: "c" }, { name: "d" }]);
  });

  it.each([[[]], [[null, 3]]])("reads %j as an empty list", (items) => {
    expect(v.parse(names, items)).toEqual([]);
  });

  it.each([undefined, null, {}, "list", 3, { 0: { name: "a" }, length: 1 }])(
    "does not take %j for a list",
    (value) => {
      expect(v.is(names, value)).toBe(false);
    },
  );
});

describe("parseJson", () => {
  const Pot = v.object({ size: v.number() });

  it("gives what the schema says", () => {
    expect(parseJson(Pot, '{"size":3,"glaze":"blue"}')).toEqual({ size: 3 });
  });

  it.each([null, "", "{", "null", "7", '{"size":"3"}'])("gives null for %j", (text) => {
    expect(parseJson(Pot, text)).toBeNull();
  });
});
