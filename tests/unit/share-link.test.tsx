import { afterEach, describe, expect, it, vi } from "vitest";
import { shareLink } from "@/lib/share-link";

const link = { title: "Kale", url: "https://example.org/tipsDetails/1" };

function plugIn(name: "share" | "canShare" | "clipboard", value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ["share", "canShare", "clipboard"]) Reflect.deleteProperty(navigator, name);
});

function refuse(name: string) {
  return vi.fn(() => Promise.reject(new DOMException("No.", name)));
}

describe("a shared link", () => {
  it("goes to the phone's own sheet", async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    plugIn("share", share);
    plugIn("canShare", () => true);
    plugIn("clipboard", { writeText });
    expect(await shareLink(link)).toBe("shared");
    expect(share).toHaveBeenCalledWith(link);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("goes there too where the browser cannot check in advance", async () => {
    plugIn("share", async () => {});
    expect(await shareLink(link)).toBe("shared");
  });

  it("goes nowhere when the sheet is closed without a choice", async () => {
    const writeText = vi.fn(async () => {});
    plugIn("share", refuse("AbortError"));
    plugIn("clipboard", { writeText });
    expect(await shareLink(link)).toBe("dismissed");
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ["there is no sheet", undefined, undefined],
    ["the sheet takes no such link", vi.fn(), () => false],
    ["the sheet does not open", refuse("NotAllowedError"), () => true],
  ])("is copied where %s", async (_, share, canShare) => {
    const writeText = vi.fn(async () => {});
    plugIn("share", share);
    plugIn("canShare", canShare);
    plugIn("clipboard", { writeText });
    expect(await shareLink(link)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it.each([
    ["is forbidden", { writeText: refuse("NotAllowedError") }],
    ["is not there", undefined],
  ])("is never said to be copied where the clipboard %s", async (_, clipboard) => {
    plugIn("clipboard", clipboard);
    expect(await shareLink(link)).toBe("refused");
  });
});
