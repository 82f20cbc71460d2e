import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createDraftStore } from "@/features/tips/drafts/draft-store";
import type { EditableFields } from "@/features/tips/tip.schema";
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
import { fullStorage, refuseStorage } from "../support/storage";

const storedTitles = () => storedDrafts().map(({ fields }) => fields.title);

/** The forms of a test; what they write when they close goes with it. */
const opened: (() => void)[] = [];

function open(place = newTip, initial = emptyFields) {
  const draft = createDraftStore(place, initial);
  const close = draft.connect();
  opened.push(close);
  const type = (fields: Partial<EditableFields>) => draft.update({ ...initial, ...fields });
  return { draft, close, type };
}

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 3, 5) }));
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of opened.splice(0)) close();
});

describe("what is typed", () => {
  it("is stored when typing pauses", () => {
    const { type, draft } = open();
    type({ title: "Le" });
    vi.advanceTimersByTime(399);
    type({ title: "Leek" });
    vi.advanceTimersByTime(399);
    expect(storedTitles()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(storedTitles()).toEqual(["Leek"]);
    expect(draft.getState()).toMatchObject({ isStored: true, isChanged: true });
  });

  it("is written every two seconds where there is no pause", () => {
    const { type } = open();
    for (let letters = 1; letters <= 21; letters += 1) {
      type({ title: "x".repeat(letters) });
      vi.advanceTimersByTime(100);
    }
    expect(storedTitles()).toEqual(["x".repeat(20)]);
  });

  it.each([
    ["is closed", () => window.dispatchEvent(new Event("pagehide"))],
    [
      "goes to the background",
      () => {
        vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
        document.dispatchEvent(new Event("visibilitychange"));
      },
    ],
  ])("is written at once when the page %s", (_, leave) => {
    const { type } = open();
    type({ title: "Leek" });
    leave();
    expect(storedTitles()).toEqual(["Leek"]);
  });

  it("is written at once when the form goes", () => {
    const { type, close } = open();
    type({ title: "Leek" });
    close();
    expect(storedTitles()).toEqual(["Leek"]);
  });

  it("is not written where nothing was typed", () => {
    const { close } = open();
    window.dispatchEvent(new Event("pagehide"));
    close();
    expect(localStorage).toHaveLength(0);
  });

  it("is no draft any more when it is taken back", () => {
    const { type, draft } = open();
    type({ title: "Leek" });
    draft.flush();
    type({ title: "" });
    draft.flush();
    expect(localStorage).toHaveLength(0);
    expect(draft.getState()).toMatchObject({ isStored: null, isChanged: false });
  });

  it("is no change where only the line breaks differ", () => {
    const initial = { ...emptyFields, title: "A\nB", description: "one\r\ntwo", imageUrl: " x " };
    const { type, draft } = open({ ...newTip, tipId: "t" }, initial);
    type({ title: "AB", description: "one\ntwo", imageUrl: "x" });
    expect(draft.getState().isChanged).toBe(false);
  });

  it("comes back, and is no change of this visit", () => {
    store(draftOf(leeks, { savedAt: 1_770_000_000_000 }));
    const { draft } = open();
    expect(draft.getState()).toMatchObject({
      start: leeks,
      restoredAt: 1_770_000_000_000,
      isChanged: false,
    });
  });

  it("comes back from the newest draft", () => {
    store(draftOf({ title: "Old" }, { savedAt: 1 }), newTip, "a");
    store(draftOf({ title: "New" }, { savedAt: 2 }), newTip, "b");
    const { draft } = open();
    expect(draft.getState()).toMatchObject({
      start: { title: "New" },
      other: { fields: { title: "Old" } },
    });
  });

  it("does not come back when the tip says the same already", () => {
    const place = { ...newTip, tipId: "t" };
    store(draftOf(leeks), place);
    const { draft } = open(place, leeks);
    expect(draft.getState()).toMatchObject({ restoredAt: null, isTipNewer: false });
    expect(localStorage).toHaveLength(0);
  });

  it("says where the device does not store it, and where it does again", () => {
    const { type, draft } = open();
    const mendStorage = refuseStorage(fullStorage, "setItem");
    type({ title: "Leek" });
    draft.flush();
    expect(draft.getState().isStored).toBe(false);
    mendStorage();
    type({ title: "Leeks" });
    draft.flush();
    expect(draft.getState().isStored).toBe(true);
    expect(storedTitles()).toEqual(["Leeks"]);
  });
});

describe("a tip that has arrived", () => {
  it("leaves no draft", () => {
    store(draftOf(leeks));
    const { draft, close } = open();
    draft.settle(leeks);
    close();
    expect(localStorage).toHaveLength(0);
    expect(draft.getState().isChanged).toBe(false);
  });

  it("leaves as a draft what was typed after it was sent", () => {
    const { type, draft } = open();
    type(leeks);
    draft.flush();
    type({ ...leeks, title: "Leeks in two drainpipes" });
    draft.settle(leeks);
    expect(storedDrafts()).toMatchObject([
      { fields: { title: "Leeks in two drainpipes" }, base: leeks },
    ]);
    expect(draft.getState().isChanged).toBe(false);
  });

  it("comes back in the same page where the device has got full since", () => {
    store(draftOf({ title: "Leek" }));
    const first = open();
    refuseStorage(fullStorage, "setItem");
    first.type({ title: "Leeks" });
    first.close();
    expect(open().draft.getState()).toMatchObject({ start: { title: "Leeks" } });
  });

  it("leaves another tab's draft alone", () => {
    const { type, draft } = open();
    type(leeks);
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    draft.settle(leeks);
    expect(storedTitles()).toEqual(["Other"]);
  });

  it("is told to a form that had read its draft and did not listen yet", () => {
    const first = open();
    first.type(leeks);
    first.close();
    const second = createDraftStore(newTip, emptyFields);
    first.draft.settle(leeks);
    onTestFinished(second.connect());
    expect(second.getState()).toMatchObject({ start: leeks, isSentElsewhere: true });
  });

  it("is told to another form of it that was opened meanwhile, whose text stays", () => {
    const first = open();
    first.type(leeks);
    first.close();
    const second = open();
    second.type({ ...leeks, title: "More leeks" });
    second.draft.flush();
    first.draft.settle(leeks);
    expect(second.draft.getState().isSentElsewhere).toBe(true);
    expect(storedTitles()).toEqual(["More leeks"]);
  });
});

describe("two tabs", () => {
  it("never write over each other", () => {
    const { type, draft } = open();
    type({ title: "Mine" });
    draft.flush();
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    type({ title: "Mine too" });
    draft.flush();
    expect(storedTitles().toSorted()).toEqual(["Mine too", "Other"]);
    expect(draft.getState().other?.fields.title).toBe("Other");
  });

  it("do not mind each other while they say the same", () => {
    const { type, draft } = open();
    type(leeks);
    writeInAnotherTab(JSON.stringify(draftOf(leeks)));
    expect(draft.getState().other).toBeNull();
  });

  it("are noticed though the browser did not tell", () => {
    const { type, draft } = open();
    store(draftOf({ title: "Other" }));
    type({ title: "Mine" });
    draft.flush();
    expect(draft.getState().other?.fields.title).toBe("Other");
  });

  it("are one again when the other's text is taken, and its next letters are another text", () => {
    const { type, draft } = open();
    type({ title: "Mine" });
    draft.flush();
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    draft.takeOther();
    expect(draft.getState()).toMatchObject({ start: { title: "Other" }, other: null });
    expect(storedTitles()).toEqual(["Other"]);
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Others" })));
    expect(draft.getState().other?.fields.title).toBe("Others");
  });

  it("are two again when the taken text is given back", () => {
    const { type, draft } = open();
    type({ title: "Mine" });
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    draft.takeOther();
    draft.undoReplace();
    expect(storedTitles().toSorted()).toEqual(["Mine", "Other"]);
    expect(draft.getState()).toMatchObject({
      start: { title: "Mine" },
      other: { fields: { title: "Other" } },
    });
  });

  it("are one again when this one's text is kept, unless the other has gone on", () => {
    const { type, draft } = open();
    type({ title: "Mine" });
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    localStorage.setItem(keyOf(newTip), JSON.stringify(draftOf({ title: "Others" })));
    draft.removeOther();
    expect(storedTitles().toSorted()).toEqual(["Mine", "Others"]);
    draft.removeOther();
    expect(storedTitles()).toEqual(["Mine"]);
    expect(draft.getState().other).toBeNull();
  });
});

describe("a tip that was changed meanwhile", () => {
  const place = { ...newTip, tipId: "t" };
  const now = { ...leeks, description: "Somebody else's words." };
  const mine = draftOf({ ...leeks, title: "My leeks" }, { base: leeks });

  it("is noticed", () => {
    store(mine, place);
    const { draft } = open(place, now);
    expect(draft.getState()).toMatchObject({ isTipNewer: true, start: mine.fields });
  });

  it("is asked about again until the member has chosen", () => {
    store(mine, place);
    const first = open(place, now);
    first.type({ ...mine.fields, title: "My own leeks" });
    first.close();
    expect(open(place, now).draft.getState().isTipNewer).toBe(true);
  });

  it("is asked about no more when the draft is kept", () => {
    store(mine, place);
    const first = open(place, now);
    first.draft.keepDraft();
    first.close();
    expect(open(place, now).draft.getState()).toMatchObject({
      isTipNewer: false,
      start: mine.fields,
    });
  });

  it("is shown when the newest is asked for, and the draft can be brought back", () => {
    store(mine, place);
    const { draft } = open(place, now);
    draft.takeNewest();
    expect(draft.getState()).toMatchObject({ start: now, isTipNewer: false, isChanged: false });
    expect(localStorage).toHaveLength(0);
    draft.undoReplace();
    expect(draft.getState()).toMatchObject({ start: mine.fields, isChanged: true });
    expect(storedTitles()).toEqual(["My leeks"]);
  });
});
