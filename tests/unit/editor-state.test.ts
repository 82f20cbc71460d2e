import { describe, expect, it } from "vitest";
import type { StoredDraft } from "@/features/tips/editor/draft-storage";
import {
  type Delivery,
  type EditorAction,
  type EditorState,
  isTipNewer,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import { attempt, draftOf, emptyFields, leeks } from "../support/drafts";
import { makeTip } from "../support/factories";

const mine = { ...leeks, title: "My leeks" };
const newer = { ...leeks, description: "Somebody else's words." };

const stored = (...draft: Parameters<typeof draftOf>): StoredDraft => ({
  ...draftOf(...draft),
  key: "other",
});

const other = stored({ title: "The other tab's" }, { base: newer, attempt });

/** The form of a new tip into which `mine` was typed. */
const typed: EditorState = { ...openEditor(true, emptyFields, undefined), fields: mine };
/** The form of an existing tip. */
const untouched: EditorState = openEditor(false, leeks, undefined);
const edited: EditorState = { ...untouched, fields: mine };

const idle = { status: "idle" } as const;
const sending = { status: "sending", attempt, isRepeated: false } as const;
const repeated = { status: "sending", attempt, isRepeated: true } as const;
const checking = { status: "checking", attempt } as const;
const unconfirmed = { status: "unconfirmed", attempt } as const;
const absent = { status: "absent", attempt } as const;
const shared = { status: "shared", attempt } as const;
const sharedElsewhere = { status: "sharedElsewhere", attempt: null } as const;

const send: EditorAction = { type: "send", createdAt: attempt.createdAt };
const sentElsewhere: EditorAction = { type: "sharedElsewhere" };

const answered = (
  status: "refused" | "absent" | "unconfirmed" | "changed",
  awaited: "sending" | "checking" = "sending",
): EditorAction => ({
  type: "answered",
  awaited,
  outcome: { status, error: new Error(), saved: null },
});

const arrived = (fields = mine, awaited: "sending" | "checking" = "sending"): EditorAction => ({
  type: "answered",
  awaited,
  outcome: { status: "shared", tip: makeTip(fields), change: "created" },
});

type Row = [title: string, EditorState, EditorAction | EditorAction[], Partial<EditorState>];

const reduce = (state: EditorState, actions: EditorAction | EditorAction[]) =>
  [actions].flat().reduce(reduceEditor, state);

const testRows = (rows: Row[]) =>
  it.each(rows)("%s", (_, state, action, expected) => {
    expect(reduce(state, action)).toMatchObject(expected);
  });

const testDelivery = (form: EditorState, rows: [string, Delivery, EditorAction, Delivery][]) =>
  it.each(rows)("%s", (_, delivery, action, expected) => {
    expect(reduceEditor({ ...form, delivery }, action).delivery).toEqual(expected);
  });

describe("the text of a form", () => {
  testRows([
    [
      "no longer changes once the server has it",
      { ...typed, delivery: shared },
      { type: "typed", fields: leeks },
      { fields: mine },
    ],
    [
      "becomes the initial one when it is discarded",
      { ...typed, delivery: unconfirmed, storage: "stored" },
      { type: "discard" },
      {
        fields: emptyFields,
        base: emptyFields,
        delivery: idle,
        revision: 1,
      },
    ],
    [
      "comes back with its attempt if discarding it is undone",
      { ...typed, delivery: unconfirmed },
      [{ type: "discard" }, { type: "undo" }],
      { fields: mine, delivery: unconfirmed, revision: 2 },
    ],
    [
      "comes back as unconfirmed if it was discarded while the server was asked about it",
      { ...typed, delivery: checking },
      [{ type: "discard" }, answered("absent", "checking"), { type: "undo" }],
      { delivery: unconfirmed },
    ],
    [
      "comes back with its own base if taking the newest version is undone",
      { ...edited, initial: newer },
      [{ type: "takeNewest" }, { type: "undo" }],
      { fields: mine, base: leeks, initial: newer },
    ],
    [
      "can be replaced by the other tab's, with its base and its attempt",
      { ...typed, other },
      { type: "takeOther" },
      {
        fields: other.fields,
        base: newer,
        delivery: unconfirmed,
      },
    ],
    [
      "comes back if taking the other tab's is undone",
      { ...typed, other },
      [{ type: "takeOther" }, { type: "undo" }],
      { fields: mine, base: emptyFields, delivery: idle },
    ],
    [
      "is replaced without a notice if nothing was typed",
      { ...openEditor(true, emptyFields, undefined), other },
      { type: "takeOther" },
      { fields: other.fields, origin: { kind: "form" } },
    ],
    ["cannot be replaced by another tab's if there is none", typed, { type: "takeOther" }, typed],
    [
      "remains if the author keeps it instead of the other tab's",
      { ...typed, other },
      { type: "keepMine" },
      { fields: mine, other: null, revision: 0 },
    ],
    ["is not changed by undo if nothing was replaced", typed, { type: "undo" }, typed],
    [
      "can be merged with the server's version without interrupting the delivery",
      { ...edited, delivery: sending },
      { type: "rebase", fields: { ...newer, title: mine.title }, base: newer },
      { fields: { ...newer, title: mine.title }, base: newer, delivery: sending, revision: 1 },
    ],
    [
      "does not remount its controls if the author chooses all of it over the server's version",
      { ...edited, delivery: sending },
      { type: "rebase", fields: mine, base: newer },
      { fields: mine, base: newer, delivery: sending, revision: 0 },
    ],
    [
      "is not offered beside another tab's once it is shared",
      { ...typed, delivery: { status: "shared", attempt } },
      { type: "storageChanged", storage: "stored", other },
      { other: null },
    ],
  ]);
});

describe("a reloaded tip", () => {
  const load = (fields = newer): EditorAction => ({ type: "tipLoaded", fields });

  testRows([
    [
      "fills an untouched form",
      untouched,
      load(),
      { fields: newer, base: newer, initial: newer, revision: 1 },
    ],
    ["changes nothing if it is the same", edited, load(leeks), edited],
    [
      "leaves the offer to undo",
      { ...untouched, origin: { kind: "replacement", by: "discard", before: edited } },
      load(),
      { origin: { kind: "replacement", by: "discard", before: edited } },
    ],
    [
      "ends a draft with the same text",
      { ...edited, origin: { kind: "draft", savedAt: 1 }, delivery: checking },
      load(mine),
      { base: mine, initial: mine, delivery: idle, origin: { kind: "form" }, revision: 0 },
    ],
    [
      "does not interrupt the delivery",
      { ...edited, delivery: sending },
      load(mine),
      { initial: mine, delivery: sending },
    ],
  ]);

  it.each<[string, EditorState, EditorAction[], boolean]>([
    ["is newer than a draft of an earlier version", edited, [load()], true],
    ["is not newer once the author keeps it", edited, [load(), { type: "keepDraft" }], false],
    ["is not newer than an untouched form", untouched, [load()], false],
    ["is not newer than the draft of a new tip", { ...typed, base: leeks }, [], false],
  ])("%s", (_, state, actions, expected) => {
    expect(isTipNewer(reduce(state, actions))).toBe(expected);
  });
});

describe("the delivery of a new tip", () => {
  testDelivery(typed, [
    ["starts with a new attempt", idle, send, sending],
    ["reuses an earlier attempt", absent, send, repeated],
    ["does not start twice", repeated, send, repeated],
    ["does not start again after it succeeded", shared, send, shared],
    ["can start over after a refusal", repeated, answered("refused"), idle],
    ["can end without the tip on the server", sending, answered("absent"), absent],
    ["can end without a known outcome", sending, answered("unconfirmed"), unconfirmed],
    ["stops if the server has a different text", repeated, answered("changed"), sharedElsewhere],
    ["succeeds if a lookup finds the tip", checking, arrived(mine, "checking"), shared],
    ["ignores the answer of an earlier lookup", repeated, arrived(mine, "checking"), repeated],
    ["ignores a second answer", absent, answered("refused"), absent],
    ["is done if another tab has sent the tip", idle, sentElsewhere, sharedElsewhere],
    [
      "keeps its attempt if another tab has sent the tip",
      unconfirmed,
      sentElsewhere,
      { ...sharedElsewhere, attempt },
    ],
  ]);

  testRows([
    [
      "makes the tip the base of the form",
      { ...typed, delivery: sending, other },
      arrived(),
      { delivery: shared, base: mine, initial: emptyFields, other: null },
    ],
    [
      "keeps what was typed meanwhile, with the attempt that succeeded",
      { ...typed, delivery: sending },
      [{ type: "typed", fields: leeks }, arrived()],
      { fields: leeks, base: mine, delivery: shared },
    ],
    [
      "is not affected by another tab if nothing was typed",
      { ...typed, fields: emptyFields },
      sentElsewhere,
      { delivery: idle },
    ],
  ]);
});

describe("the delivery of an update", () => {
  testDelivery(untouched, [
    ["stops if the server has a different text", sending, answered("changed"), idle],
    ["stops as unconfirmed if it was repeated", repeated, answered("changed"), unconfirmed],
  ]);

  testRows([
    [
      "makes the tip the initial text of the form",
      { ...edited, delivery: sending },
      arrived(),
      { delivery: { status: "shared", attempt: null }, base: mine, initial: mine },
    ],
  ]);
});
