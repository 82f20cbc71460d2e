import { describe, expect, it } from "vitest";
import type { StoredDraft } from "@/features/tips/editor/draft-storage";
import {
  type EditorAction,
  type EditorState,
  isTipNewer,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import { draftOf, emptyFields, leeks } from "../support/drafts";
import { makeTip } from "../support/factories";

const attempt = { createdAt: "2026-04-05T06:07:08.009Z" };
const mine = { ...leeks, title: "My leeks" };
const newer = { ...leeks, description: "Somebody else's words." };

const stored = (...draft: Parameters<typeof draftOf>): StoredDraft => ({
  ...draftOf(...draft),
  key: "other",
  text: JSON.stringify(draft),
});

const other = stored({ title: "The other tab's" }, { base: newer, attempt });

/** A form of a new tip into which `mine` was typed. */
const typed: EditorState = { ...openEditor(true, emptyFields, [], undefined), fields: mine };
/** A form of the tip `leeks` in which it was changed to `mine`. */
const edited: EditorState = { ...openEditor(false, leeks, [], undefined), fields: mine };
const untouched: EditorState = openEditor(false, leeks, [], undefined);

const idle = { status: "idle" } as const;
const sending = { status: "sending", attempt, isRepeated: false } as const;
const repeated = { status: "sending", attempt, isRepeated: true } as const;
const checking = { status: "checking", attempt } as const;
const unconfirmed = { status: "unconfirmed", attempt } as const;
const absent = { status: "absent", attempt } as const;
const shared = { status: "shared", attempt } as const;
const sharedElsewhere = { status: "sharedElsewhere", attempt: null } as const;

const send: EditorAction = { type: "send", createdAt: attempt.createdAt };

const answered = (
  status: "refused" | "absent" | "unconfirmed" | "changed",
  to: "sending" | "checking" = "sending",
): EditorAction => ({
  type: "answered",
  to,
  outcome: { status, error: new Error(), saved: null },
});

const arrived = (fields = mine, to: "sending" | "checking" = "sending"): EditorAction => ({
  type: "answered",
  to,
  outcome: { status: "shared", tip: makeTip(fields), change: "created" },
});

type Row = [when: string, EditorState, EditorAction | EditorAction[], Partial<EditorState>];

const reduce = (state: EditorState, actions: EditorAction | EditorAction[]) =>
  [actions].flat().reduce(reduceEditor, state);

describe("a form that opens", () => {
  it("holds what it begins with where there is no draft", () => {
    expect(openEditor(true, emptyFields, [], undefined)).toMatchObject({
      fields: emptyFields,
      origin: { kind: "form" },
      delivery: idle,
    });
  });

  it("continues its draft, and looks up an attempt whose answer was lost", () => {
    const draft = stored(leeks, { savedAt: 7, attempt });
    const same = { ...draft, key: "same" };
    expect(openEditor(true, emptyFields, [draft, same, other], draft)).toMatchObject({
      fields: leeks,
      origin: { kind: "draft", savedAt: 7 },
      delivery: checking,
      superseded: [draft, same],
    });
  });
});

describe("the text of a form", () => {
  const before = { fields: mine, base: emptyFields, delivery: idle };

  it.each<Row>([
    ["is what is typed", typed, { type: "typed", fields: leeks }, { fields: leeks, revision: 0 }],
    [
      "stays as it was sent once the server has it",
      { ...typed, delivery: shared },
      { type: "typed", fields: leeks },
      { fields: mine },
    ],
    [
      "is discarded",
      { ...typed, delivery: unconfirmed, storage: "stored" },
      { type: "discard" },
      {
        fields: emptyFields,
        base: emptyFields,
        delivery: idle,
        revision: 1,
        storage: "untouched",
        origin: {
          kind: "replacement",
          by: "discarded",
          before: { ...before, delivery: unconfirmed },
        },
      },
    ],
    [
      "is restored with its attempt after it was discarded",
      { ...typed, delivery: unconfirmed },
      [{ type: "discard" }, { type: "undo" }],
      { fields: mine, delivery: unconfirmed, revision: 2 },
    ],
    [
      "is restored as unconfirmed if it was discarded during the look-up",
      { ...typed, delivery: checking },
      [{ type: "discard" }, answered("absent", "checking"), { type: "undo" }],
      { delivery: unconfirmed },
    ],
    [
      "is restored with what it began from after the newest version was seen",
      { ...edited, initial: newer },
      [{ type: "takeNewest" }, { type: "undo" }],
      { fields: mine, base: leeks, initial: newer },
    ],
    [
      "becomes the other tab's, with what that began from and its attempt",
      { ...typed, other },
      { type: "takeOther" },
      {
        fields: other.fields,
        base: newer,
        delivery: unconfirmed,
        superseded: [other],
        other: null,
        origin: { kind: "replacement", by: "otherTab", before },
      },
    ],
    [
      "is restored beside the other tab's, which stays a draft of its own",
      { ...typed, other },
      [{ type: "takeOther" }, { type: "undo" }],
      { fields: mine, base: emptyFields, delivery: idle, superseded: [] },
    ],
    ["stays where no other tab has one", typed, { type: "takeOther" }, typed],
    [
      "replaces the other tab's",
      { ...typed, other },
      { type: "keepMine" },
      { fields: mine, superseded: [other], other: null, revision: 0 },
    ],
    ["stays where nothing was replaced", typed, { type: "undo" }, typed],
    [
      "is the author's choice between two versions, and still being sent",
      { ...edited, delivery: sending },
      { type: "rebase", fields: { ...newer, title: mine.title }, base: newer },
      { fields: { ...newer, title: mine.title }, base: newer, delivery: sending, revision: 1 },
    ],
    [
      "keeps its controls where the author chose all of it",
      { ...edited, delivery: sending },
      { type: "rebase", fields: mine, base: newer },
      { fields: mine, base: newer, delivery: sending, revision: 0 },
    ],
  ])("%s", (_, state, action, expected) => {
    expect(reduce(state, action)).toMatchObject(expected);
  });
});

describe("a tip that is loaded again", () => {
  const load = (fields = newer): EditorAction => ({ type: "tipLoaded", fields });

  it.each<Row>([
    [
      "fills an untouched form",
      untouched,
      load(),
      { fields: newer, base: newer, initial: newer, revision: 1 },
    ],
    ["changes nothing where it is the same", edited, load(leeks), edited],
    [
      "waits behind a draft",
      edited,
      load(),
      { fields: mine, base: leeks, initial: newer, revision: 0 },
    ],
    [
      "waits behind a draft once the author has asked for it",
      { ...edited, delivery: sharedElsewhere },
      load(),
      { fields: mine, base: leeks, delivery: idle },
    ],
    [
      "leaves no draft where it says the same",
      { ...edited, origin: { kind: "draft", savedAt: 1 }, delivery: checking },
      load(mine),
      { base: mine, initial: mine, delivery: idle, origin: { kind: "form" }, revision: 0 },
    ],
    [
      "leaves a tip that is being sent alone",
      { ...edited, delivery: sending },
      load(mine),
      { initial: mine, delivery: sending },
    ],
  ])("%s", (_, state, action, expected) => {
    expect(reduce(state, action)).toMatchObject(expected);
  });

  it.each<[string, EditorState, EditorAction[], boolean]>([
    ["is newer than a draft of an earlier version", edited, [load()], true],
    ["is not newer once the draft is kept", edited, [load(), { type: "keepDraft" }], false],
    ["is not newer than an untouched form", untouched, [load()], false],
    ["is not newer than the draft of a new tip", { ...typed, base: leeks }, [], false],
  ])("%s", (_, state, actions, expected) => {
    expect(isTipNewer(reduce(state, actions))).toBe(expected);
  });
});

describe("the delivery of a text", () => {
  it.each<Row>([
    ["begins with a new attempt", { ...typed, fields: leeks }, send, { delivery: sending }],
    [
      "goes on with an earlier attempt",
      { ...typed, delivery: absent },
      send,
      { delivery: repeated },
    ],
    ["is not begun twice", { ...typed, delivery: repeated }, send, { delivery: repeated }],
    ["is not begun again at its end", { ...typed, delivery: shared }, send, { delivery: shared }],
    [
      "ends with a tip that the server has",
      { ...typed, delivery: sending, other },
      arrived(),
      { delivery: shared, base: mine, initial: emptyFields, other: null },
    ],
    [
      "ends for an update with the tip as it is now",
      { ...edited, delivery: sending },
      arrived(),
      { delivery: { status: "shared", attempt: null }, base: mine, initial: mine },
    ],
    [
      "leaves what was typed meanwhile, with the attempt that arrived",
      { ...typed, delivery: sending },
      [{ type: "typed", fields: leeks }, arrived()],
      { fields: leeks, base: mine, delivery: shared },
    ],
    [
      "starts over after a refusal",
      { ...typed, delivery: repeated },
      answered("refused"),
      { delivery: idle },
    ],
    ["is absent", { ...typed, delivery: sending }, answered("absent"), { delivery: absent }],
    [
      "is unconfirmed",
      { ...typed, delivery: sending },
      answered("unconfirmed"),
      { delivery: unconfirmed },
    ],
    [
      "stops at other words of a new tip, which a next press makes a second one",
      { ...typed, delivery: repeated },
      answered("changed"),
      { delivery: sharedElsewhere },
    ],
    [
      "stops at other words of an update",
      { ...edited, delivery: sending },
      answered("changed"),
      { delivery: idle },
    ],
    [
      "stops at other words of an update that may have arrived before",
      { ...edited, delivery: repeated },
      answered("changed"),
      { delivery: unconfirmed },
    ],
    [
      "is found by the look-up after a reload",
      { ...typed, delivery: checking },
      arrived(mine, "checking"),
      { delivery: shared },
    ],
    [
      "is not told by a look-up that a press has overtaken",
      { ...typed, delivery: repeated },
      arrived(mine, "checking"),
      { delivery: repeated },
    ],
    [
      "is not told twice",
      { ...typed, delivery: absent },
      answered("refused"),
      { delivery: absent },
    ],
  ])("%s", (_, state, action, expected) => {
    expect(reduce(state, action)).toMatchObject(expected);
  });
});

describe("another tab", () => {
  const sent: EditorAction = { type: "sharedElsewhere" };

  it.each<Row>([
    ["is noticed", typed, { type: "otherTabChanged", other }, { other }],
    [
      "is noticed no more",
      { ...typed, other },
      { type: "otherTabChanged", other: null },
      { other: null },
    ],
    ["has shared the tip", typed, sent, { delivery: sharedElsewhere }],
    [
      "has shared a tip that may have arrived from here",
      { ...typed, delivery: unconfirmed },
      sent,
      { delivery: { status: "sharedElsewhere", attempt } },
    ],
    ["has updated a tip that is untouched here", untouched, sent, { delivery: sharedElsewhere }],
    [
      "has shared a tip that was not started here",
      { ...typed, fields: emptyFields },
      sent,
      { delivery: idle },
    ],
    [
      "has shared a tip that is being sent here",
      { ...typed, delivery: sending },
      sent,
      { delivery: sending },
    ],
    ["hears of its own", { ...typed, delivery: shared }, sent, { delivery: shared }],
  ])("%s", (_, state, action, expected) => {
    expect(reduce(state, action)).toMatchObject(expected);
  });
});

describe("the device", () => {
  const superseded = [stored(leeks)];

  it.each<Row>([
    [
      "has the text, in place of those that it continues",
      { ...typed, superseded },
      { type: "saved", storage: "stored" },
      { storage: "stored", superseded: [] },
    ],
    [
      "refuses the text, and has those that it continues",
      { ...typed, superseded },
      { type: "saved", storage: "failed" },
      { storage: "failed", superseded },
    ],
  ])("%s", (_, state, action, expected) => {
    expect(reduce(state, action)).toMatchObject(expected);
  });
});
