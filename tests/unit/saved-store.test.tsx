import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addSavedTips,
  getSavedTips,
  isSaved,
  MAX_SAVED_TIPS,
  removeInvisibleSavedTips,
  SAVED_TIPS_KEY,
  saveTip,
  subscribeToSavedTips,
  unsaveTip,
  updateSavedCopies,
} from "@/features/tips/saved/saved-store";
import type { SavedTip } from "@/features/tips/saved/saved-tip.schema";
import type { Tip } from "@/features/tips/tip.schema";
import { anyTip, makeTip } from "../support/factories";
import { blockedStorage, refuseStorage, replaceStorage } from "../support/storage";

const owner = { email: "rowan@example.org" };
const own = { availability: "hidden", email: "Rowan@example.org" };

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

/** Another tab writes, and the browser tells this one. */
function writeElsewhere(text: string | null, key: string | null = SAVED_TIPS_KEY) {
  if (text === null) localStorage.clear();
  else localStorage.setItem(SAVED_TIPS_KEY, text);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

function refuse(error: Error) {
  refuseStorage(() => error, "setItem", "removeItem");
}

describe("a saved tip", () => {
  it("is there, with the moment it was saved, until it is removed", () => {
    const tip = makeTip({ title: "Kale" });
    expect(saveTip(tip)).toBeNull();
    expect(isSaved(tip._id)).toBe(true);
    expect(getSavedTips()).toMatchObject([{ title: "Kale", description: tip.description }]);
    expect(Date.parse(getSavedTips()[0]?.savedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(unsaveTip(tip._id)).toBeNull();
    expect(isSaved(tip._id)).toBe(false);
    expect(storedText()).toBeNull();
  });

  it("is stored without its author's email, photo and likes, which are not shown", () => {
    saveTip(
      makeTip({ email: "ines@example.org", authorPhoto: "https://x.test/i.jpg", totalLiked: 9 }),
    );
    expect(storedText()).not.toMatch(/ines@example|x\.test|totalLiked/);
  });

  it("is not saved twice", () => {
    const tip = makeTip();
    saveTip(tip);
    const before = storedText();
    expect(saveTip({ ...tip, title: "Another" })).toBeNull();
    expect(storedText()).toBe(before);
  });

  it("is the same object while nothing about it changes", () => {
    const tip = makeTip();
    saveTip(tip);
    const [before] = getSavedTips();
    saveTip(makeTip());
    expect(getSavedTips()[0]).toBe(before);
    expect(getSavedTips()).toBe(getSavedTips());
  });
});

describe("any tips, saved and removed in any order", () => {
  it("are there as a list would have them, and still after a reload", () => {
    const step = fc.record({ at: fc.nat({ max: 4 }), isSaving: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(anyTip, { minLength: 5, maxLength: 5 }),
        fc.array(step),
        (tips, steps) => {
          localStorage.clear();
          const model: string[] = [];
          for (const { at, isSaving } of steps) {
            const tip = tips[at] ?? makeTip();
            const place = model.indexOf(tip._id);
            if (isSaving) saveTip(tip);
            else unsaveTip(tip._id);
            if (isSaving && place === -1) model.push(tip._id);
            if (!isSaving && place !== -1) model.splice(place, 1);
          }
          expect(ids()).toEqual(model);
          const saved = structuredClone(getSavedTips());
          const text = storedText();
          localStorage.clear();
          expect(ids()).toEqual([]);
          if (text !== null) localStorage.setItem(SAVED_TIPS_KEY, text);
          expect(getSavedTips()).toEqual(saved);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("the stored text", () => {
  const good = copyOf(makeTip({ title: "Good" }));

  it.each([
    ["no JSON", "[{", []],
    ["nothing", "", []],
    ["no list", '{"a":1}', []],
    ["null", "null", []],
    ["a list of anything", JSON.stringify([null, 7, "x", {}, { _id: "" }, good]), ["Good"]],
    ["one tip twice", JSON.stringify([good, good]), ["Good"]],
    [
      "a tip of odd fields",
      JSON.stringify([{ _id: "a1b2c3d4e5f60718293a4b01", title: 7, savedAt: [] }]),
      [""],
    ],
    ["an id of another kind", JSON.stringify([{ ...good, _id: "tip-1" }]), ["Good"]],
  ])("counts as far as it can be read: %s", (_, text, titles) => {
    localStorage.setItem(SAVED_TIPS_KEY, text);
    expect(getSavedTips().map(({ title }) => title)).toEqual(titles);
  });

  it("is read as earlier releases stored it", () => {
    localStorage.setItem(
      "sow-and-tell:saved-tips",
      '[{"_id":"a1b2c3d4e5f60718293a4b01","title":"Kale","plantType":"Kale","difficulty":"Easy","category":"plantCare","imageUrl":"","description":"Water.","availability":"hidden","name":"Ines","email":"ines@example.org","savedAt":"2026-03-01T08:00:00.000Z"}]',
    );
    expect(getSavedTips()).toMatchObject([
      {
        title: "Kale",
        category: "plantCare",
        availability: "hidden",
        email: "ines@example.org",
        savedAt: "2026-03-01T08:00:00.000Z",
      },
    ]);
  });

  it("does not prevent saving", () => {
    localStorage.setItem(SAVED_TIPS_KEY, "broken");
    expect(saveTip(makeTip())).toBeNull();
    expect(ids()).toHaveLength(1);
  });
});

describe("another tab", () => {
  const listener = vi.fn();
  let end = () => {};

  beforeEach(() => {
    listener.mockClear();
    end = subscribeToSavedTips(listener);
  });

  afterEach(() => end());

  it("is noticed when it saves, and when it clears everything", () => {
    writeElsewhere(JSON.stringify([copyOf(makeTip())]));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ids()).toHaveLength(1);
    writeElsewhere(null, null);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(ids()).toEqual([]);
  });

  it("is not listened to about anything else", () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:theme" }));
    expect(listener).not.toHaveBeenCalled();
  });

  it("loses nothing that it has saved and this one has not heard of yet", () => {
    const theirs = copyOf(makeTip());
    localStorage.setItem(SAVED_TIPS_KEY, JSON.stringify([theirs]));
    const ours = makeTip();
    saveTip(ours);
    expect(ids()).toEqual([theirs._id, ours._id]);
  });

  it("is announced even where it was noticed by a save that changed nothing", () => {
    const theirs = copyOf(makeTip());
    localStorage.setItem(SAVED_TIPS_KEY, JSON.stringify([theirs]));
    expect(saveTip(theirs)).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("is caught up with when the page comes out of the back/forward cache", () => {
    localStorage.setItem(SAVED_TIPS_KEY, JSON.stringify([copyOf(makeTip())]));
    window.dispatchEvent(new Event("pageshow"));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("a storage that takes no more", () => {
  it.each([
    ["full", new DOMException("Too much.", "QuotaExceededError")],
    ["blocked", new DOMException("The operation is insecure.", "SecurityError")],
  ] as const)("is distinguished from others: %s", (problem, error) => {
    const saved = makeTip();
    saveTip(saved);
    refuse(error);
    const tip = makeTip();
    expect(saveTip(tip)).toBe(problem);
    expect(isSaved(tip._id)).toBe(false);
    expect(unsaveTip(saved._id)).toBe(problem);
    expect(isSaved(saved._id)).toBe(true);
    expect(addSavedTips([copyOf(makeTip())])).toBe(problem);
  });

  it("is taken for an empty one where it may not even be read", () => {
    refuseStorage(blockedStorage, "getItem");
    expect(ids()).toEqual([]);
  });

  it("is not filled with more tips than a reader finds again", () => {
    const many = Array.from({ length: MAX_SAVED_TIPS + 3 }, () => copyOf(makeTip()));
    expect(addSavedTips(many)).toEqual({ added: MAX_SAVED_TIPS, alreadySaved: 0, skipped: 3 });
    expect(saveTip(makeTip())).toBe("too-many");
    unsaveTip(many[0]?._id ?? "");
    expect(saveTip(makeTip())).toBeNull();
  });
});

describe("added tips", () => {
  it("join those that are there, each once, and leave them as they are", () => {
    const here = makeTip({ title: "Here" });
    saveTip(here);
    const fresh = copyOf(makeTip());
    const result = addSavedTips([copyOf({ ...here, title: "Changed elsewhere" }), fresh]);
    expect(result).toEqual({ added: 1, alreadySaved: 1, skipped: 0 });
    expect(ids()).toEqual([here._id, fresh._id]);
    expect(getSavedTips()[0]?.title).toBe("Here");
  });
});

describe("a copy", () => {
  it("is brought up to date, and keeps the moment it was saved", () => {
    const tip = makeTip({ title: "Before" });
    saveTip(tip);
    const [before] = getSavedTips();
    updateSavedCopies([makeTip(), { ...tip, title: "After" }], null);
    expect(getSavedTips()).toEqual([{ ...before, title: "After" }]);
  });

  it("costs no writing while the server says the same", () => {
    const tip = makeTip();
    saveTip(tip);
    const setItem = vi.fn();
    replaceStorage({ setItem });
    updateSavedCopies([{ ...tip, totalLiked: 99 }], null);
    expect(setItem).not.toHaveBeenCalled();
  });

  it("goes when the author hides the tip, but for the author", () => {
    const tip = makeTip({ email: owner.email });
    for (const [user, left] of [
      [null, []],
      [{ email: "ines@example.org" }, []],
      [owner, [tip._id]],
    ] as const) {
      saveTip(tip);
      updateSavedCopies([{ ...tip, availability: "hidden" }], user);
      expect(ids()).toEqual(left);
    }
  });

  it("of a hidden tip goes at logout, and the others stay", () => {
    const tip = makeTip();
    saveTip(tip);
    saveTip(makeTip(own));
    expect(storedText()).toContain(own.email);
    removeInvisibleSavedTips(null);
    expect(ids()).toEqual([tip._id]);
    expect(storedText()).not.toContain(own.email);
  });
});
