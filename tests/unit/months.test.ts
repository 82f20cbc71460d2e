import { describe, expect, it } from "vitest";
import { monthsInWords, monthsOfTimes, timesOfYear } from "@/features/tips/months";
import type { Hemisphere } from "@/lib/hemisphere";

function inWords(text: string, hemisphere: Hemisphere = "northern"): string {
  return monthsInWords(monthsOfTimes(timesOfYear(text, hemisphere)));
}

describe("the months that a text names", () => {
  it.each([
    ["Sow in February.", "February"],
    ["sow in february, prune in Aug", "February and August"],
    ["Sow in March or April.", "March and April"],
    ["Water from June to August.", "June to August"],
    ["Plant between December and February.", "December to February"],
    ["Cut from late April into September", "April to September"],
    ["Sow April–June", "April to June"],
    ["January, July, October", "January, July and October"],
    ["Mulch in spring", "March to May"],
    ["Mulch in early spring", "March"],
    ["Mulch at the end of summer", "August"],
    ["Prune in winter.", "December to February"],
    ["Prune in late winter.", "February"],
    ["Sow after midsummer", "June"],
    ["Rake leaves in the fall", "September to November"],
    ["Plant out after the last frost", "May and June"],
    ["Sow before the last spring frost", "March and April"],
    ["Wrap it before the first frost", "October"],
    ["Lift them after the first hard frost", "November and December"],
  ])("in %j are %s", (text, months) => {
    expect(inWords(text)).toBe(months);
  });

  it.each([
    "You may mulch now.",
    "May contain nuts.",
    "March on the spot.",
    "march to the shed",
    "Leaves fall in heaps",
    "Frost is no friend.",
    "Slice the spring onions, and a winter squash.",
    "Spring water",
    "Never prune in winter.",
    "Don't sow in August",
    "The marching mayor is augmented",
    "",
  ])("in %j are none", (text) => {
    expect(inWords(text)).toBe("");
  });

  it.each([
    ["May is the month for beans.", "May"],
    ["Sow in May", "May"],
    ["Not before May, or the slugs have it", "May"],
    ["March to May: sow", "March to May"],
  ])("in %j are %s though the word is a verb too, or a no is near", (text, months) => {
    expect(inWords(text)).toBe(months);
  });

  it("of a season are those of the other half of the year in the south", () => {
    expect(inWords("Mulch in spring", "southern")).toBe("September to November");
    expect(inWords("Prune in late winter", "southern")).toBe("August");
    expect(inWords("after the last frost", "southern")).toBe("November and December");
  });

  it("are those that are named in the south too", () => {
    expect(inWords("Sow in February", "southern")).toBe("February");
  });

  it("come with the words that say so", () => {
    const times = timesOfYear(
      "From late February to the middle of May, and after the last frost.",
      "northern",
    );
    expect(times).toEqual([
      { words: "late February to the middle of May", months: [1, 2, 3, 4] },
      { words: "after the last frost", months: [4, 5] },
    ]);
  });
});
