import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileName } from "@/routes/tip-details/seed-packet";
import { anyText } from "../support/factories";

describe("the file name of a seed packet", () => {
  it.each([
    ["Kale after frost", "Kale-after-frost"],
    ["  Leeks / onions: which?  ", "Leeks-onions-which"],
    ["Ça pousse à l'été", "Ça-pousse-à-l'été"],
    ["冬のケール", "冬のケール"],
    ["..\\..\\etc/passwd", "etc-passwd"],
    ["kale\u202Egpj.exe", "kale-gpj.exe"],
    ["a\nb\tc\u0000d", "a-b-c-d"],
    ["half \ud83e an emoji", "half-an-emoji"],
    ["x".repeat(200), "x".repeat(60)],
    ["Wait for it...", "Wait-for-it"],
    ["...", "tip"],
  ])("for %j is %j", (title, name) => {
    expect(fileName(title)).toBe(name);
  });

  it("is short and safe on every system for any title", () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const name = fileName(title);
        expect(name).not.toBe("");
        expect(new TextEncoder().encode(`${name}.png`).length).toBeLessThanOrEqual(255);
        expect(name).not.toMatch(/[\\/:*?"<>|\s\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
        expect(name).not.toMatch(/^[.-]|[.-]$/);
      }),
    );
  });
});
