import { describe, expect, it } from "vitest";
import { sharedTextIn, withShared } from "@/features/tips/editor/shared-text";
import { newTipFields } from "@/features/tips/tip-fields";

const share = (params: Record<string, string>) => sharedTextIn(`?${new URLSearchParams(params)}`);

/** What a form with these fields shows once it has been added. */
function added(params: Record<string, string>, fields: Partial<typeof newTipFields> = {}) {
  const shared = share(params);
  return shared && withShared({ ...newTipFields, ...fields }, shared);
}

describe("a shared text", () => {
  it.each([
    ["without any", {}],
    ["of spaces", { title: " ", text: "\n", url: "\u200b" }],
    ["with other parameters", { sort: "title" }],
  ])("is none in an address %s", (_, params) => {
    expect(share(params)).toBeNull();
  });

  it("is cut where it is too long, and says so; a long address is left out", () => {
    const long = "🌱".repeat(20_000);
    const shared = share({ title: `a${long}`, text: `b${long}`, url: `https://${long}` });
    expect(shared).toEqual({
      title: `a${"🌱".repeat(99)}`,
      parts: [`b${"🌱".repeat(4999)}`],
      isCut: true,
    });
  });

  it("is added once, even if it comes twice, or contains its own address", () => {
    const url = "https://example.org/leeks";
    const once = added({ title: "Moth", text: `Net them.\r\n${url}`, url });
    expect(once).toMatchObject({ title: "Moth", description: `Net them.\n${url}` });
    expect(added({ title: "Moth", text: `Net them.\r\n${url}`, url }, once ?? {})).toBeNull();
    expect(added({ text: "Net them." }, once ?? {})).toBeNull();
  });

  it("overwrites nothing", () => {
    const mine = { title: "Leeks", description: "Sow.", imageUrl: "https://example.org/leek.jpg" };
    expect(added({ title: "Moth", text: "Net them." }, mine)).toMatchObject({
      ...mine,
      description: "Sow.\n\nMoth\n\nNet them.",
    });
  });
});
