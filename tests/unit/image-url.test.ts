import { describe, expect, it, vi } from "vitest";
import { imageUrl, imageUrlOrPath } from "@/lib/image-url";

describe("a picture's address", () => {
  it.each([
    ["http://pictures.test/kale.webp", "http://pictures.test/kale.webp"],
    ["  https://pictures.test/kale.webp\n", "https://pictures.test/kale.webp"],
    ["HTTPS://Pictures.test/Kale.webp", "https://pictures.test/Kale.webp"],
    ["//pictures.test/kale.webp", "https://pictures.test/kale.webp"],
    ['https://pictures.test/"onerror=', "https://pictures.test/%22onerror="],
  ])("is normalized: %j becomes %j", (typed, address) => {
    expect(imageUrl(typed)).toBe(address);
  });

  it("is normalized by browsers without `URL.canParse`", () => {
    vi.spyOn(URL, "canParse").mockImplementation(() => {
      throw new TypeError("URL.canParse is not a function");
    });
    expect(imageUrl(" https://pictures.test/kale.webp ")).toBe("https://pictures.test/kale.webp");
  });

  it.each([
    "",
    "pictures.test/kale.webp",
    "///pictures.test/kale.webp",
    "javascript:alert('https://pictures.test/')",
    "java\nscript:alert(1)",
    "https:/pictures.test",
    "see https://pictures.test/kale.webp",
    "https://two words.test/kale.webp",
  ])("is rejected: %j", (typed) => {
    expect(imageUrl(typed)).toBeNull();
  });
});

describe("a picture's address that may be a path on this site", () => {
  it.each([
    ["/gardeners/grace.webp", "/gardeners/grace.webp"],
    [" /gardeners/grace holm.webp?v=2 ", "/gardeners/grace holm.webp?v=2"],
    ["https://pictures.test/kale.webp", "https://pictures.test/kale.webp"],
    ["//pictures.test/kale.webp", "https://pictures.test/kale.webp"],
  ])("is normalized: %j becomes %j", (stored, address) => {
    expect(imageUrlOrPath(stored)).toBe(address);
  });

  it.each([
    "kale.webp",
    "/\\pictures.test/kale.webp",
    "/\t/pictures.test/kale.webp",
    "javascript:alert(1)",
  ])("is rejected: %j", (stored) => {
    expect(imageUrlOrPath(stored)).toBeNull();
  });
});
