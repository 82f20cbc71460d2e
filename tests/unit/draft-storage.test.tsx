import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  announceSent,
  type DraftScope,
  listDrafts,
  newDraftKey,
  removeOldDrafts,
  removeOtherAccountsHiddenDrafts,
  removeUnchangedDrafts,
  subscribeToDrafts,
  writeDraft,
} from "@/features/tips/editor/draft-storage";
import { keysWith, remove } from "@/lib/storage";
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
import { blockedStorage, fullStorage, refuseStorage, replaceStorage } from "../support/storage";

const DAY_MS = 24 * 60 * 60_000;

const titlesAt = (place: DraftScope) => listDrafts(place, emptyFields).map((d) => d.fields.title);

/** Storage is full for whatever is longer than this. */
function fillStorage(longest = 0) {
  const storage = localStorage;
  replaceStorage({
    setItem(key, value) {
      if (value.length > longest) throw fullStorage();
      storage.setItem(key, value);
    },
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  // Drafts in memory outlive the storage.
  for (const key of keysWith("sow-and-tell:")) remove(key);
});

describe("a draft on the device", () => {
  const fields = fc.record({
    title: anyText,
    plantType: anyText,
    difficulty: anyText,
    category: anyText,
    description: anyText,
    imageUrl: anyText,
    availability: anyText,
  });
  const draft = fc.record({ fields, base: fields, savedAt: fc.nat(), attempt: fc.constant(null) });
  const place = fc.record({ uid: anyText, tipId: fc.option(anyText) });

  it("comes back as it was written, whatever was typed", () => {
    fc.assert(
      fc.property(place, draft, (where, written) => {
        localStorage.clear();
        expect(writeDraft(newDraftKey(where), written)).toBe(true);
        expect(listDrafts(where, emptyFields)).toMatchObject([written]);
      }),
    );
  });

  it("is read as earlier releases stored it", () => {
    localStorage.setItem(
      'sow-and-tell:draft:["uid-1","a1b2c3d4e5f60718293a4b01"]:k3j9x2',
      '{"fields":{"title":"Leeks","plantType":"Leek","difficulty":"easy","category":"soil","description":"Sow.","imageUrl":"","availability":"public"},"base":{"title":"Leek","plantType":"Leek","difficulty":"easy","category":"soil","description":"","imageUrl":"","availability":"public"},"savedAt":1770000000000,"attempt":{"title":"Leeks","createdAt":"2026-04-05T06:07:08.009Z"}}',
    );
    const where = { uid: "uid-1", tipId: "a1b2c3d4e5f60718293a4b01" };
    expect(listDrafts(where, emptyFields)).toMatchObject([
      {
        fields: { title: "Leeks", category: "soil", description: "Sow." },
        base: { title: "Leek", description: "" },
        savedAt: 1_770_000_000_000,
        attempt: { createdAt: "2026-04-05T06:07:08.009Z" },
      },
    ]);
  });

  it("is never seen by another account, nor on another tip", () => {
    fc.assert(
      fc.property(place, place, draft, (where, elsewhere, written) => {
        fc.pre(where.uid !== elsewhere.uid || where.tipId !== elsewhere.tipId);
        localStorage.clear();
        writeDraft(newDraftKey(where), written);
        expect(listDrafts(elsewhere, emptyFields)).toEqual([]);
      }),
    );
  });

  it.each([
    [
      { uid: "a", tipId: null },
      { uid: "a", tipId: "null" },
    ],
    [
      { uid: "a", tipId: "new" },
      { uid: "a", tipId: null },
    ],
    [
      { uid: 'a",null]:', tipId: null },
      { uid: "a", tipId: null },
    ],
    [
      { uid: "a", tipId: null },
      { uid: 'a",null]:', tipId: null },
    ],
  ])("of %o is not seen at %o", (where, elsewhere) => {
    writeDraft(newDraftKey(where), draftOf(leeks));
    expect(listDrafts(elsewhere, emptyFields)).toEqual([]);
  });

  it("does not overwrite another form's", () => {
    writeDraft(newDraftKey(newTip), draftOf({ title: "Mine" }, { savedAt: 2 }));
    writeDraft(newDraftKey(newTip), draftOf({ title: "Other" }, { savedAt: 1 }));
    expect(titlesAt(newTip)).toEqual(["Mine", "Other"]);
  });

  it("takes the place of the one that it goes on from", () => {
    store(draftOf({ title: "Leek" }));
    writeDraft(newDraftKey(newTip), draftOf({ title: "Leeks" }), listDrafts(newTip, emptyFields));
    expect(titlesAt(newTip)).toEqual(["Leeks"]);
  });

  it("leaves what another tab has written in that one's place since", () => {
    store(draftOf({ title: "Leek" }));
    const found = listDrafts(newTip, emptyFields);
    store(draftOf({ title: "Leek soup" }, { savedAt: 1 }));
    writeDraft(newDraftKey(newTip), draftOf({ title: "Leeks" }), found);
    expect(titlesAt(newTip)).toEqual(["Leeks", "Leek soup"]);
    removeUnchangedDrafts(found);
    expect(titlesAt(newTip)).toEqual(["Leeks", "Leek soup"]);
  });

  describe("that is old", () => {
    const titles = () => storedDrafts().map((draft) => draft.fields.title);

    function visit(day: number) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1) + day * DAY_MS });
      removeOldDrafts();
    }

    beforeEach(() => {
      const savedAt = (day: number) => Date.UTC(2026, 0, 1) + day * DAY_MS;
      store(draftOf({ title: "Old" }, { savedAt: savedAt(0) }), { uid: "b", tipId: "t" });
      store(draftOf({ title: "Young" }, { savedAt: savedAt(10) }));
    });

    it("is removed after ninety days, in every account", () => {
      for (const day of [1, 91]) visit(day);
      expect(titles()).toEqual(["Old", "Young"]);
      visit(92);
      expect(titles()).toEqual(["Young"]);
    });

    it("stays where the clock is a year ahead for one visit", () => {
      for (const day of [1, 366, 366.1, 2, 3]) visit(day);
      expect(titles()).toEqual(["Old", "Young"]);
    });
  });
});

