import { expect, it } from "vitest";
import { directionOf, wrapLines } from "@/routes/tip-details/seed-packet-lines";

/** Whether a line fits, in a monospaced font. */
const upTo = (width: number) => (line: string) => [...line].length <= width;

it.each<[string, string, string[]]>([
  ["break after words", "Sow beans in May, not sooner", ["Sow beans", "in May,", "not sooner"]],
  ["collapse white space", " Sow\n\n beans ", ["Sow beans"]],
  ["break after a hyphen", "Fork-and-spade work", ["Fork-and-", "spade work"]],
  [
    "do not break within a word that fills a line",
    "Sow cauliflowe now",
    ["Sow", "cauliflowe", "now"],
  ],
  ["break within a word that is too wide", "Brassicaceae grow", ["Brassicace", "ae grow"]],
  [
    "end in an ellipsis after a word if there is more",
    "Sow beans in May, not before, and not sooner",
    ["Sow beans", "in May,", "not…"],
  ],
  [
    "end in an ellipsis within a word that has no space before it",
    "x".repeat(40),
    ["x".repeat(10), "x".repeat(10), `${"x".repeat(9)}…`],
  ],
  [
    "break between the characters of a script without spaces, but not before a mark",
    "雨水を使うブルーベリー",
    ["雨水を使うブルーベ", "リー"],
  ],
  ["do not break within an emoji of several code points", "👩‍🌾".repeat(3), ["👩‍🌾👩‍🌾👩‍🌾"]],
  ["are empty for a blank text", " ", []],
])("the lines of a text %s", (_, text, lines) => {
  expect(wrapLines(text, 3, upTo(10))).toEqual(lines);
});

it("the lines of a text end in an ellipsis if there is more than is measured, even if all of that fits", () => {
  expect(wrapLines("Bean ".repeat(1000), 1, () => true)).toEqual([
    expect.stringMatching(/ Bean…$/),
  ]);
});

it("wrapping a text terminates even if not even an ellipsis fits", () => {
  expect(wrapLines("Sow beans", 1, () => false)).toEqual(["…"]);
});

it.each([
  ["Kale", "ltr"],
  ["12 🌱 بصل onion", "rtl"],
  ["(שום)", "rtl"],
  ["۵ kale tips", "ltr"],
  ["Onion بصل", "ltr"],
  ["123", "ltr"],
])("the direction of %j is %s", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
