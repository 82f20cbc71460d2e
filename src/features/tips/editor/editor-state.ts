import type { Attempt, Draft, StoredDraft } from "@/features/tips/editor/draft-storage";
import type { Submitted } from "@/features/tips/editor/submit-tip";
import type { EditableFields } from "@/features/tips/tip.schema";
import { editableFieldsOf, hasSameFields } from "@/features/tips/tip-fields";

export type Delivery =
  | { status: "idle" }
  /** `isRepeated`: an earlier send of this attempt may have arrived. */
  | { status: "sending"; attempt: Attempt; isRepeated: boolean }
  /** Sent earlier: a lookup is pending, the outcome is unknown, or the server does not have it. */
  | { status: "checking" | "unconfirmed" | "absent"; attempt: Attempt }
  /**
   * `shared`: the attempt is null for an update. `sharedElsewhere`: the server seems to have this new tip already, since
   * another form has sent it, or it has a different text there.
   */
  | { status: "shared" | "sharedElsewhere"; attempt: Attempt | null };

/** The part of the state that undo restores. */
interface FormText extends Pick<Draft, "fields" | "base"> {
  delivery: Delivery;
}

/** The actions that replace the form's text. */
export type Replacement = "discard" | "takeOther" | "takeNewest" | "rebase" | "undo";

export interface EditorState extends FormText {
  isNew: boolean;
  /** What the form shows without a draft: the defaults of a new tip or, for an update, the tip as last loaded. */
  initial: EditableFields;
  /** Where the text came from, for the notice above the form. */
  origin:
    | { kind: "form" }
    | { kind: "draft"; savedAt: number }
    | { kind: "replacement"; by: Replacement; before: FormText };
  /** Increases when the text is replaced; the React key of the uncontrolled controls. */
  revision: number;
  /** The newest other draft of the same tip whose text differs; null if there is none. */
  other: StoredDraft | null;
  /**
   * Whether the changes since the text was opened or replaced are stored on the device, or could not be. `untouched`: there
   * are none, or another tab has removed their draft.
   */
  storage: "untouched" | "stored" | "failed";
}

export type EditorAction =
  | { type: "typed"; fields: EditableFields }
  | { type: "storageChanged"; storage: EditorState["storage"] }
  | { type: "otherDraftFound"; other: StoredDraft | null }
  | { type: "tipLoaded"; fields: EditableFields }
  | { type: "sharedElsewhere" }
  | { type: "discard" | "takeNewest" | "keepDraft" | "takeOther" | "keepMine" | "undo" }
  | { type: "send"; createdAt: string }
  /** The author has chosen between two versions; `base` is the server's. */
  | { type: "rebase"; fields: EditableFields; base: EditableFields }
  /** The outcome of a send or a lookup. Ignored unless the form still waits for it. */
  | { type: "answered"; awaited: "sending" | "checking"; outcome: Submitted };

/** Whether the form's text differs from the initial one. */
export function hasDraft({ fields, initial }: EditorState): boolean {
  return !hasSameFields(fields, initial);
}

/** Whether the server has a newer version than the one on which the draft is based. */
export function isTipNewer(state: EditorState): boolean {
  return !state.isNew && hasDraft(state) && !hasSameFields(state.base, state.initial);
}

/** Whether a write is pending or done: the form then neither sends nor offers to replace its text. */
export function isBusy({ delivery }: EditorState): boolean {
  return delivery.status === "sending" || delivery.status === "shared";
}

/** The attempt that the next send repeats; null if that will be a first one. */
export function attemptOf({ delivery }: FormText): Attempt | null {
  return delivery.status === "idle" ? null : delivery.attempt;
}

/** Whether the form has a text that is neither on the server nor stored on the device. */
export function isUnstored({ storage, delivery }: EditorState): boolean {
  return storage === "failed" && delivery.status !== "shared";
}

/** @param restored the draft that the form shows, if there is one */
export function openEditor(
  isNew: boolean,
  initial: EditableFields,
  restored: Draft | undefined,
): EditorState {
  const attempt = restored?.attempt ?? null;
  return {
    isNew,
    initial,
    fields: restored?.fields ?? initial,
    base: restored?.base ?? initial,
    delivery: attempt === null ? { status: "idle" } : { status: "checking", attempt },
    origin: restored ? { kind: "draft", savedAt: restored.savedAt } : { kind: "form" },
    revision: 0,
    other: null,
    storage: "untouched",
  };
}