describe("what others were writing", () => {
  const other = { uid: "other", tipId: null };
  const hidden = draftOf({ ...leeks, title: "Secret", availability: "hidden" });
  const ofHidden = draftOf(leeks, { base: { ...emptyFields, availability: " Hidden " } });
  const titles = () => storedDrafts().map((draft) => draft.fields.title);

  it("goes where its text or its original is hidden, and stays for its account where not", () => {
    store(hidden, other, "1");
    store(ofHidden, { ...other, tipId: "t" }, "2");
    store(draftOf({ title: "Public" }), other, "3");
    const removed = removeOtherAccountsHiddenDrafts(null);
    expect(titles()).toEqual(["Public"]);
    expect(removed.map(({ title }) => title)).toContain("Secret");
  });

  it("goes when another account signs in, which keeps its own", () => {
    store(hidden, other);
    store({ ...hidden, fields: { ...hidden.fields, title: "Mine" } }, newTip);
    removeOtherAccountsHiddenDrafts(newTip.uid);
    expect(titles()).toEqual(["Mine"]);
  });

  it("is distinguished by the whole of an account's id", () => {
    store(hidden, { uid: "ann", tipId: null });
    removeOtherAccountsHiddenDrafts("an");
    expect(titles()).toEqual([]);
  });
});

describe("what is no draft", () => {
  const good = draftOf(leeks);

  it.each([
    ["nothing", ""],
    ["broken JSON", '{"fields":{"title":"Le'],
    ["a word", "sent"],
    ["null", "null"],
    ["a list", "[]"],
    ["no fields", JSON.stringify({ savedAt: 1 })],
    ["fields of a wrong type", JSON.stringify({ ...good, fields: "Leeks" })],
    ["no time", JSON.stringify({ ...good, savedAt: undefined })],
    ["a time in words", JSON.stringify({ ...good, savedAt: "today" })],
    ["a time before all", JSON.stringify({ ...good, savedAt: -1 })],
    ["a time that no date can hold", JSON.stringify({ ...good, savedAt: 1e300 })],
  ])("is left out: %s", (_, raw) => {
    localStorage.setItem(keyOf(newTip), raw);
    expect(listDrafts(newTip, emptyFields)).toEqual([]);
    removeOldDrafts();
    expect(localStorage.getItem(keyOf(newTip))).toBeNull();
  });

  it.each([
    ["a number", 7],
    ["null", null],
    ["an object", { toString: "x" }],
    ["a million letters and one", "x".repeat(1_000_001)],
  ])("is left out of the others where one field is %s", (_, value) => {
    store({ ...good, fields: { ...good.fields, title: value, category: value } });
    expect(listDrafts(newTip, emptyFields)).toMatchObject([
      { fields: { ...leeks, title: emptyFields.title, category: emptyFields.category } },
    ]);
  });

  it.each([undefined, null, 7, "x", { title: 7 }])(
    "is made up for where the base is %o",
    (base) => {
      store({ ...good, base });
      expect(listDrafts(newTip, emptyFields)).toMatchObject([{ base: emptyFields }]);
    },
  );

  it("is anything at all", () => {
    fc.assert(
      fc.property(fc.json(), (raw) => {
        localStorage.setItem(keyOf(newTip), raw);
        expect(listDrafts(newTip, emptyFields)).toBeInstanceOf(Array);
      }),
    );
  });
});

