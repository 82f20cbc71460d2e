import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signIn, signOut } from "@/auth/auth-session";
import {
  addSavedTips,
  getSavedTips,
  MAX_SAVED_TIPS,
  removeOthersHiddenCopies,
  SAVED_TIPS_KEY,
  saveTip,
  subscribeToSavedTips,
  unsaveTip,
  updateSavedCopies,
} from "@/features/tips/saved/saved-store";
import { type SavedTip, storedFields } from "@/features/tips/saved/saved-tip.schema";
import { readSavedTipsFile, writeSavedTipsFile } from "@/features/tips/saved/saved-tips-file";
import type { Tip } from "@/features/tips/tip.schema";
import { cacheTip } from "@/features/tips/tips.cache";
import { anyTip, makeTip } from "../support/factories";
import { member } from "../support/server";
import { replaceStorage } from "../support/storage";

beforeEach(() => localStorage.clear());

function ids() {
  return getSavedTips().map(({ _id }) => _id);
}

function storedText() {
  return localStorage.getItem(SAVED_TIPS_KEY);
}

function copyOf(tip: Tip): SavedTip {
  return { ...tip, savedAt: "2026-03-01T08:00:00.000Z" };
}

describe("a saved tip", () => {
  it("is stored once, with the time and only the displayed fields, until it is removed", () => {
    const tip = makeTip({
      title: "Kale",
      email: "ines@example.org",
      authorPhoto: "https://x.test/i.jpg",
      totalLiked: 9,
    });
    expect(saveTip(tip)).toBeNull();
    expect(saveTip({ ...tip, title: "Another" })).toBeNull();
    expect(getSavedTips()).toMatchObject([{ title: "Kale", description: tip.description }]);
    expect(Date.parse(getSavedTips()[0]?.savedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(storedText()).not.toMatch(/ines@example|x\.test|totalLiked/);
    expect(unsaveTip(tip._id)).toBeNull();
    expect(ids()).toEqual([]);
    expect(storedText()).toBeNull();
  });

  it("remains the same object while it does not change", () => {
    saveTip(makeTip());
    const [before] = getSavedTips();
    saveTip(makeTip());
    expect(getSavedTips()[0]).toBe(before);
    expect(getSavedTips()).toBe(getSavedTips());
  });

  it("keeps its position among tips that are saved and removed, also after a reload", () => {
    const [first, second, third] = [makeTip(), makeTip(), makeTip()];
    for (const tip of [first, second, third]) saveTip(tip);
    unsaveTip(second._id);
    saveTip(second);
    expect(ids()).toEqual([first._id, third._id, second._id]);
    const saved = structuredClone(getSavedTips());
    const text = storedText() ?? "";
    localStorage.clear();
    expect(ids()).toEqual([]);
    localStorage.setItem(SAVED_TIPS_KEY, text);
    expect(getSavedTips()).toEqual(saved);
  });
});

describe("the stored list", () => {
  const good = copyOf(makeTip({ title: "Good" }));

  it.each([
    ["is not JSON", "[{", []],
    ["is not an array", '{"a":1}', []],
    ["has invalid items", JSON.stringify([null, 7, "x", {}, { _id: "" }, good]), ["Good"]],
    ["has duplicates", JSON.stringify([good, good]), ["Good"]],
    ["has a tip with invalid fields", '[{"_id":"tip-1","title":7,"savedAt":[]}]', [""]],
  ])("can be read and extended if it %s", (_, text, titles) => {
    localStorage.setItem(SAVED_TIPS_KEY, text);
    expect(getSavedTips().map(({ title }) => title)).toEqual(titles);
    expect(saveTip(makeTip({ title: "New" }))).toBeNull();
    expect(getSavedTips().map(({ title }) => title)).toEqual([...titles, "New"]);
  });

  it("is read as earlier releases stored it", () => {
    const stored = {
      ...{ _id: "a1b2c3d4e5f60718293a4b01", title: "Kale", plantType: "Kale", difficulty: "Easy" },
      ...{ category: "plantCare", imageUrl: "", description: "Water.", availability: "hidden" },
      ...{ name: "Ines", email: "ines@example.org", savedAt: "2026-03-01T08:00:00.000Z" },
    };
    localStorage.setItem("sow-and-tell:saved-tips", JSON.stringify([stored]));
    expect(getSavedTips()).toMatchObject([stored]);
  });
});

describe("another tab", () => {
  const listener = vi.fn();

  function saveInAnotherTab(): SavedTip {
    const tip = copyOf(makeTip());
    localStorage.setItem(SAVED_TIPS_KEY, JSON.stringify([tip]));
    return tip;
  }

  beforeEach(() => {
    listener.mockClear();
    return subscribeToSavedTips(listener);
  });

  it("notifies this one when it saves a tip or clears all data, but not about other keys", () => {
    const theirs = saveInAnotherTab();
    window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:theme" }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent("storage", { key: SAVED_TIPS_KEY }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual([theirs._id]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(ids()).toEqual([]);
  });

  it("does not lose its tip if this one saves another before it is notified", () => {
    const theirs = saveInAnotherTab();
    const ours = makeTip();
    saveTip(ours);
    expect(ids()).toEqual([theirs._id, ours._id]);
  });
});

describe("the storage of saved tips", () => {
  it("holds a limited number of tips", () => {
    const many = Array.from({ length: MAX_SAVED_TIPS + 3 }, () => copyOf(makeTip()));
    expect(addSavedTips(many)).toEqual({ added: MAX_SAVED_TIPS, alreadySaved: 0, skipped: 3 });
    expect(saveTip(makeTip())).toBe("too-many");
    unsaveTip(many[0]?._id ?? "");
    expect(addSavedTips([copyOf(makeTip()), copyOf(makeTip())])).toMatchObject({
      added: 1,
      skipped: 1,
    });
    unsaveTip(many[1]?._id ?? "");
    expect(saveTip(makeTip())).toBeNull();
  });
});

describe("a saved copy", () => {
  it("is updated from the server, and keeps the time when it was saved", () => {
    const tip = makeTip({ title: "Before" });
    saveTip(tip);
    const [before] = getSavedTips();
    updateSavedCopies([makeTip(), { ...tip, title: "After" }]);
    expect(getSavedTips()).toEqual([{ ...before, title: "After" }]);
  });

  it("is not written if the server has no change", () => {
    const tip = makeTip();
    saveTip(tip);
    const setItem = vi.fn();
    replaceStorage({ setItem });
    updateSavedCopies([{ ...tip, totalLiked: 99 }]);
    expect(setItem).not.toHaveBeenCalled();
  });

  describe("after its author has hidden the tip", () => {
    const hidden = makeTip({ availability: "hidden", email: member.email });

    beforeEach(() => void saveTip({ ...hidden, availability: "public", email: "" }));

    it("is the hidden version", async () => {
      const author = await signIn(member.email, member.password);
      await cacheTip(hidden._id, hidden, { ...author, email: member.email });
      expect(getSavedTips()).toMatchObject([{ availability: "hidden", email: member.email }]);
    });

    it("remains the public version if the author logged out before the update ended", async () => {
      const author = await signIn(member.email, member.password);
      await signOut();
      await cacheTip(hidden._id, hidden, { ...author, email: member.email });
      expect(getSavedTips()).toMatchObject([{ availability: "public", email: "" }]);
    });
  });

  it("of a hidden tip is removed once no one is signed in, with its author's email address", () => {
    const tip = makeTip();
    saveTip(tip);
    saveTip(makeTip({ availability: "hidden", email: "Rowan@example.org" }));
    expect(storedText()).toContain("Rowan@example.org");
    removeOthersHiddenCopies(null);
    expect(ids()).toEqual([tip._id]);
    expect(storedText()).not.toContain("Rowan@example.org");
  });
});

describe("a file of saved tips", () => {
  const now = new Date("2026-03-07T09:00:00.000Z");
  const fileWith = (fields: object) =>
    JSON.stringify({ format: "sow-and-tell-saved-tips", version: 1, tips: [], ...fields });
  const read = (text: string) => readSavedTipsFile(new Blob([text]));

  it("restores any exported tips", async () => {
    const anyTips = fc.uniqueArray(anyTip, { selector: ({ _id }) => _id });
    await fc.assert(
      fc.asyncProperty(anyTips, async (tips) => {
        const content = await read(writeSavedTipsFile(tips.map(copyOf), now));
        expect(content?.tips.map(storedFields)).toEqual(tips.map(copyOf).map(storedFields));
        expect(content?.invalidCount).toBe(0);
      }),
    );
  });

  it("contains its version and date, but no email address and no hidden tips", async () => {
    const hidden = copyOf(makeTip({ availability: "Hidden", title: "My trial bed" }));
    const text = writeSavedTipsFile([copyOf(makeTip({ email: "ines@example.org" })), hidden], now);
    expect(JSON.parse(text)).toMatchObject({ version: 1, exportedAt: "2026-03-07T09:00:00.000Z" });
    expect(text).not.toMatch(/ines@example|My trial bed/);
    expect(await read(fileWith({ tips: [hidden] }))).toEqual({ tips: [], invalidCount: 0 });
  });

  it.each([
    '{"format":"sow-and-tell-sav',
    "[]",
    fileWith({ format: "bookmarks" }),
    fileWith({ version: "1" }),
    fileWith({ version: 2 }),
    fileWith({ tips: {} }),
  ])("cannot be read if it is %s", async (text) => {
    expect(await read(text)).toBeNull();
  });

  it("restores the valid tips among broken ones, once each", async () => {
    const tip = copyOf(makeTip());
    const content = await read(fileWith({ tips: [tip, null, { title: "No id" }, tip] }));
    expect(content).toMatchObject({ tips: [{ _id: tip._id }], invalidCount: 2 });
  });

  it("cannot be read if it was removed after it was chosen", async () => {
    const file = new Blob(["{}"]);
    file.text = () => Promise.reject(new DOMException("Gone.", "NotFoundError"));
    expect(await readSavedTipsFile(file)).toBeNull();
  });
});
