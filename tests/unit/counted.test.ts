import { describe, expect, it } from "vitest";
import { counted, inDigits } from "@/lib/counted";

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

  it("writes small numbers as the language's own format does, in every language that there is", () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const codes = letters.flatMap((a) =>
      letters.flatMap((b) => [a + b, ...letters.map((c) => a + b + c)]),
    );
    // Some, such as "sh", come back as another with its script.
    const languages = Intl.NumberFormat.supportedLocalesOf(codes).filter((one) => one.length < 4);
    const scripts = ["Adlm", "Arab", "Beng", "Cyrl", "Deva", "Latn"];
    const locales = languages.flatMap((one) => [
      one,
      ...scripts.map((script) => `${one}-${script}`),
    ]);
    expect(languages.length).toBeGreaterThan(150);
    for (const locale of [...locales, "en-u-nu-thai"]) {
      expect(inDigits(790, locale), locale).toBe(new Intl.NumberFormat(locale).format(790));
    }
  });

  it("groups the digits of thousands", () => {
    expect(counted(1204, "tip", "tips")).toMatch(/^1[^\d]204 tips$/);
  });
});
