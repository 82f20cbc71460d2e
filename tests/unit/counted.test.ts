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

  it("groups the digits of thousands", () => {
    expect(counted(1204, "tip", "tips")).toMatch(/^1[^\d]204 tips$/);
  });
});
