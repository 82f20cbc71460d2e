import { describe, expect, it, vi } from "vitest";
import { counted } from "@/lib/counted";
import { languageTag } from "@/lib/language-tag";

const oddTags = [
  "C",
  "",
  "C.UTF-8",
  "en_US.UTF-8",
  "e",
  "-",
  "de-",
  "xx-invalid-toolongsubtag",
  "*",
];

describe("a language tag", () => {
  it.each(["en", "en-GB", "de-DE", "zh-Hant-TW", "ar-EG-u-nu-latn"])("is %s as it is", (tag) => {
    expect(languageTag(tag)).toBe(tag);
  });

  it.each(oddTags)("is English's where the browser says %j", (tag) => {
    expect(languageTag(tag)).toBe("en");
  });

  it.each(oddTags)("is one that Intl takes where the browser says %j", (tag) => {
    expect(new Intl.DateTimeFormat(languageTag(tag), { month: "long" }).format(0)).toBe("January");
    expect(counted(1204, "tip", "tips", tag)).toBe("1,204 tips");
  });

  it("is English's where there is no browser and where it says nothing", () => {
    vi.stubGlobal("navigator", undefined);
    expect(languageTag()).toBe("en");
    vi.stubGlobal("navigator", {});
    expect(languageTag()).toBe("en");
    expect(counted(1204, "tip", "tips")).toBe("1,204 tips");
  });
});
