import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  announceSent,
  type Draft,
  type DraftScope,
  listDrafts,
  newDraftKey,
  removeOldDrafts,
  removeOtherAccountsHiddenDrafts,
  subscribeToDrafts,
  writeDraft,
} from "@/features/tips/editor/draft-storage";
import { editableFieldsOf } from "@/features/tips/tip.schema";
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

const titlesIn = (scope: DraftScope) => listDrafts(scope).map((d) => d.fields.title);

const storedTitles = () => storedDrafts().map((draft) => draft.fields.title);

describe("a stored draft", () => {
  const typed = fc.record({
    title: anyText,
    plantType: anyText,
    difficulty: anyText,
    category: anyText,
    description: anyText,
    imageUrl: anyText,
    availability: anyText,
  });
  const fields = typed.map(editableFieldsOf);
  const anyDraft: fc.Arbitrary<Draft> = fc.record({
    fields,
    base: fields,
    savedAt: fc.nat(),
    attempt: fc.constant(null),
  });
  const anyScope: fc.Arbitrary<DraftScope> = fc.record({ uid: anyText, tipId: fc.option(anyText) });

  it("is restored exactly as it was written, whatever was typed", () => {
    fc.assert(
      fc.property(anyScope, anyDraft, (scope, draft) => {
        localStorage.clear();
        expect(writeDraft(newDraftKey(scope), draft)).toBe(true);
        expect(listDrafts(scope)).toMatchObject([draft]);
      }),
    );
  });

  it("is still readable in the format of earlier releases", () => {
    localStorage.setItem(
      'sow-and-tell:draft:["uid-1","a1b2c3d4e5f60718293a4b01"]:k3j9x2',
      '{"fields":{"title":"Leeks","plantType":"Leek","difficulty":"easy","category":"soil","description":"Sow.","imageUrl":"","availability":"public"},"base":{"title":"Leek","plantType":"Leek","difficulty":"easy","category":"soil","description":"","imageUrl":"","availability":"public"},"savedAt":1770000000000,"attempt":{"title":"Leeks","createdAt":"2026-04-05T06:07:08.009Z"}}',
    );
    const scope = { uid: "uid-1", tipId: "a1b2c3d4e5f60718293a4b01" };
    expect(listDrafts(scope)).toMatchObject([
      {
        fields: { title: "Leeks", category: "soil", description: "Sow." },
        base: { title: "Leek", description: "" },
        savedAt: 1_770_000_000_000,
        attempt: { createdAt: "2026-04-05T06:07:08.009Z" },
      },
    ]);
  });

  it("is invisible to other accounts and on other tips", () => {
    const draft = draftOf(leeks);
    const newTipOfA = { uid: "a", tipId: null };
    const hostile = { uid: 'a",null]:', tipId: null };
    fc.assert(
      fc.property(anyScope, anyScope, anyDraft, (scope, other, written) => {
        fc.pre(scope.uid !== other.uid || scope.tipId !== other.tipId);
        localStorage.clear();
        writeDraft(newDraftKey(scope), written);
        expect(listDrafts(other)).toEqual([]);
      }),
      {
        examples: [
          [newTipOfA, { uid: "a", tipId: "null" }, draft],
          [newTipOfA, hostile, draft],
          [hostile, newTipOfA, draft],
        ],
      },
    );
  });

  it("does not overwrite another form's, and is listed before older ones", () => {
    writeDraft(newDraftKey(newTip), draftOf({ title: "Other" }, { savedAt: 1 }));
    writeDraft(newDraftKey(newTip), draftOf({ title: "Mine" }, { savedAt: 2 }));
    expect(titlesIn(newTip)).toEqual(["Mine", "Other"]);
  });
});

it("a draft is removed after ninety days, whichever account it belongs to", () => {
  const timeOf = (day: number) => Date.UTC(2026, 0, 1) + day * 24 * 60 * 60_000;
  const titlesOnDay = (day: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: timeOf(day) });
    removeOldDrafts();
    return storedTitles();
  };
  store(draftOf({ title: "Old" }, { savedAt: timeOf(0) }), { uid: "b", tipId: "t" });
  store(draftOf({ title: "Recent" }, { savedAt: timeOf(10) }));
  expect(titlesOnDay(90)).toEqual(["Old", "Recent"]);
  expect(titlesOnDay(91)).toEqual(["Recent"]);
});

