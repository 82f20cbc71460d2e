import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  announceSent,
  type DraftScope,
  listDrafts,
  newDraftKey,
  removeDrafts,
  removeOldDrafts,
  removeOthersHiddenDrafts,
  subscribeToDrafts,
  writeDraft,
} from "@/features/tips/editor/draft-storage";
import {
  draftOf,
  emptyFields,
  keyOf,
  leeks,
  newTip,
  store,
  storedDrafts,
  writeInAnotherTab,
} from "../support/drafts";
import { anyText } from "../support/factories";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";

const DAY_MS = 24 * 60 * 60_000;

const titlesIn = (scope: DraftScope) => listDrafts(scope).map(({ fields }) => fields.title);
const storedTitles = () => storedDrafts().map(({ fields }) => fields.title);

describe("a draft on the device", () => {
  const names = Object.keys(emptyFields);
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, anyText])));
  const draft = fc.record({ fields, base: fields, savedAt: fc.nat(), attempt: fc.constant(null) });
  const scope = fc.record({ uid: anyText, tipId: fc.option(anyText) });

  it("is restored as it was written, whatever was typed", () => {
    fc.assert(
      fc.property(scope, draft, (where, { fields, base, ...more }) => {
        localStorage.clear();
        const written = draftOf(fields, { base: { ...emptyFields, ...base }, ...more });
        expect(writeDraft(newDraftKey(where), written)).toBe(true);
        expect(listDrafts(where)).toMatchObject([written]);
      }),
    );
  });

  it("is read as earlier releases stored it", () => {
    localStorage.setItem(
      'sow-and-tell:draft:["uid-1","a1b2c3d4e5f60718293a4b01"]:k3j9x2',
      '{"fields":{"title":"Leeks","plantType":"Leek","difficulty":"easy","category":"soil","description":"Sow.","imageUrl":"","availability":"public"},"base":{"title":"Leek","plantType":"Leek","difficulty":"easy","category":"soil","description":"","imageUrl":"","availability":"public"},"savedAt":1770000000000,"attempt":{"title":"Leeks","createdAt":"2026-04-05T06:07:08.009Z"}}',
    );
    expect(listDrafts({ uid: "uid-1", tipId: "a1b2c3d4e5f60718293a4b01" })).toMatchObject([
      {
        fields: { title: "Leeks", category: "soil", description: "Sow." },
        base: { title: "Leek", description: "" },
        savedAt: 1_770_000_000_000,
        attempt: { createdAt: "2026-04-05T06:07:08.009Z" },
      },
    ]);
  });

  it("is read without the fields that its release did not know", () => {
    store({ fields: { title: "Leeks" }, savedAt: 1 });
    expect(listDrafts(newTip)).toMatchObject([
      { fields: { title: "Leeks", plantType: "", availability: "public" }, attempt: null },
    ]);
  });

  it("is never seen by another account, nor on another tip", () => {
    fc.assert(
      fc.property(scope, scope, (where, elsewhere) => {
        fc.pre(where.uid !== elsewhere.uid || where.tipId !== elsewhere.tipId);
        localStorage.clear();
        writeDraft(newDraftKey(where), draftOf(leeks));
        expect(listDrafts(elsewhere)).toEqual([]);
      }),
      {
        examples: [
          [
            { uid: "a", tipId: null },
            { uid: "a", tipId: "null" },
          ],
          [
            { uid: 'a",null]:', tipId: null },
            { uid: "a", tipId: null },
          ],
          [
            { uid: "a", tipId: null },
            { uid: 'a",null]:', tipId: null },
          ],
        ],
      },
    );
  });

  it("does not overwrite another form's, and the newest is listed first", () => {
    writeDraft(newDraftKey(newTip), draftOf({ title: "Other" }, { savedAt: 1 }));
    writeDraft(newDraftKey(newTip), draftOf({ title: "Mine" }, { savedAt: 2 }));
    expect(titlesIn(newTip)).toEqual(["Mine", "Other"]);
  });

  it("replaces the draft that it continues", () => {
    store(draftOf({ title: "Leek" }));
    writeDraft(newDraftKey(newTip), draftOf({ title: "Leeks" }), listDrafts(newTip));
    expect(titlesIn(newTip)).toEqual(["Leeks"]);
  });

  it("does not replace what another tab has stored there since", () => {
    store(draftOf({ title: "Leek" }));
    const found = listDrafts(newTip);
    store(draftOf({ title: "Leek soup" }, { savedAt: 1 }));
    writeDraft(newDraftKey(newTip), draftOf({ title: "Leeks" }), found);
    expect(titlesIn(newTip)).toEqual(["Leeks", "Leek soup"]);
  });

  it("is removed after ninety days, in every account", () => {
    const savedAt = (days: number) => ({ savedAt: Date.now() - days * DAY_MS });
    store(draftOf({ title: "Old" }, savedAt(90.1)), { uid: "b", tipId: "t" });
    store(draftOf({ title: "Young" }, savedAt(89.9)));
    removeOldDrafts();
    expect(storedTitles()).toEqual(["Young"]);
  });

  it.each([
    ["broken JSON", '{"fields":{"title":"Le'],
    ["a word", "sent"],
    ["no fields", JSON.stringify({ savedAt: 1 })],
    ["no time", JSON.stringify({ ...draftOf(leeks), savedAt: undefined })],
  ])("is ignored and removed if it is %s", (_, text) => {
    localStorage.setItem(keyOf(newTip), text);
    expect(listDrafts(newTip)).toEqual([]);
    removeOldDrafts();
    expect(localStorage.getItem(keyOf(newTip))).toBeNull();
  });
});

