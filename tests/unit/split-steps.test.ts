import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { splitSteps } from "@/routes/tip-details/read-in-garden/split-steps";
import { anyText } from "../support/factories";

const long =
  "Press the soil down with the flat of your hand so that no air is left around the roots";

describe("a text in steps", () => {
  it.each<[string, string, string[]]>([
    [
      "puts two short sentences together, and a long one alone",
      `Dig a hole. Water it. ${long}. ${long}.`,
      ["Dig a hole. Water it.", `${long}.`, `${long}.`],
    ],
    [
      "begins a step with each line",
      "You need a fork.\n\nDig.\nWater.",
      ["You need a fork.", "Dig.", "Water."],
    ],
    [
      "begins a step with each number of a list, on lines or within one",
      "1. Dig. Rake.\n2) Water.\nThen 1. Sow. 2. Wait.",
      ["1. Dig. Rake.", "2) Water.", "Then 1. Sow.", "2. Wait."],
    ],
    ["keeps the marks of a list", "- two canes\n- some string", ["- two canes", "- some string"]],
    [
      "joins lines that were wrapped by hand",
      "Tie the canes together at the top, about two metres\nabove the ground.",
      ["Tie the canes together at the top, about two metres above the ground."],
    ],
    [
      "does not end a step after an abbreviation",
      `${long}, as Dr. Hessayon has it, e.g. Brassica oleracea var. Sabellica or St. John's wort.`,
      [
        `${long}, as Dr. Hessayon has it, e.g. Brassica oleracea var. Sabellica or St. John's wort.`,
      ],
    ],
    ["reads Arabic", `ازرع البذور. ${"ا".repeat(130)}.`, ["ازرع البذور.", `${"ا".repeat(130)}.`]],
    [
      "reads Chinese, whose letters are wide",
      `先挖一个洞。${"浇水".repeat(30)}。再见!`,
      ["先挖一个洞。", `${"浇水".repeat(30)}。再见!`],
    ],
    ["reads Hindi", `${"नम".repeat(60)}। पानी दें।`, [`${"नम".repeat(60)}।`, "पानी दें।"]],
    ["has none of an empty text", " \r\n \n", []],
  ])("%s", (_, text, steps) => {
    expect(splitSteps(text)).toEqual(steps);
  });

  it("splits a sentence that is too long for a screen after a word", () => {
    const steps = splitSteps("leek and bean and ".repeat(555).trim());
    expect(steps.length).toBeGreaterThan(30);
    for (const step of steps) {
      expect(step.length).toBeLessThanOrEqual(260);
      expect(step).toMatch(/^(leek|and|bean)\b.*\b(leek|and|bean)$/);
    }
  });

  it("splits ten thousand letters without a space, and no letter from its marks", () => {
    const steps = splitSteps("e\u0301".repeat(5000));
    expect(steps.join("")).toHaveLength(10_000);
    for (const step of steps) expect(step).toMatch(/^e.*\u0301$/);
  });

  it("loses no word of any text", () => {
    const lettersOf = (text: string) => text.replace(/\s/g, "");
    fc.assert(
      fc.property(anyText, (text) => {
        expect(lettersOf(splitSteps(text).join(""))).toBe(lettersOf(text));
      }),
    );
  });

  it("ends steps after sentences in a browser that cannot tell them", () => {
    vi.stubGlobal("Intl", {});
    const chinese = `${"洞".repeat(60)}。`;
    expect(splitSteps(`It holds 3.5 litres. ${long}. ${long}. ${chinese}再见!`)).toEqual([
      `It holds 3.5 litres. ${long}.`,
      `${long}.`,
      `${chinese}再见!`,
    ]);
  });
});
