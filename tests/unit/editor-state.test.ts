import { describe, expect, it } from "vitest";
import {
  type EditorAction,
  type EditorState,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import type { Delivery } from "@/features/tips/editor/submit-tip";
import { newTipFields } from "@/features/tips/tip-fields";
import { attempt, draftOf, leeks } from "../support/drafts";
import { makeTip } from "../support/factories";

const mine = { ...leeks, title: "My leeks" };
const newer = { ...leeks, description: "Somebody else's words." };

const otherAttempt = { ...attempt, sentAt: 1 };
const otherDraft = draftOf({ title: "The other tab's" }, { base: newer, attempt: otherAttempt });

/** The form of a new tip into which `mine` was typed. */
const typed: EditorState = {
  ...openEditor(newTipFields, null, { isNew: true }),
  fields: mine,
};
/** The form of an existing tip. */
const untouched: EditorState = openEditor(leeks, null, { isNew: false });
const edited: EditorState = { ...untouched, fields: mine };

const idle = { status: "idle" } as const;
const now = new Date(attempt.createdAt);
const sentAt = now.getTime();
const sending = { status: "sending", attempt, isRepeated: false } as const;
const sent = { ...sending, attempt: { ...attempt, sentAt } } as const;
const unconfirmed = { status: "unconfirmed", attempt: sent.attempt } as const;
/** It did not arrive. */
const absent = { status: "unconfirmed", attempt } as const;
const stored = { status: "stored" } as const;

const send: EditorAction = { type: "send", fields: mine, now };

const failed = (status: "refused" | "absent" | "unconfirmed"): EditorAction => ({
  type: "answered",
  outcome: { status, error: new Error() },
});

const arrived: EditorAction = {
  type: "answered",
  outcome: { status: "stored", tip: makeTip(mine), change: "created" },
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
      { ...typed, delivery: stored },
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
  const draftChanged: EditorAction = { type: "draftChanged", draft: otherDraft };
  const draftRemoved: EditorAction = { type: "draftChanged", draft: null };

  testRows([
    [
      "replaces the text, with its base and its attempt",
      typed,
      draftChanged,
      {
        fields: otherDraft.fields,
        base: newer,
        delivery: { status: "unconfirmed", attempt: otherAttempt },
        replacement: { by: "draft", savedAt: otherDraft.savedAt },
        revision: 1,
      },
    ],
    [
      "with the same text does not remount the controls, but tells of its attempt",
      { ...typed, fields: otherDraft.fields },
      draftChanged,
      {
        delivery: { status: "unconfirmed", attempt: otherAttempt },
        before: null,
        revision: 0,
      },
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
    ["knows when the tip itself is sent", sending, { type: "sent", sentAt }, sent],
    ["reuses an earlier attempt", absent, send, { ...sending, isRepeated: true }],
    [
      "still knows when the earlier attempt was sent",
      unconfirmed,
      send,
      { ...sent, isRepeated: true },
    ],
    ["can start over after a refusal", sent, failed("refused"), idle],
    ["can end without the tip on the server", sent, failed("absent"), absent],
    ["can end without a known outcome", sent, failed("unconfirmed"), unconfirmed],
    [
      "starts over if the server has a different text",
      sent,
      { type: "answered", outcome: { status: "storedBefore" } },
      idle,
    ],
    ["can end long after an unknown outcome", unconfirmed, arrived, stored],
    ["ignores a second answer", stored, failed("refused"), stored],
  ]);

  testRows([
    [
      "makes the tip the base of the form",
      { ...typed, delivery: sending },
      arrived,
      { delivery: stored, base: mine, initial: mine },
    ],
  ]);
});

describe("the delivery of an update", () => {
  testRows([
    [
      "is not forgotten with a discarded text, over which it may arrive",
      { ...edited, delivery: unconfirmed },
      { type: "discard" },
      { fields: leeks, delivery: unconfirmed },
    ],
    [
      "is not forgotten when the newest version replaces the text",
      { ...edited, initial: newer, delivery: unconfirmed },
      { type: "seeNewest" },
      { fields: newer, delivery: unconfirmed },
    ],
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
      { delivery: stored, base: mine, initial: mine },
    ],
  ]);
});
