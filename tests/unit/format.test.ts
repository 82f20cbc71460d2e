import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatNumber,
  initials,
  LANGUAGE,
} from "@/lib/format";

it("the language of all formats is that of the page", () => {
  expect(readFileSync("index.html", "utf8")).toContain(`<html lang="${LANGUAGE}">`);
});

describe("a number", () => {
  it.each([
    [999, "999"],
    [1000, "1,000"],
    [-1204, "-1,204"],
    [1.2345, "1.235"],
  ])("%d is formatted as %s", (number, words) => {
    expect(formatNumber(number)).toBe(words);
  });

  it.each([
    [0, "0 tips"],
    [1, "1 tip"],
    [2, "2 tips"],
    [1204, "1,204 tips"],
  ])("%d agrees with its noun: %s", (count, words) => {
    expect(formatCount(count, "tip")).toBe(words);
  });

  it("agrees with a noun that has a plural of its own", () => {
    expect(formatCount(2, "was here", "were here")).toBe("2 were here");
  });
});

describe("a date", () => {
  const moment = new Date(2026, 10, 21, 16, 5);

  it("is written with the name of the month, and with the time on request", () => {
    expect(formatDate(moment)).toBe("21 November 2026");
    expect(formatDateTime(moment)).toBe("21 November 2026 at 16:05");
  });
});

describe("the initials", () => {
  it.each([
    ["Ana Beatriz de Moreira", "AM"],
    ["  rowan \t hart\n", "RH"],
    ["Rowan", "R"],
    ["élodie ångström", "ÉÅ"],
    ["e\u0301lodie", "E\u0301"],
    ["Олена Коваль", "ОК"],
    ["李 小龙", "李小"],
    ["أمل حسن", "أح"],
    ["नेहा", "ने"],
    ["\u{1F469}\u200D\u{1F33E} Rosa", "\u{1F469}\u200D\u{1F33E}R"],
    ["\u{1F1F3}\u{1F1F1}", "\u{1F1F3}\u{1F1F1}"],
    ["3 Sisters", "3S"],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it("are well-formed for any name, and empty only for a blank one", () => {
    const name = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(name, (text) => {
        expect(() => encodeURIComponent(initials(text))).not.toThrow();
        expect(initials(text) === "").toBe(text.trim() === "");
      }),
      { examples: [[""], [" \t"]] },
    );
  });
});
