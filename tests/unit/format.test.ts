import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatAge,
  formatCount,
  formatDate,
  formatDateTime,
  formatIsoDate,
  formatNumber,
  initials,
  LANGUAGE,
  pluralize,
} from "@/lib/format";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

it("all words and numbers are in the language that the page names", () => {
  expect(readFileSync("index.html", "utf8")).toContain(`<html lang="${LANGUAGE}">`);
});

describe("a number", () => {
  it.each([
    [0, "0"],
    [790, "790"],
    [1.5, "1.5"],
    [-3, "-3"],
    [1000, "1,000"],
    [-1204, "-1,204"],
    [1_234_567, "1,234,567"],
  ])("%d is written %s", (number, words) => {
    expect(formatNumber(number)).toBe(words);
  });

  it("is written as the language's own format does", () => {
    const { format } = new Intl.NumberFormat(LANGUAGE);
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (number) => {
        expect(formatNumber(number)).toBe(format(number));
      }),
    );
  });
});

describe("a number of things", () => {
  it.each([
    [0, "0 tips"],
    [1, "1 tip"],
    [2, "2 tips"],
    [21, "21 tips"],
    [1.5, "1.5 tips"],
    [1204, "1,204 tips"],
  ])("%d reads %s", (count, words) => {
    expect(formatCount(count, "tip")).toBe(words);
  });

  it.each([
    [1, "was"],
    [2, "were"],
  ])("takes the irregular form that is given: %d %s", (count, word) => {
    expect(pluralize(count, "was", "were")).toBe(word);
    expect(formatCount(count, "was here", "were here")).toBe(`${count} ${word} here`);
  });

  it("has the form that the language's own rules ask for", () => {
    const rules = new Intl.PluralRules(LANGUAGE);
    for (let count = 0; count < 2000; count++) {
      expect(pluralize(count, "one", "other")).toBe(rules.select(count));
    }
  });
});

describe("a date", () => {
  const moment = new Date(2026, 10, 21, 16, 5);

  it("is written with the month's name", () => {
    expect(formatDate(moment)).toBe("21 November 2026");
  });

  it("is written with the time where that matters", () => {
    expect(formatDateTime(moment)).toMatch(/^21 November 2026 at 16:05$/);
  });

  it.each([
    [new Date(2026, 0, 1), "2026-01-01"],
    [new Date(2026, 10, 21, 23, 59, 59), "2026-11-21"],
    [new Date(2024, 1, 29, 12), "2024-02-29"],
  ])("of %s fills a date field as %s", (date, value) => {
    expect(formatIsoDate(date)).toBe(value);
  });
});

describe("an age", () => {
  it.each([
    [0, "a moment ago"],
    [-5 * MINUTE, "a moment ago"],
    [59 * SECOND, "a moment ago"],
    [MINUTE, "1 minute ago"],
    [59 * MINUTE, "59 minutes ago"],
    [HOUR, "1 hour ago"],
    [23 * HOUR, "23 hours ago"],
    [DAY, "1 day ago"],
    [400 * DAY, "400 days ago"],
  ])("of %i ms reads %s", (age, words) => {
    expect(formatAge(age)).toBe(words);
  });
});

describe("the initials", () => {
  it.each([
    ["Rowan Hart", "RH"],
    ["rowan hart", "RH"],
    ["Ana Beatriz de Moreira", "AM"],
    ["Rowan", "R"],
    ["  Rowan \t Hart\n", "RH"],
    ["", ""],
    ["   ", ""],
    ["élodie ångström", "ÉÅ"],
    ["e\u0301lodie", "E\u0301"],
    ["Олена Коваль", "ОК"],
    ["Ελένη", "Ε"],
    ["李 小龙", "李小"],
    ["أمل حسن", "أح"],
    ["नेहा", "ने"],
    ["\u{1F469}\u200D\u{1F33E} Rosa", "\u{1F469}\u200D\u{1F33E}R"],
    ["\u{1F1F3}\u{1F1F1}", "\u{1F1F3}\u{1F1F1}"],
    ["3 Sisters", "3S"],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it("are well-formed text for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(() => encodeURIComponent(initials(name))).not.toThrow();
      }),
    );
  });

  it("are there for every name that is not blank", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(initials(name) === "").toBe(name.trim() === "");
      }),
    );
  });
});
