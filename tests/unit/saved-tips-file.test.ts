import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SavedTip, storedFields } from "@/features/tips/saved/saved-tip.schema";
import {
  MAX_FILE_BYTES,
  openSavedTipsFile,
  readSavedTipsFile,
  writeSavedTipsFile,
} from "@/features/tips/saved/saved-tips-file";
import type { Tip } from "@/features/tips/tip.schema";
import { anyTip, makeTip } from "../support/factories";

const now = new Date("2026-03-07T09:00:00.000Z");

function copyOf(tip: Tip): SavedTip {
  return { ...tip, savedAt: "2026-03-01T08:00:00.000Z" };
}

const stored = (tips: readonly SavedTip[]) => tips.map(storedFields);

function fileWith(fields: Record<string, unknown>): string {
  return JSON.stringify({ format: "sow-and-tell-saved-tips", version: 1, tips: [], ...fields });
}

describe("a file of saved tips", () => {
  it("gives back what went in", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyTip, { selector: ({ _id }) => _id }), (tips) => {
        const content = readSavedTipsFile(writeSavedTipsFile(tips.map(copyOf), now));
        if (typeof content === "string") throw new Error(content);
        expect(stored(content.tips)).toEqual(stored(tips.map(copyOf)));
        expect(content.broken).toBe(0);
      }),
    );
  });

  it("says its version and its day, and no email", () => {
    const text = writeSavedTipsFile([copyOf(makeTip({ email: "ines@example.org" }))], now);
    expect(JSON.parse(text)).toMatchObject({ version: 1, exportedAt: "2026-03-07T09:00:00.000Z" });
    expect(text).not.toContain("ines@example.org");
  });

  it("holds no hidden tip, going out or coming in", () => {
    const hidden = copyOf(makeTip({ availability: "Hidden", title: "My trial bed" }));
    expect(writeSavedTipsFile([hidden], now)).not.toContain("My trial bed");
    expect(readSavedTipsFile(fileWith({ tips: [hidden] }))).toEqual({ tips: [], broken: 0 });
  });

  it.each([
    ["broken", ""],
    ["broken", '{"format":"sow-and-tell-sav'],
    ["foreign", "[]"],
    ["foreign", "7"],
    ["foreign", '{"tips":[]}'],
    ["foreign", fileWith({ format: "bookmarks" })],
    ["foreign", fileWith({ version: "1" })],
    ["foreign", fileWith({ tips: {} })],
    ["newer", fileWith({ version: 2 })],
  ] as const)("is %s when it reads %s", (problem, text) => {
    expect(readSavedTipsFile(text)).toBe(problem);
  });

  it("shows the good tips beside broken ones, each once", () => {
    const tip = copyOf(makeTip());
    const content = readSavedTipsFile(fileWith({ tips: [tip, null, { title: "No id" }, tip] }));
    expect(content).toMatchObject({ tips: [{ _id: tip._id }], broken: 2 });
  });

  it("never breaks the app, whatever is in it", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.array(fc.jsonValue()).map((tips) => fileWith({ tips })),
        ),
        (text) => {
          const content = readSavedTipsFile(text);
          if (typeof content !== "string") expect(content.tips).toBeInstanceOf(Array);
        },
      ),
    );
  });

  it("is not even opened when it is far too big", async () => {
    const file = new Blob(["x".repeat(MAX_FILE_BYTES + 1)]);
    expect(await openSavedTipsFile(file)).toBe("too-big");
  });

  it("is broken when it has gone since it was chosen", async () => {
    const file = new Blob(["{}"]);
    file.text = () => Promise.reject(new DOMException("Gone.", "NotFoundError"));
    expect(await openSavedTipsFile(file)).toBe("broken");
  });
});
