import type { Attempt, Draft } from "@/features/tips/editor/draft-storage";
import type { Delivery, Submitted } from "@/features/tips/editor/submit-tip";
import { type EditableFields, editableFieldsOf, hasSameFields } from "@/features/tips/tip-fields";

interface Text extends Pick<Draft, "fields" | "base"> {
  delivery: Delivery;
}

/** What last replaced the form's text. `removal`: another tab has shared or discarded the draft; `share`: another app. */
export type Replacement =
  | { by: "draft"; savedAt: number }
  | { by: "discard" | "seeNewest" | "undo" | "removal" | "share" };

export interface EditorState extends Text {
  /** Whether the tip is new, so that a text after a discarded one is another tip. */
  isNew: boolean;
  /** What the form shows without a draft: a new tip's defaults or, for an update, the server's version. */
  initial: EditableFields;
  replacement: Replacement | null;
  /** The draft before the last replacement, for *Undo*. */
  before: Text | null;
  /** Whether this form has stored its text, false if that is only in memory; null if it had nothing to store. */
  isStored: boolean | null;
  /** The uncontrolled controls' React key. */
  revision: number;
}

export type EditorAction =
  | { type: "typed"; fields: EditableFields }
  /** `fields`: with what another app has shared. */
  | { type: "addShared"; fields: EditableFields }
  | { type: "tipLoaded"; fields: EditableFields }
  | { type: "draftChanged"; draft: Draft | null }
  | { type: "discard" | "seeNewest" | "keepDraft" | "undo" }
  | { type: "send"; fields: EditableFields; now: Date }
  | { type: "sent"; sentAt: number }
  | { type: "answered"; outcome: Submitted };

export function hasDraft({ fields, initial }: EditorState): boolean {
  return !hasSameFields(fields, initial);
}

/** Whether there is a draft, and the server has a newer version than the one on which it is based. */
export function isTipNewer(state: EditorState): boolean {
  return hasDraft(state) && !hasSameFields(state.base, state.initial);
}

/** Whether a write is pending or done. The form then does not send, and nothing replaces its text. */
export function isBusy({ delivery }: EditorState): boolean {
  return delivery.status === "sending" || delivery.status === "stored";
}

/** Null if the next send begins a new attempt. */
export function attemptOf({ delivery }: Text): Attempt | null {
  return "attempt" in delivery ? delivery.attempt : null;
}

/** @param draft to restore */
export function openEditor(
  initial: EditableFields,
  draft: Draft | null,
  { isNew }: Pick<EditorState, "isNew">,
): EditorState {
  return {
    isNew,
    ...(draft === null ? unchanged(initial) : textOf(draft)),
    initial,
    replacement: draft && restoredFrom(draft),
    before: null,
    isStored: null,
    revision: 0,
  };
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { initial, delivery, before } = state;
  switch (action.type) {
    case "typed":
      return delivery.status === "stored" ? state : { ...state, fields: action.fields };
    case "addShared": {
      const { fields, base } = state;
      const text = { fields: action.fields, base, delivery };
      // An empty form, too, comes back with Undo.
      const previous = { fields, base, delivery };
      return { ...replaceText(state, text, { by: "share" }), before: previous };
    }
    case "tipLoaded":
      return applyLoadedTip(state, action.fields);
    case "draftChanged":
      return applyStoredDraft(state, action.draft);
    case "discard":
    case "seeNewest":
      // The update that was sent may arrive after the next one, so the next one waits.
      return replaceText(
        state,
        { ...unchanged(initial), ...(!state.isNew && { delivery }) },
        { by: action.type },
      );
    case "keepDraft":
      return { ...state, base: initial };
    case "undo":
      return before === null ? state : replaceText(state, before, { by: "undo" });
    case "send": {
      const { fields, now } = action;
      const attempt = attemptOf(state) ?? { createdAt: now.toISOString() };
      const isRepeated = delivery.status === "unconfirmed";
      return { ...state, fields, delivery: { status: "sending", attempt, isRepeated } };
    }
    case "sent": {
      if (delivery.status !== "sending") return state;
      const attempt = { ...delivery.attempt, sentAt: action.sentAt };
      return { ...state, delivery: { ...delivery, attempt } };
    }
    case "answered":
      return "attempt" in delivery ? applyOutcome(state, delivery.attempt, action.outcome) : state;
  }
}

function unchanged(initial: EditableFields): Text {
  return { fields: initial, base: initial, delivery: { status: "idle" } };
}

/** After a reload, nothing is known about a draft's attempt. */
function textOf({ fields, base, attempt }: Draft): Text {
  const delivery: Delivery = attempt ? { status: "unconfirmed", attempt } : { status: "idle" };
  return { fields, base, delivery };
}

const restoredFrom = ({ savedAt }: Draft) => ({ by: "draft", savedAt }) as const;

function replaceText(state: EditorState, text: Text, replacement: Replacement): EditorState {
  const { fields, base, delivery, revision } = state;
  return {
    ...state,
    ...text,
    replacement,
    before: hasDraft(state) ? { fields, base, delivery } : null,
    revision: revision + 1,
  };
}

/** A newer version of the tip fills a form without a draft. Beside a draft, it only becomes `initial`. */
function applyLoadedTip(state: EditorState, loaded: EditableFields): EditorState {
  const { initial, fields, delivery, replacement, revision } = state;
  if (hasSameFields(loaded, initial)) return state;
  const isSame = hasSameFields(loaded, fields);
  if (hasDraft(state) && !isSame) return { ...state, initial: loaded };
  return {
    ...state,
    ...unchanged(loaded),
    ...(isBusy(state) && { delivery }),
    initial: loaded,
    replacement: isSame ? null : replacement,
    revision: isSame ? revision : revision + 1,
  };
}

function applyStoredDraft(state: EditorState, draft: Draft | null): EditorState {
  const text = draft ? textOf(draft) : unchanged(state.initial);
  return hasSameFields(text.fields, state.fields)
    ? { ...state, ...text }
    : replaceText(state, text, draft ? restoredFrom(draft) : { by: "removal" });
}

function applyOutcome(state: EditorState, attempt: Attempt, outcome: Submitted): EditorState {
  switch (outcome.status) {
    case "stored": {
      const stored = editableFieldsOf(outcome.tip);
      return { ...state, initial: stored, base: stored, delivery: { status: "stored" } };
    }
    case "absent": {
      const { createdAt } = attempt;
      return { ...state, delivery: { status: "unconfirmed", attempt: { createdAt } } };
    }
    case "unconfirmed":
      return { ...state, delivery: { status: "unconfirmed", attempt } };
    case "changed":
      return { ...state, initial: editableFieldsOf(outcome.saved), delivery: { status: "idle" } };
    case "refused":
    case "storedBefore":
    case "gone":
      return { ...state, delivery: { status: "idle" } };
  }
}
