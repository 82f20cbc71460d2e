import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, isolate, shownLine, shownText, startOf } from "@/lib/text";
import { anyText } from "../support/factories";

describe("two texts are the same for filters and the search", () => {
  it.each([
    ["in capitals", "Composting", "composting"],
    ["with spaces around them", "plantCare", " plantCare\n"],
    ["with an accent of its own", "Siobh\u00e1n", "Siobha\u0301n"],
    ["with two spaces or a no-break space", "Ann Lee", "Ann \u00a0 Lee"],
    ["with a zero-width space", "Ann Lee", "Ann\u200b Lee\ufeff"],
    ["with a soft hyphen", "tomatoes", "toma\u00adtoes"],
    ["with a character that turns the direction", "Ann live", "Ann \u202elive"],
    ["in full-width letters", "Kale 2", "Ｋａｌｅ　２"],
    ["in half-width letters", "トマト", "ﾄﾏﾄ"],
    ["in styled letters", "Kale", "𝓚𝐚𝕝𝖾"],
    ["with a line break", "Ann Lee", "Ann\u2028Lee"],
    ["with a control character", "Ann Lee", "Ann\u000bLee"],
  ])("%s", (_, one, other) => {
    expect(foldText(other)).toBe(foldText(one));
  });

  it("only if they differ in nothing else, and folding twice changes nothing", () => {
    expect(foldText("Pêche")).not.toBe(foldText("Peche"));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe("a shown text", () => {
  it.each([
    ["U+2028", "Dig.\u2028Water."],
    ["U+2029", "Dig.\u2029Water."],
    ["U+000B", "Dig.\u000bWater."],
    ["U+0085", "Dig.\u0085Water."],
    ["CR LF", "Dig.\r\nWater.\n"],
  ])("has a line break for %s, and a space if it is one line", (_, typed) => {
    expect(shownText(typed)).toBe("Dig.\nWater.");
    expect(shownLine(typed)).toBe("Dig. Water.");
  });

  it("has at most thirty accents on a letter", () => {
    const typed = `e${"\u0301".repeat(100_000)} and 👩‍🌾`;
    for (const show of [shownText, shownLine]) {
      expect(show(typed)).toBe(`e${"\u0301".repeat(30)} and 👩‍🌾`);
    }
  });

  it("has no control characters", () => {
    expect(shownText("Dig\u0000it.\tWater.")).toBe("Dig it.\tWater.");
    expect(shownLine("Plant\u000btomatoes\u0007")).toBe("Plant tomatoes");
  });
});

describe("the start of a text", () => {
  it.each([
    ["is the text if that is short", "Sow beans", "Sow beans"],
    ["ends after a word", "Sow beans now", "Sow beans…"],
    [
      "ends within a text without spaces, but not within a character",
      "1234567890🌱",
      "1234567890…",
    ],
  ])("%s", (_, text, start) => {
    expect(startOf(text, 11)).toBe(start);
  });

  it("is all that is shown of a line of more than a thousand characters", () => {
    expect(shownLine("Bean ".repeat(1000))).toBe(`${"Bean ".repeat(200).trim()}…`);
  });
});

describe("a person's text in a sentence", () => {
  it.each([
    ["is isolated if it turns the direction", "Ann \u202elive", "\u2068Ann \u202elive\u2069"],
    ["is isolated if it is right-to-left", "أمل", "\u2068أمل\u2069"],
    ["cannot end its isolation", "Ann\u2069 \u202elive", "\u2068Ann \u202elive\u2069"],
    ["stays as it is otherwise", "Zoë 李 🌱", "Zoë 李 🌱"],
  ])("%s", (_, text, isolated) => {
    expect(isolate(text)).toBe(isolated);
  });
});
