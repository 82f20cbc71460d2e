import { afterEach, describe, expect, it, vi } from "vitest";
import { shareLink } from "@/lib/share-link";

const link = { title: "Kale", url: "https://example.org/tipsDetails/1" };

function stub(name: "share" | "canShare" | "clipboard", value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ["share", "canShare", "clipboard"]) Reflect.deleteProperty(navigator, name);
});

function refuse(name: string) {
  return vi.fn(() => Promise.reject(new DOMException("No.", name)));
}

describe("a shared link", () => {
  it("opens the share sheet of the system", async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    stub("share", share);
    stub("canShare", () => true);
    stub("clipboard", { writeText });
    expect(await shareLink(link)).toBe("shared");
    expect(share).toHaveBeenCalledWith(link);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("opens the share sheet in a browser without canShare", async () => {
    stub("share", async () => {});
    expect(await shareLink(link)).toBe("shared");
  });

  it("is not copied if the share sheet is dismissed", async () => {
    const writeText = vi.fn(async () => {});
    stub("share", refuse("AbortError"));
    stub("clipboard", { writeText });
    expect(await shareLink(link)).toBe("dismissed");
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ["there is no share sheet", undefined, undefined],
    ["the share sheet does not accept it", vi.fn(), () => false],
    ["the share sheet does not open", refuse("NotAllowedError"), () => true],
  ])("is copied if %s", async (_, share, canShare) => {
    const writeText = vi.fn(async () => {});
    stub("share", share);
    stub("canShare", canShare);
    stub("clipboard", { writeText });
    expect(await shareLink(link)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it.each([
    ["is blocked", { writeText: refuse("NotAllowedError") }],
    ["does not exist", undefined],
  ])("is not reported as copied if the clipboard %s", async (_, clipboard) => {
    stub("clipboard", clipboard);
    expect(await shareLink(link)).toBe("refused");
  });
});
