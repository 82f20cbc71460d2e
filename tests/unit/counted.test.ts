import { describe, expect, it } from "vitest";
import { counted } from "@/lib/counted";

describe("counted", () => {
  it.each([
    [0, "0 tips"],
    [1, "1 tip"],
    [2, "2 tips"],
    [21, "21 tips"],
    [1.5, "1.5 tips"],
  ])("says %d as %j", (count, words) => {
    expect(counted(count, "tip", "tips")).toBe(words);
  });

  it.each([
    ["like", "likes"],
    ["tip", "tips"],
    ["shared tip", "shared tips"],
    ["premium gardening tip", "premium gardening tips"],
  ])("has the right form of '%s' for every number", (one, other) => {
    expect([0, 1, 2, 1000].map((count) => counted(count, one, other, "en"))).toEqual([
      `0 ${other}`,
      `1 ${one}`,
      `2 ${other}`,
      `1,000 ${other}`,
    ]);
  });

  it.each([
    ["de-DE", "1.204 tips"],
    ["fr-FR", "1\u202F204 tips"],
    ["ar-EG", "١٬٢٠٤ tips"],
    ["hi-IN", "1,204 tips"],
  ])("writes numbers as readers in %s do", (locale, words) => {
    expect(counted(1204, "tip", "tips", locale)).toBe(words);
  });

  it("groups the digits of thousands", () => {
    expect(counted(1204, "tip", "tips")).toMatch(/^1[^\d]204 tips$/);
  });
});
