import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initials } from "@/lib/initials";

describe("initials", () => {
  it.each([
    ["Rowan Hart", "RH"],
    ["rowan hart", "RH"],
    ["Ana Beatriz de Moreira", "AM"],
    ["Rowan", "R"],
    ["  Rowan \t Hart\n", "RH"],
    ["", ""],
    ["   ", ""],
    ["élodie ångström", "ÉÅ"],
    ["e\u0301lodie", "E\u0301"],
    ["Олена Коваль", "ОК"],
    ["Ελένη", "Ε"],
    ["李 小龙", "李小"],
    ["أمل حسن", "أح"],
    ["नेहा", "ने"],
    ["\u{1F469}\u200D\u{1F33E} Rosa", "\u{1F469}\u200D\u{1F33E}R"],
    ["\u{1F1F3}\u{1F1F1}", "\u{1F1F3}\u{1F1F1}"],
    ["3 Sisters", "3S"],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it("are well-formed text for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(() => encodeURIComponent(initials(name))).not.toThrow();
      }),
    );
  });

  it("are there for every name that is not blank", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(initials(name) === "").toBe(name.trim() === "");
      }),
    );
  });
});
