import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { starsFor } from "@/features/gardeners/star-row";

describe("the stars for shared tips", () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [24, 4],
    [25, 5],
    [29, 5],
    [1000, 5],
    [4.99, 0],
    [-1, 0],
    [-100, 0],
    [null, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 5],
    [Number.NEGATIVE_INFINITY, 0],
  ])("for %s are %d", (sharedTips, stars) => {
    expect(starsFor(sharedTips)).toBe(stars);
  });

  it("are whole and from 0 to 5 for any number", () => {
    fc.assert(
      fc.property(fc.double(), (sharedTips) => {
        expect([0, 1, 2, 3, 4, 5]).toContain(starsFor(sharedTips));
      }),
    );
  });
});
