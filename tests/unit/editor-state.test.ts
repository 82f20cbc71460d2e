import { describe, expect, it } from "vitest";
import {
  type Delivery,
  type EditorAction,
  type EditorState,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import { newTipFields } from "@/features/tips/tip-fields";
import { attempt, draftOf, leeks } from "../support/drafts";
import { makeTip } from "../support/factories";

const mine = { ...leeks, title: "My leeks" };
const newer = { ...leeks, description: "Somebody else's words." };

const stored = draftOf({ title: "The other tab's" }, { base: newer, attempt });

/** The form of a new tip into which `mine` was typed. */
const typed: EditorState = { ...openEditor(newTipFields, null), fields: mine };
/** The form of an existing tip. */
const untouched: EditorState = openEditor(leeks, null);
const edited: EditorState = { ...untouched, fields: mine };

const idle = { status: "idle" } as const;
const now = new Date(attempt.createdAt);
const sent = { ...attempt, sentAt: now.getTime() };
const sending = { status: "sending", attempt: sent, earlier: null } as const;
const repeated = {
  status: "sending",
  attempt: sent,
  earlier: { status: "absent", attempt },
} as const;
const unconfirmed = { status: "unconfirmed", attempt } as const;
const absent = { status: "absent", attempt } as const;
const shared = { status: "shared" } as const;

const send: EditorAction = { type: "send", fields: mine, now };

const failed = (status: "refused" | "absent" | "unconfirmed"): EditorAction => ({
  type: "answered",
  outcome: { status, error: new Error() },
});

const arrived: EditorAction = {
  type: "answered",
  outcome: { status: "shared", tip: makeTip(mine), change: "created" },
};

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
      { ...typed, delivery: unconfirmed },
      { type: "discard" },
      { fields: newTipFields, base: newTipFields, delivery: idle, revision: 1 },
    ],
    [
      "comes back with its attempt if discarding it is undone",
      { ...typed, delivery: unconfirmed },
      [{ type: "discard" }, { type: "undo" }],
      { fields: mine, delivery: unconfirmed, revision: 2 },
    ],
    ["is not changed by undo if nothing was replaced", typed, { type: "undo" }, typed],
  ]);
});

describe("a draft that another tab has stored", () => {
  const draftChanged: EditorAction = { type: "draftChanged", draft: stored };
  const draftRemoved: EditorAction = { type: "draftChanged", draft: null };

  testRows([
    [
      "replaces the text, with its base and its attempt",
      typed,
      draftChanged,
      {
        fields: stored.fields,
        base: newer,
        delivery: unconfirmed,
        replacement: { by: "draft", savedAt: stored.savedAt },
        revision: 1,
      },
    ],
    [
      "with the same text does not remount the controls, but tells of its attempt",
      { ...typed, fields: stored.fields },
      draftChanged,
      { delivery: unconfirmed, before: null, revision: 0 },
    ],
    [
      "and has removed since says nothing in a form in which nothing was typed",
      untouched,
      draftRemoved,
      { fields: leeks, replacement: null, revision: 0 },
    ],
  ]);
});

describe("a reloaded tip", () => {
  const load = (fields = newer): EditorAction => ({ type: "tipLoaded", fields });

  testRows([
    ["changes nothing if it is the same", edited, load(leeks), edited],
    [
      "leaves the offer to undo",
      edited,
      [{ type: "discard" }, load()],
      {
        fields: newer,
        replacement: { by: "discard" },
        before: { fields: mine, base: leeks, delivery: idle },
      },
    ],
    [
      "ends a draft with the same text",
      { ...edited, replacement: { by: "draft", savedAt: 1 }, delivery: unconfirmed },
      load(mine),
      { base: mine, initial: mine, delivery: idle, replacement: null, revision: 0 },
    ],
    [
      "does not interrupt the delivery",
      { ...edited, delivery: sending },
      load(mine),
      { initial: mine, delivery: sending },
    ],
  ]);
});

describe("the delivery of a new tip", () => {
  testDelivery(typed, [
    ["starts with a new attempt", idle, send, sending],
    ["reuses an earlier attempt", absent, send, repeated],
    ["can start over after a refusal", repeated, failed("refused"), idle],
    ["can end without the tip on the server", sending, failed("absent"), absent],
    ["can end without a known outcome", sending, failed("unconfirmed"), unconfirmed],
    [
      "starts over if the server has a different text",
      repeated,
      { type: "answered", outcome: { status: "sharedBefore" } },
      idle,
    ],
    ["ignores a second answer", absent, failed("refused"), absent],
  ]);

  testRows([
    [
      "makes the tip the base of the form",
      { ...typed, delivery: sending },
      arrived,
      { delivery: shared, base: mine, initial: mine },
    ],
  ]);
});

describe("the delivery of an update", () => {
  testRows([
    [
      "stops if the tip is gone",
      { ...edited, delivery: sending },
      { type: "answered", outcome: { status: "gone" } },
      { fields: mine, initial: leeks, delivery: idle },
    ],
    [
      "makes the tip the initial text of the form",
      { ...edited, delivery: sending },
      arrived,
      { delivery: shared, base: mine, initial: mine },
    ],
  ]);
});