describe("a hidden draft", () => {
  const other = { uid: "ann", tipId: null };
  const hidden = draftOf({ title: "Secret", availability: "hidden" });

  it("is removed at logout, like the draft of a hidden tip, and a public one stays", () => {
    const ofHidden = draftOf(leeks, { base: { ...emptyFields, availability: " Hidden " } });
    store(hidden, other, "1");
    store(ofHidden, { ...other, tipId: "t" }, "2");
    store(draftOf({ title: "Public" }), other, "3");
    const removed = removeOthersHiddenDrafts(null);
    expect(storedTitles()).toEqual(["Public"]);
    expect(removed).toContainEqual(hidden.fields);
    expect(removed).toContainEqual(ofHidden.base);
  });

  it.each([
    ["stays when its own account signs in", "ann", ["Secret"]],
    ["is removed when another account signs in", "an", []],
  ])("%s", (_, uid, titles) => {
    store(hidden, other);
    removeOthersHiddenDrafts(uid);
    expect(storedTitles()).toEqual(titles);
  });
});

describe("a device that stores nothing", () => {
  const wouldAsk = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  it.each(["getItem", "setItem", "removeItem"] as const)("throws nowhere without %s", (method) => {
    refuseStorage(blockedStorage, method);
    const key = newDraftKey({ uid: method, tipId: null });
    expect(writeDraft(key, draftOf(leeks))).toBe(method !== "setItem");
    expect(() => announceSent(key)).not.toThrow();
    expect(() => removeOldDrafts()).not.toThrow();
  });

  it("leaves the draft in memory, and the browser asks before the page closes", () => {
    const key = newDraftKey(newTip);
    const restore = refuseStorage(fullStorage, "setItem");
    expect(wouldAsk()).toBe(false);
    expect(writeDraft(key, draftOf(leeks))).toBe(false);
    expect(titlesIn(newTip)).toEqual([leeks.title]);
    expect(wouldAsk()).toBe(true);
    restore();
    expect(writeDraft(key, draftOf(leeks))).toBe(true);
    expect(wouldAsk()).toBe(false);
  });

  it("keeps the stored draft, and only the latest of those in memory", () => {
    store(draftOf({ title: "Leek" }));
    const restore = refuseStorage(fullStorage, "setItem");
    const keys = [newDraftKey(newTip), newDraftKey(newTip)];
    for (const [index, key] of keys.entries()) {
      const draft = draftOf({ title: `Leeks ${index}` }, { savedAt: Date.now() + index });
      expect(writeDraft(key, draft, listDrafts(newTip))).toBe(false);
    }
    expect(titlesIn(newTip)).toEqual(["Leeks 1", "Leek"]);
    restore();
    removeDrafts(listDrafts(newTip));
    expect(titlesIn(newTip)).toEqual([]);
    expect(wouldAsk()).toBe(false);
  });
});

describe("another form of the same tip", () => {
  function watch() {
    const heard = vi.fn();
    const stop = subscribeToDrafts(newTip, heard);
    onTestFinished(stop);
    return { heard, stop };
  }

  it("is noticed when it writes or sends, in another tab or in this one", () => {
    const { heard } = watch();
    writeInAnotherTab(JSON.stringify(draftOf(leeks)));
    expect(heard).toHaveBeenLastCalledWith(false);
    writeInAnotherTab("sent");
    expect(heard).toHaveBeenLastCalledWith(true);
    announceSent(newDraftKey(newTip));
    expect(heard.mock.calls).toEqual([[false], [true], [true]]);
  });

  it("is not noticed if it is another account's or another tip's, nor after the end", () => {
    const { heard, stop } = watch();
    writeInAnotherTab("sent", { uid: "b", tipId: null });
    announceSent(newDraftKey({ ...newTip, tipId: "t" }));
    stop();
    writeInAnotherTab("sent");
    expect(heard).not.toHaveBeenCalled();
  });
});
