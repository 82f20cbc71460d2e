import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageUrl, ownOrRemoteImageUrl } from "@/lib/image-url";

describe("a picture's address", () => {
  it.each([
    ["https://pictures.test/kale.webp", "https://pictures.test/kale.webp"],
    ["http://pictures.test/kale.webp", "http://pictures.test/kale.webp"],
    ["  https://pictures.test/kale.webp\n", "https://pictures.test/kale.webp"],
    ["HTTPS://Pictures.test/Kale.webp", "https://pictures.test/Kale.webp"],
    ["https://pictures.test/a kale.webp", "https://pictures.test/a%20kale.webp"],
    ["https://pictures.test/grünkohl", "https://pictures.test/gr%C3%BCnkohl"],
    ["https://pictures.test/k?w=1&h=2#top", "https://pictures.test/k?w=1&h=2#top"],
    ['https://pictures.test/"onerror=', "https://pictures.test/%22onerror="],
  ])("is %j", (typed, address) => {
    expect(imageUrl(typed)).toBe(address);
  });

  it.each([
    "",
    "   ",
    "kale",
    "two words",
    "pictures.test/kale.webp",
    "/kale.webp",
    "//pictures.test/kale.webp",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:image/png;base64,AAAA",
    "blob:https://pictures.test/1",
    "file:///etc/passwd",
    "ftp://pictures.test/kale.webp",
    "https:",
    "https://",
    "https:/pictures.test",
    "https://two words.test/kale.webp",
    "see https://pictures.test/kale.webp",
    "<img src=https://pictures.test>",
    "https://[",
  ])("is not %j", (typed) => {
    expect(imageUrl(typed)).toBeNull();
  });

  it("is an http(s) URL or nothing, whatever was typed", () => {
    const text = fc.string({ unit: "binary" });
    const typed = fc.oneof(
      text,
      fc.webUrl(),
      text.map((rest) => `https://${rest}`),
    );
    fc.assert(
      fc.property(typed, (value) => {
        const url = imageUrl(value);
        expect(url === null || /^https?:\/\/[^\s"'<>/]/.test(url)).toBe(true);
      }),
    );
  });
});

describe("a picture's address where a file of this site may be named", () => {
  it.each([
    ["/gardeners/grace.webp", "/gardeners/grace.webp"],
    [" /gardeners/grace holm.webp?v=2 ", "/gardeners/grace%20holm.webp?v=2"],
    ["/../kale.webp", "/kale.webp"],
    ["https://pictures.test/kale.webp", "https://pictures.test/kale.webp"],
  ])("is %j", (stored, address) => {
    expect(ownOrRemoteImageUrl(stored)).toBe(address);
  });

  it.each([
    "",
    "kale.webp",
    "//pictures.test/kale.webp",
    "/\\pictures.test/kale.webp",
    "javascript:alert(1)",
  ])("is not %j", (stored) => {
    expect(ownOrRemoteImageUrl(stored)).toBeNull();
  });
});
