import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { TypedFields } from "@/features/tips/drafts/draft.schema";
import { createDraftKeeper } from "@/features/tips/drafts/draft-keeper";
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
  const keeper = createDraftKeeper(place, initial);
  const close = keeper.open();
  opened.push(close);
  const type = (fields: Partial<TypedFields>) => keeper.type({ ...initial, ...fields });
  return { keeper, close, type };
}

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 3, 5) }));
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of opened.splice(0)) close();
});

describe("what is typed", () => {
  it("is written at a pause", () => {
    const { type, keeper } = open();
    type({ title: "Le" });
    vi.advanceTimersByTime(399);
    type({ title: "Leek" });
    vi.advanceTimersByTime(399);
    expect(storedTitles()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(storedTitles()).toEqual(["Leek"]);
    expect(keeper.getState()).toMatchObject({ isKept: true, isChanged: true });
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
    const { type, keeper } = open();
    type({ title: "Leek" });
    keeper.save();
    type({ title: "" });
    keeper.save();
    expect(localStorage).toHaveLength(0);
    expect(keeper.getState()).toMatchObject({ isKept: null, isChanged: false });
  });

  it("is no change where only the line breaks differ", () => {
    const initial = { ...emptyFields, title: "A\nB", description: "one\r\ntwo", imageUrl: " x " };
    const { type, keeper } = open({ ...newTip, tipId: "t" }, initial);
    type({ title: "AB", description: "one\ntwo", imageUrl: "x" });
    expect(keeper.getState().isChanged).toBe(false);
  });

  it("comes back, and is no change of this visit", () => {
    store(draftOf(leeks, { savedAt: 1_770_000_000_000 }));
    const { keeper } = open();
    expect(keeper.getState()).toMatchObject({
      start: leeks,
      restoredAt: 1_770_000_000_000,
      isChanged: false,
    });
  });

  it("comes back from the newest draft", () => {
    store(draftOf({ title: "Old" }, { savedAt: 1 }), newTip, "a");
    store(draftOf({ title: "New" }, { savedAt: 2 }), newTip, "b");
    const { keeper } = open();
    expect(keeper.getState()).toMatchObject({
      start: { title: "New" },
      other: { fields: { title: "Old" } },
    });
  });

  it("does not come back when the tip says the same already", () => {
    const place = { ...newTip, tipId: "t" };
    store(draftOf(leeks), place);
    const { keeper } = open(place, leeks);
    expect(keeper.getState()).toMatchObject({ restoredAt: null, isTipNewer: false });
    expect(localStorage).toHaveLength(0);
  });

  it("is told of where the device does not keep it, and where it does again", () => {
    const { type, keeper } = open();
    const mendStorage = refuseStorage(fullStorage, "setItem");
    type({ title: "Leek" });
    keeper.save();
    expect(keeper.getState().isKept).toBe(false);
    mendStorage();
    type({ title: "Leeks" });
    keeper.save();
    expect(keeper.getState().isKept).toBe(true);
    expect(storedTitles()).toEqual(["Leeks"]);
  });
});

describe("a tip that has arrived", () => {
  it("leaves no draft", () => {
    store(draftOf(leeks));
    const { keeper, close } = open();
    keeper.settle(leeks);
    close();
    expect(localStorage).toHaveLength(0);
    expect(keeper.getState().isChanged).toBe(false);
  });

  it("leaves as a draft what was typed after it was sent", () => {
    const { type, keeper } = open();
    type(leeks);
    keeper.save();
    type({ ...leeks, title: "Leeks in two drainpipes" });
    keeper.settle(leeks);
    expect(storedDrafts()).toMatchObject([
      { fields: { title: "Leeks in two drainpipes" }, base: leeks },
    ]);
    expect(keeper.getState().isChanged).toBe(false);
  });

  it("leaves another tab's draft alone", () => {
    const { type, keeper } = open();
    type(leeks);
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    keeper.settle(leeks);
    expect(storedTitles()).toEqual(["Other"]);
  });

  it("is told to a form that had read its draft and did not listen yet", () => {
    const first = open();
    first.type(leeks);
    first.close();
    const second = createDraftKeeper(newTip, emptyFields);
    first.keeper.settle(leeks);
    onTestFinished(second.open());
    expect(second.getState()).toMatchObject({ start: leeks, isSentElsewhere: true });
  });

  it("is told to another form of it that was opened meanwhile, whose text stays", () => {
    const first = open();
    first.type(leeks);
    first.close();
    const second = open();
    second.type({ ...leeks, title: "More leeks" });
    second.keeper.save();
    first.keeper.settle(leeks);
    expect(second.keeper.getState().isSentElsewhere).toBe(true);
    expect(storedTitles()).toEqual(["More leeks"]);
  });
});

describe("two tabs", () => {
  it("never write over each other", () => {
    const { type, keeper } = open();
    type({ title: "Mine" });
    keeper.save();
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    type({ title: "Mine too" });
    keeper.save();
    expect(storedTitles().toSorted()).toEqual(["Mine too", "Other"]);
    expect(keeper.getState().other?.fields.title).toBe("Other");
  });

  it("do not mind each other while they say the same", () => {
    const { type, keeper } = open();
    type(leeks);
    writeInAnotherTab(JSON.stringify(draftOf(leeks)));
    expect(keeper.getState().other).toBeNull();
  });

  it("are noticed though the browser did not tell", () => {
    const { type, keeper } = open();
    store(draftOf({ title: "Other" }));
    type({ title: "Mine" });
    keeper.save();
    expect(keeper.getState().other?.fields.title).toBe("Other");
  });

  it("are one again when the other's text is taken, and its next letters are another text", () => {
    const { type, keeper } = open();
    type({ title: "Mine" });
    keeper.save();
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    keeper.useOther();
    expect(keeper.getState()).toMatchObject({ start: { title: "Other" }, other: null });
    expect(storedTitles()).toEqual(["Other"]);
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Others" })));
    expect(keeper.getState().other?.fields.title).toBe("Others");
  });

  it("are two again when the taken text is given back", () => {
    const { type, keeper } = open();
    type({ title: "Mine" });
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    keeper.useOther();
    keeper.bringBack();
    expect(storedTitles().toSorted()).toEqual(["Mine", "Other"]);
    expect(keeper.getState()).toMatchObject({
      start: { title: "Mine" },
      other: { fields: { title: "Other" } },
    });
  });

  it("are one again when this one's text is kept, unless the other has gone on", () => {
    const { type, keeper } = open();
    type({ title: "Mine" });
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Other" })));
    localStorage.setItem(keyOf(newTip), JSON.stringify(draftOf({ title: "Others" })));
    keeper.keepMine();
    expect(storedTitles().toSorted()).toEqual(["Mine", "Others"]);
    keeper.keepMine();
    expect(storedTitles()).toEqual(["Mine"]);
    expect(keeper.getState().other).toBeNull();
  });
});

describe("a tip that was changed meanwhile", () => {
  const place = { ...newTip, tipId: "t" };
  const now = { ...leeks, description: "Somebody else's words." };
  const draft = draftOf({ ...leeks, title: "My leeks" }, { base: leeks });

  it("is noticed", () => {
    store(draft, place);
    const { keeper } = open(place, now);
    expect(keeper.getState()).toMatchObject({ isTipNewer: true, start: draft.fields });
  });

  it("is asked about again until somebody has chosen", () => {
    store(draft, place);
    const first = open(place, now);
    first.type({ ...draft.fields, title: "My own leeks" });
    first.close();
    expect(open(place, now).keeper.getState().isTipNewer).toBe(true);
  });

  it("is asked about no more when the draft is kept", () => {
    store(draft, place);
    const first = open(place, now);
    first.keeper.keepDraft();
    first.close();
    expect(open(place, now).keeper.getState()).toMatchObject({
      isTipNewer: false,
      start: draft.fields,
    });
  });

  it("is shown when the newest is asked for, and the draft can be brought back", () => {
    store(draft, place);
    const { keeper } = open(place, now);
    keeper.useNewest();
    expect(keeper.getState()).toMatchObject({ start: now, isTipNewer: false, isChanged: false });
    expect(localStorage).toHaveLength(0);
    keeper.bringBack();
    expect(keeper.getState()).toMatchObject({ start: draft.fields, isChanged: true });
    expect(storedTitles()).toEqual(["My leeks"]);
  });
});
