import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordProblem } from "@/auth/password-rules";

const tooShort = "Password must be at least 8 characters";
const noSpecial = "Password must contain at least one special character";
const noUpper = "Password must contain at least one uppercase letter";
const noLower = "Password must contain at least one lowercase letter";

describe("a new password", () => {
  it.each([
    ["Aa!4567", tooShort],
    ["Aa345678", noSpecial],
    ["abcdefg!", noUpper],
    ["        ", noUpper],
    ["\u00e4\u00f6\u00fc\u00c4\u00d6\u00dc\u00df!", noUpper],
    ["1234567!A", noLower],
    ["Aa 45678", null],
    ["Aa\u00e945678", null],
    ["Aa45678\u{1F331}", null],
    [`Aa!${"x".repeat(5000)}`, null],
  ])("%j has the problem: %s", (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it("is rejected for the first rule that it breaks", () => {
    const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const lower = upper.toLowerCase();
    const plain = `${upper}${lower}0123456789`;
    const hasOneOf = (letters: string, word: string) => [...word].some((c) => letters.includes(c));
    const firstBroken = (word: string): string | null => {
      if (word.length < 8) return tooShort;
      if ([...word].every((letter) => plain.includes(letter))) return noSpecial;
      if (!hasOneOf(upper, word)) return noUpper;
      return hasOneOf(lower, word) ? null : noLower;
    };
    const kinds = [upper, lower, "0123456789", "!? _\u00e9\u{1F331}"];
    const someKinds = fc
      .subarray(kinds, { minLength: 1 })
      .chain((chosen) => fc.string({ unit: fc.constantFrom(...chosen.join("")), maxLength: 12 }));
    fc.assert(
      fc.property(fc.oneof(someKinds, fc.string({ unit: "binary" })), (password) => {
        expect(passwordProblem(password)).toBe(firstBroken(password));
      }),
      { numRuns: 2000 },
    );
  });
});
