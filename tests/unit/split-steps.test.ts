import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasSteps, splitSteps } from "@/routes/tip-details/read-in-garden/split-steps";
import { anyText } from "../support/factories";

const long =
  "Press the soil down with the flat of your hand so that no air is left around the roots";

const abbreviated = `${long}, as Dr. Hessayon has it, e.g. Brassica oleracea var. Sabellica or St. John's wort.`;

describe("the steps of a text", () => {
  it.each<[string, string, string[]]>([
    [
      "contain two short sentences or one long one",
      `Dig a hole. Water it. ${long}. ${long}.`,
      ["Dig a hole. Water it.", `${long}.`, `${long}.`],
    ],
    [
      "start with each line, and skip blank ones",
      "A fork.\n\nDig.\nWater.\nWait.",
      ["A fork.", "Dig.", "Water.", "Wait."],
    ],
    [
      "start with each number of a list, on separate lines or within one",
      "1. Dig. Rake.\n2) Water.\nThen 1. Sow. 2. Wait.",
      ["1. Dig. Rake.", "2) Water.", "Then 1. Sow.", "2. Wait."],
    ],
    ["keep the marks of a list", "- two canes\n- some string", ["- two canes", "- some string"]],
    [
      "join lines that were wrapped by hand",
      "Tie the canes together at the top, about two metres\nabove the ground.",
      ["Tie the canes together at the top, about two metres above the ground."],
    ],
    ["do not end after an abbreviation", abbreviated, [abbreviated]],
    [
      "end after Chinese sentences, whose characters are wide",
      `先挖一个洞。${"浇水".repeat(30)}。再见!`,
      ["先挖一个洞。", `${"浇水".repeat(30)}。再见!`],
    ],
    [
      "start with each line, whatever character breaks it",
      "Dig.\u2028Water.\u2029Wait.\u000bEat.",
      ["Dig.", "Water.", "Wait.", "Eat."],
    ],
    ["do not exist for a blank text", " \r\n \n", []],
  ])("%s", (_, text, steps) => {
    expect(splitSteps(text)).toEqual(steps);
  });

  it("are the paragraphs of a text of more than twenty sentences", () => {
    const paragraphs = ["Sow them. ".repeat(11).trim(), "Water them. ".repeat(10).trim()];
    expect(splitSteps(paragraphs.join("\n\n"))).toEqual(paragraphs);
  });

  it("end after a comma if a sentence is too long for a screen, and never within an address", () => {
    const part = `${long} and the stems,`;
    const address = `https://example.org/${"peas-".repeat(60)}?row=1`;
    expect(splitSteps(`${part} ${part} and then see ${address} for the rest of it.`)).toEqual([
      `${part} ${part}`,
      "and then see",
      address,
      "for the rest of it.",
    ]);
    expect(splitSteps("Ask at https://example.org/?q=Peas. Then sow.")).toHaveLength(1);
  });

  it("join a rest of under four words, unless it is a line of its own", () => {
    expect(splitSteps(`${long}. ${long}. Then wait.\nGood luck!`)).toEqual([
      `${long}.`,
      `${long}. Then wait.`,
      "Good luck!",
    ]);
  });

  it.each([
    ["Water in the morning", false],
    ["Pick them. Squash them.", false],
    ["Dig.\nWater.", true],
    [`${long}, ${long}`, true],
    ["", false],
  ])("are worth reading in the garden for “%s”: %s", (text, isWorth) => {
    expect(hasSteps(text)).toBe(isWorth);
  });

  it("end after a word if a sentence is too long for a screen", () => {
    const steps = splitSteps("leek and bean and ".repeat(555).trim());
    expect(steps.length).toBeGreaterThan(30);
    for (const step of steps) {
      expect(step.length).toBeLessThanOrEqual(260);
      expect(step).toMatch(/^(leek|and|bean)\b.*\b(leek|and|bean)$/);
    }
  });

  it("split five thousand letters without a space, but none from its mark", () => {
    const steps = splitSteps("e\u0301".repeat(5000));
    expect(steps.join("")).toHaveLength(10_000);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) expect(step).toMatch(/^e.*\u0301$/);
  });

  it("contain every letter of any text", () => {
    const lettersOf = (text: string) => text.replace(/[\s\p{Cc}]/gu, "");
    fc.assert(
      fc.property(anyText, (text) => {
        expect(lettersOf(splitSteps(text).join(""))).toBe(lettersOf(text));
      }),
    );
  });
});
