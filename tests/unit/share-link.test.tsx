import { describe, expect, it, vi } from "vitest";
import { shareLink } from "@/routes/tip-details/share-link";
import { defineTemporarily } from "../support/define-temporarily";

const link = { title: "Kale", text: "Kale (Rowan)", url: "https://example.org/tipsDetails/1" };

const refuse = (name: string) => async () => {
  throw new DOMException("No.", name);
};

describe("a shared link", () => {
  it.each([
    ["opens the share sheet in a browser without canShare", async () => {}, undefined, "opened"],
    ["is not copied if the sheet is dismissed", refuse("AbortError"), () => true, "opened"],
    ["is not copied if a sheet is open", refuse("InvalidStateError"), () => true, "opened"],
    ["is copied if the share sheet does not accept it", async () => {}, () => false, "copied"],
    ["is copied if the share sheet does not open", refuse("NotAllowedError"), () => true, "copied"],
  ])("%s", async (_, openSheet, canShare, outcome) => {
    const share = openSheet && vi.fn(openSheet);
    const writeText = vi.fn(async () => {});
    defineTemporarily(navigator, "share", share);
    defineTemporarily(navigator, "canShare", canShare);
    defineTemporarily(navigator, "clipboard", { writeText });
    expect(await shareLink(link)).toBe(outcome);
    if (outcome === "opened") expect(share).toHaveBeenCalledWith(link);
    expect(writeText.mock.calls).toEqual(outcome === "copied" ? [[link.url]] : []);
  });

  it("is not reported as copied if the browser has no clipboard", async () => {
    defineTemporarily(navigator, "clipboard", undefined);
    expect(await shareLink(link)).toBe("refused");
  });
});
