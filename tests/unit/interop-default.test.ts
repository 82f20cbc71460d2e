import { describe, expect, it } from "vitest";
import { interopDefault } from "@/lib/interop-default";

describe("a default import", () => {
  function Marquee() {}

  it.each([
    ["the export itself", Marquee],
    ["the module around it", { default: Marquee }],
    ["the module around it, with other exports", { default: Marquee, other: 1 }],
  ])("given as %s is the export", (_, module) => {
    expect(interopDefault(module)).toBe(Marquee);
  });

  it("that is an object of its own stays as it is", () => {
    const options = { speed: 40 };
    expect(interopDefault(options)).toBe(options);
  });

  it.each([null, undefined, "text", 0])("that is %j stays as it is", (value) => {
    expect(interopDefault(value)).toBe(value);
  });
});