describe("a device that stores nothing", () => {
  it.each(["getItem", "setItem", "removeItem"] as const)(
    "is answered, not thrown: %s",
    (method) => {
      refuseStorage(blockedStorage, method);
      const key = newDraftKey({ uid: method, tipId: null });
      expect(writeDraft(key, draftOf(leeks))).toBe(method !== "setItem");
      expect(() => announceSent(key)).not.toThrow();
      expect(() => removeOldDrafts()).not.toThrow();
    },
  );

  it("leaves the draft to the page as long as that is open", () => {
    const place = { uid: "blocked", tipId: null };
    fillStorage();
    expect(writeDraft(newDraftKey(place), draftOf(leeks))).toBe(false);
    expect(titlesAt(place)).toEqual([leeks.title]);
    removeUnchangedDrafts(listDrafts(place, emptyFields));
    expect(titlesAt(place)).toEqual([]);
  });

  it("has the browser ask before the page goes with a draft that is only in memory", () => {
    const wouldAsk = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const key = newDraftKey({ uid: "full", tipId: null });
    expect(wouldAsk()).toBe(false);
    const empty = refuseStorage(fullStorage, "setItem");
    writeDraft(key, draftOf(leeks));
    expect(wouldAsk()).toBe(true);
    empty();
    writeDraft(key, draftOf(leeks));
    expect(wouldAsk()).toBe(false);
  });

  it("has room for one draft where it has none for two", () => {
    store(draftOf({ title: "Leek" }));
    const found = listDrafts(newTip, emptyFields);
    const storage = localStorage;
    replaceStorage({
      setItem(key, value) {
        if (storage.length > 0) throw fullStorage();
        storage.setItem(key, value);
      },
    });
    expect(writeDraft(newDraftKey(newTip), draftOf({ title: "Leeks" }), found)).toBe(true);
    expect(titlesAt(newTip)).toEqual(["Leeks"]);
  });

  it("has the old draft where the new one is too long, and the new one is in memory", () => {
    store(draftOf({ title: "Leek" }));
    const found = listDrafts(newTip, emptyFields);
    fillStorage(found[0]?.text.length);
    const key = newDraftKey(newTip);
    expect(writeDraft(key, draftOf({ title: "Leeks in a drainpipe" }), found)).toBe(false);
    expect(storedDrafts().map((d) => d.fields.title)).toEqual(["Leek"]);
    expect(titlesAt(newTip)).toEqual(["Leeks in a drainpipe"]);
    announceSent(key);
  });

  it("is reported for a text that could not be read again", () => {
    const key = newDraftKey(newTip);
    const isStored = writeDraft(key, draftOf({ description: "x".repeat(1_000_001) }));
    expect(isStored).toBe(false);
    announceSent(key);
  });
});

describe("another form of the same tip", () => {
  function watch(place = newTip) {
    const heard: string[] = [];
    const stop = subscribeToDrafts(place, (isSent) => heard.push(isSent ? "sent" : "changed"));
    onTestFinished(stop);
    return { heard, stop };
  }

  it("is heard when it writes in another tab", () => {
    const { heard } = watch();
    writeInAnotherTab(JSON.stringify(draftOf(leeks)));
    expect(heard).toEqual(["changed"]);
  });

  it("is heard when its tip is sent, in another tab or in this one", () => {
    const { heard } = watch();
    writeInAnotherTab("sent");
    expect(heard).toEqual(["sent"]);
    announceSent(newDraftKey(newTip));
    expect(heard).toEqual(["sent", "sent"]);
  });

  it("is not heard when it is another account's, another tip's or something else", () => {
    const { heard } = watch();
    writeInAnotherTab("sent", { uid: "b", tipId: null });
    writeInAnotherTab("sent", { ...newTip, tipId: "t" });
    announceSent(newDraftKey({ ...newTip, tipId: "t" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:theme" }));
    expect(heard).toEqual([]);
  });

  it("is not heard any more after the end", () => {
    const { heard, stop } = watch();
    stop();
    writeInAnotherTab("sent");
    announceSent(newDraftKey(newTip));
    expect(heard).toEqual([]);
  });

  it("is heard when all of the storage is cleared", () => {
    const { heard } = watch();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(heard).toEqual(["changed"]);
  });
});
