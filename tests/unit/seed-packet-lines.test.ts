import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directionOf, wrapLines } from "@/routes/tip-details/seed-packet-lines";
import { anyText } from "../support/factories";

/** As in a typeface whose letters are all of one width. */
const upTo = (width: number) => (line: string) => [...line].length <= width;

describe("lines of a text", () => {
  it.each<[string, string, string[]]>([
    ["end after words", "Sow beans in May, not sooner", ["Sow beans", "in May,", "not sooner"]],
    ["take white space for one space", " Sow\n\n beans ", ["Sow beans"]],
    ["end after a hyphen", "Fork-and-spade work", ["Fork-and-", "spade work"]],
    ["go on within a word that is too wide", "Brassicaceae grow", ["Brassicace", "ae grow"]],
    [
      "end in an ellipsis after a word where there is more",
      "Sow beans in May, not before, and not sooner",
      ["Sow beans", "in May,", "not…"],
    ],
    [
      "end in an ellipsis within a word that is alone",
      "x".repeat(40),
      [..."xxx"].map((x, index) => (index < 2 ? x.repeat(10) : `${x.repeat(9)}…`)),
    ],
    [
      "end between the letters of a script without spaces, but before no mark",
      "雨水を使うブルーベリー",
      ["雨水を使うブルーベ", "リー"],
    ],
    ["take an emoji of several characters for one letter", "👩‍🌾".repeat(3), ["👩‍🌾👩‍🌾👩‍🌾"]],
    ["are none without text", " ", []],
  ])("%s", (_, text, lines) => {
    expect(wrapLines(text, 3, upTo(10))).toEqual(lines);
  });

  it("fit, and are no more than asked for, whatever the text", () => {
    const fits = upTo(12);
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 4 }), (text, count) => {
        const lines = wrapLines(text, count, fits);
        expect(lines.length).toBeLessThanOrEqual(count);
        for (const line of lines) expect(fits(line) || [...line].length > 12).toBe(true);
      }),
    );
  });
});

describe("the direction of a text", () => {
  it.each([
    ["Kale", "ltr"],
    ["12 🌱 بصل onion", "rtl"],
    ["(שום)", "rtl"],
    ["Onion بصل", "ltr"],
    ["123", "ltr"],
  ])("of %j is %s", (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});