/** The editor's reducer. @returns the same object if the action is ignored */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { initial, fields, delivery, origin, other } = state;
  switch (action.type) {
    case "typed":
      return delivery.status === "shared" ? state : { ...state, fields: action.fields };
    case "storageChanged":
      return { ...state, storage: action.storage };
    case "otherDraftFound":
      return delivery.status === "shared" ? state : { ...state, other: action.other };
    case "tipLoaded":
      return applyLoadedTip(state, action.fields);
    case "sharedElsewhere":
      return hasDraft(state)
        ? { ...state, delivery: { status: "sharedElsewhere", attempt: attemptOf(state) } }
        : state;
    case "discard":
    case "takeNewest":
      return replaceText(state, action.type, {
        fields: initial,
        base: initial,
        delivery: { status: "idle" },
      });
    case "keepDraft":
      return { ...state, base: initial };
    case "takeOther":
      if (other === null) return state;
      return {
        ...replaceText(state, action.type, {
          fields: other.fields,
          base: other.base,
          delivery: other.attempt
            ? { status: "unconfirmed", attempt: other.attempt }
            : { status: "idle" },
        }),
        other: null,
      };
    case "keepMine":
      return { ...state, other: null };
    case "undo":
      return origin.kind === "replacement" ? replaceText(state, action.type, origin.before) : state;
    case "send": {
      if (isBusy(state)) return state;
      const earlier = attemptOf(state);
      const attempt = earlier ?? { createdAt: action.createdAt };
      return {
        ...state,
        delivery: { status: "sending", attempt, isRepeated: earlier !== null },
      };
    }
    case "rebase": {
      const chosen = { fields: action.fields, base: action.base, delivery };
      return hasSameFields(fields, chosen.fields)
        ? { ...state, ...chosen }
        : replaceText(state, action.type, chosen);
    }
    case "answered":
      if (delivery.status !== action.awaited) return state;
      return applyOutcome(state, delivery.attempt, action.outcome);
  }
}

/** Replaces the form's text. The notice says so, unless nothing had been typed before. */
function replaceText(state: EditorState, by: Replacement, text: FormText): EditorState {
  const { fields, base } = state;
  const before = { fields, base, delivery: stopWaiting(state.delivery) };
  return {
    ...state,
    ...text,
    origin:
      hasDraft(state) || by === "undo" ? { kind: "replacement", by, before } : { kind: "form" },
    revision: state.revision + 1,
    storage: "untouched",
  };
}

/** The delivery status once the outcome is no longer awaited. A first attempt that is given up has sent nothing. */
function stopWaiting(delivery: Delivery): Delivery {
  if (delivery.status === "sending" && !delivery.isRepeated) return { status: "idle" };
  const isPending = delivery.status === "sending" || delivery.status === "checking";
  return isPending ? { status: "unconfirmed", attempt: delivery.attempt } : delivery;
}

/**
 * A newer tip replaces the text of an untouched form, and ends a draft with the same text; otherwise it only becomes
 * the new `initial`.
 */
function applyLoadedTip(state: EditorState, tip: EditableFields): EditorState {
  if (hasSameFields(tip, state.initial)) return state;
  if (hasDraft(state) && !hasSameFields(state.fields, tip)) return { ...state, initial: tip };
  return {
    ...state,
    initial: tip,
    base: tip,
    fields: tip,
    delivery: isBusy(state) ? state.delivery : { status: "idle" },
    origin: state.origin.kind === "draft" ? { kind: "form" } : state.origin,
    revision: hasDraft(state) ? state.revision : state.revision + 1,
  };
}

function applyOutcome(state: EditorState, attempt: Attempt, outcome: Submitted): EditorState {
  switch (outcome.status) {
    case "shared": {
      const shared = editableFieldsOf(outcome.tip);
      return {
        ...state,
        base: shared,
        initial: state.isNew ? state.initial : shared,
        // Kept for text that was typed while sending: its draft is then recognized as one of the shared tip.
        delivery: { status: "shared", attempt: state.isNew ? attempt : null },
        other: null,
      };
    }
    case "absent":
    case "unconfirmed":
      return { ...state, delivery: { status: outcome.status, attempt } };
    case "refused":
      return { ...state, delivery: { status: "idle" } };
    case "changed":
      if (!state.isNew) return { ...state, delivery: stopWaiting(state.delivery) };
      return { ...state, delivery: { status: "sharedElsewhere", attempt: null } };
  }
}