describe("a hidden draft of another account", () => {
  const other = { uid: "other", tipId: null };
  const hidden = draftOf({ ...leeks, title: "Secret", availability: "hidden" });

  it("is removed if its text or its base is hidden; public and damaged drafts remain", () => {
    store("damaged", other, "0");
    const ofHidden = draftOf(leeks, { base: { ...emptyFields, availability: " Hidden " } });
    store(hidden, other, "1");
    store(ofHidden, { ...other, tipId: "t" }, "2");
    store(draftOf({ title: "Public" }), other, "3");
    removeOtherAccountsHiddenDrafts(null);
    expect(Object.keys(localStorage)).toEqual([keyOf(other, "0"), keyOf(other, "3")]);
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
    ["the marker of a sent draft", "sent"],
    ["a draft without fields", JSON.stringify({ savedAt: 1 })],
    ["fields of the wrong type", JSON.stringify({ ...good, fields: "Leeks" })],
    ["a draft without a time", JSON.stringify({ ...good, savedAt: undefined })],
    ["a draft without its base", JSON.stringify({ ...good, base: undefined })],
    ["a negative time", JSON.stringify({ ...good, savedAt: -1 })],
    ["a time beyond the range of Date", JSON.stringify({ ...good, savedAt: 1e300 })],
  ])("is not listed, and is removed by the next cleanup: %s", (_, raw) => {
    localStorage.setItem(keyOf(newTip), raw);
    expect(listDrafts(newTip)).toEqual([]);
    removeOldDrafts();
    expect(localStorage.getItem(keyOf(newTip))).toBeNull();
  });

  it("loses only the fields that are not strings", () => {
    store({ ...good, fields: { ...good.fields, title: 7, category: 7 } });
    expect(listDrafts(newTip)).toMatchObject([{ fields: { ...leeks, title: "", category: "" } }]);
  });
});

describe("writing a draft to full or blocked storage", () => {
  it.each(["getItem", "setItem", "removeItem"] as const)(
    "does not throw while the browser blocks %s",
    (method) => {
      refuseStorage(blockedStorage, method);
      const key = newDraftKey(newTip);
      expect(writeDraft(key, draftOf(leeks))).toBe(method !== "setItem");
      expect(() => announceSent(key)).not.toThrow();
      expect(() => removeOldDrafts()).not.toThrow();
    },
  );

  it("keeps the stored draft that it would have replaced", () => {
    store(draftOf({ title: "Leek" }));
    refuseStorage(fullStorage, "setItem");
    expect(writeDraft(keyOf(newTip), draftOf({ title: "Leeks, sown" }))).toBe(false);
    expect(titlesIn(newTip)).toEqual(["Leek"]);
  });
});

describe("a form that watches the drafts of its tip", () => {
  function watch() {
    const received: string[] = [];
    const stop = subscribeToDrafts(newTip, (isSent) => received.push(isSent ? "sent" : "changed"));
    onTestFinished(stop);
    return { received, stop };
  }

  it("is notified of changes in other tabs and of a tip sent in any tab, until it closes", () => {
    const { received, stop } = watch();
    writeInAnotherTab(JSON.stringify(draftOf(leeks)));
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(received).toEqual(["changed", "changed"]);
    writeInAnotherTab("sent");
    announceSent(newDraftKey(newTip));
    expect(received.slice(2)).toEqual(["sent", "sent"]);
    stop();
    writeInAnotherTab("sent");
    announceSent(newDraftKey(newTip));
    expect(received).toHaveLength(4);
  });

  it("ignores other accounts, other tips and other stored values", () => {
    const { received } = watch();
    writeInAnotherTab("sent", { uid: "b", tipId: null });
    writeInAnotherTab("sent", { ...newTip, tipId: "t" });
    announceSent(newDraftKey({ ...newTip, tipId: "t" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:theme" }));
    expect(received).toEqual([]);
  });
});
