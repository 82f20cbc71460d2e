import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Draft,
  draftKey,
  readDraft,
  removeDraft,
  removeOtherAccountsHiddenDrafts,
  writeDraft,
} from "@/features/tips/editor/draft-storage";
import { editableFieldsOf, mapFields, newTipFields } from "@/features/tips/tip-fields";
import { draftOf, keyOf, leeks, newTip, store, storedDrafts } from "../support/drafts";
import { anyText } from "../support/factories";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";

const newTipKey = draftKey(newTip.uid, null);

const storedTitles = () => storedDrafts().map((draft) => draft.fields.title);

describe("a stored draft", () => {
  const typed = fc.record(mapFields(() => anyText));
  const fields = typed.map(editableFieldsOf);
  const anyDraft: fc.Arbitrary<Draft> = fc.record({
    fields,
    base: fields,
    savedAt: fc.nat(),
    attempt: fc.constant(null),
  });
  const anyKey = fc.tuple(anyText, fc.option(anyText)).map(([uid, tipId]) => draftKey(uid, tipId));

  it("is restored exactly as it was written, whatever was typed", () => {
    fc.assert(
      fc.property(anyKey, anyDraft, (key, draft) => {
        localStorage.clear();
        expect(writeDraft(key, draft)).toBe(true);
        expect(readDraft(key)).toEqual(draft);
      }),
    );
  });

  it("is invisible to other accounts and on other tips, which do not remove it", () => {
    const draft = draftOf(leeks);
    const newTipOfA = draftKey("a", null);
    const hostile = draftKey('a",null]:', null);
    fc.assert(
      fc.property(anyKey, anyKey, anyDraft, (key, other, written) => {
        fc.pre(key !== other);
        localStorage.clear();
        writeDraft(key, written);
        expect(readDraft(other)).toBeNull();
        removeDraft(other);
        expect(readDraft(key)).toEqual(written);
      }),
      {
        examples: [
          [newTipOfA, draftKey("a", "null"), draft],
          [newTipOfA, hostile, draft],
          [hostile, newTipOfA, draft],
        ],
      },
    );
  });

  it("is read again a year later, and by a clock that is a year behind", () => {
    const year = 365 * 24 * 60 * 60_000;
    for (const savedAt of [Date.now() - year, Date.now() + year]) {
      writeDraft(newTipKey, draftOf(leeks, { savedAt }));
      expect(readDraft(newTipKey)).toMatchObject({ fields: leeks });
    }
  });
});

describe("a hidden draft of another account", () => {
  const other = { uid: "other", tipId: null };
  const hidden = draftOf({ ...leeks, title: "Secret", availability: "hidden" });

  it("is removed if its text or its base is hidden; public and damaged drafts remain", () => {
    store("damaged", { ...other, tipId: "damaged" });
    const ofHidden = draftOf(leeks, { base: { ...newTipFields, availability: " Hidden " } });
    store(hidden, { ...other, tipId: "hidden" });
    store(ofHidden, { ...other, tipId: "t" });
    store(draftOf({ title: "Public" }), other);
    removeOtherAccountsHiddenDrafts(null);
    const kept = [keyOf({ ...other, tipId: "damaged" }), keyOf(other)];
    expect(Object.keys(localStorage)).toEqual(kept);
  });

  it.each<[string, Draft, Draft]>([
    ["the text that is only in memory", draftOf(leeks), hidden],
    ["the stored text that the one in memory replaces", hidden, draftOf(leeks)],
  ])("is removed if it is %s", (_, stored, unstored) => {
    const key = keyOf(other);
    store(stored, other);
    const restoreStorage = refuseStorage(fullStorage, "setItem");
    expect(writeDraft(key, unstored)).toBe(false);
    expect(readDraft(key)).toEqual(unstored);
    restoreStorage();
    removeOtherAccountsHiddenDrafts(newTip.uid);
    expect(readDraft(key)).toBeNull();
    expect(storedDrafts()).toEqual([]);
  });

  it("is removed even if its account's id begins with the signed-in one's, whose own draft remains", () => {
    store(hidden, other);
    store(hidden, { ...newTip, uid: `${newTip.uid}2` });
    store({ ...hidden, fields: { ...hidden.fields, title: "Mine" } }, newTip);
    removeOtherAccountsHiddenDrafts(newTip.uid);
    expect(storedTitles()).toEqual(["Mine"]);
  });
});

describe("a damaged draft", () => {
  const good = draftOf(leeks);

  it.each([
    ["no JSON", "sent"],
    ["a draft without fields", JSON.stringify({ savedAt: 1 })],
    ["fields of the wrong type", JSON.stringify({ ...good, fields: "Leeks" })],
    ["a draft without a time", JSON.stringify({ ...good, savedAt: undefined })],
    ["a draft without its base", JSON.stringify({ ...good, base: undefined })],
    ["a negative time", JSON.stringify({ ...good, savedAt: -1 })],
    ["a time beyond the range of Date", JSON.stringify({ ...good, savedAt: 1e300 })],
  ])("is not read, and can be replaced: %s", (_, raw) => {
    localStorage.setItem(newTipKey, raw);
    expect(readDraft(newTipKey)).toBeNull();
    writeDraft(newTipKey, good);
    expect(readDraft(newTipKey)).toEqual(good);
  });

  it("loses only the fields that are not strings", () => {
    store({ ...good, fields: { ...good.fields, title: 7, category: 7 } });
    expect(readDraft(newTipKey)).toMatchObject({ fields: { ...leeks, title: "", category: "" } });
  });
});

describe("writing a draft to full or blocked storage", () => {
  it.each(["getItem", "setItem", "removeItem"] as const)(
    "does not throw while the browser blocks %s",
    (method) => {
      refuseStorage(blockedStorage, method);
      expect(writeDraft(newTipKey, draftOf(leeks))).toBe(method !== "setItem");
      expect(() => readDraft(newTipKey)).not.toThrow();
      expect(() => removeDraft(newTipKey)).not.toThrow();
    },
  );
});
