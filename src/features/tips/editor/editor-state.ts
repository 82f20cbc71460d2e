import type { Attempt, Draft } from "@/features/tips/editor/draft-storage";
import type { Submitted } from "@/features/tips/editor/submit-tip";
import { type EditableFields, editableFieldsOf, hasSameFields } from "@/features/tips/tip.schema";

export type Delivery =
  | { status: "idle" }
  /** `isRepeated`: an earlier send of this attempt may have arrived. */
  | { status: "sending"; attempt: Attempt; isRepeated: boolean }
  /** The tip was sent earlier, and did not arrive, or may have. */
  | { status: "absent" | "unconfirmed"; attempt: Attempt }
  | { status: "shared" };

interface Text extends Pick<Draft, "fields" | "base"> {
  delivery: Delivery;
}

export interface EditorState extends Text {
  /** What the form shows without a draft: a new tip's defaults or, for an update, the tip as last loaded or saved. */
  initial: EditableFields;
  /** When the draft that the form shows was restored from was saved; null for any other text. */
  restoredFrom: number | null;
  /** The text before the last replacement, for *Undo*. */
  before: Text | null;
  /** Whether this form has stored its text; null if it had nothing to store. */
  isStored: boolean | null;
  /** The React key of the uncontrolled controls. Increases when the text is replaced. */
  revision: number;
}

export type EditorAction =
  | { type: "typed"; fields: EditableFields }
  | { type: "tipLoaded"; fields: EditableFields }
  | { type: "discard" | "keepDraft" | "undo" }
  | { type: "send"; createdAt: string }
  /** The member has chosen between two versions; `base` is the server's. */
  | { type: "rebase"; fields: EditableFields; base: EditableFields }
  | { type: "answered"; outcome: Submitted };

/** Whether the form's text differs from the initial one. */
export function hasDraft({ fields, initial }: EditorState): boolean {
  return !hasSameFields(fields, initial);
}

/** Whether there is a draft, and the server has a newer version than the one on which it is based. */
export function isTipNewer(state: EditorState): boolean {
  return hasDraft(state) && !hasSameFields(state.base, state.initial);
}

/** Whether a write is pending or done. The form then does not send, and disables the buttons that replace its text. */
export function isBusy({ delivery }: EditorState): boolean {
  return delivery.status === "sending" || delivery.status === "shared";
}

/** The attempt that the next send repeats; null if that send begins a new one. */
export function attemptOf({ delivery }: Text): Attempt | null {
  return "attempt" in delivery ? delivery.attempt : null;
}

/** Whether leaving may lose the form's text: the device could not store it, and the server has not confirmed it. */
export function isUnstored({ isStored, delivery }: EditorState): boolean {
  return isStored === false && delivery.status !== "shared";
}

/** The state of a form that opens. @param restored the draft that it shows, if there is one */
export function openEditor(initial: EditableFields, restored: Draft | null): EditorState {
  return {
    initial,
    fields: restored?.fields ?? initial,
    base: restored?.base ?? initial,
    delivery: restored?.attempt
      ? { status: "unconfirmed", attempt: restored.attempt }
      : { status: "idle" },
    restoredFrom: restored?.savedAt ?? null,
    before: null,
    isStored: null,
    revision: 0,
  };
}

/** The editor's reducer. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { initial, delivery } = state;
  switch (action.type) {
    case "typed":
      return { ...state, fields: action.fields };
    case "tipLoaded":
      // A newer version fills a form without a draft. Beside a draft, it only becomes `initial`.
      if (hasSameFields(action.fields, initial)) return state;
      return hasDraft(state)
        ? { ...state, initial: action.fields }
        : { ...openEditor(action.fields, null), revision: state.revision + 1 };
    case "discard":
      return replaceText(state, { fields: initial, base: initial, delivery: { status: "idle" } });
    case "keepDraft":
      return { ...state, base: initial };
    case "undo":
      return state.before === null ? state : replaceText(state, state.before);
    case "send": {
      const earlier = attemptOf(state);
      const attempt = earlier ?? { createdAt: action.createdAt };
      return { ...state, delivery: { status: "sending", attempt, isRepeated: earlier !== null } };
    }
    case "rebase":
      return replaceText(state, { fields: action.fields, base: action.base, delivery });
    case "answered":
      return delivery.status === "sending"
        ? applyOutcome(state, delivery.attempt, action.outcome)
        : state;
  }
}

function replaceText(state: EditorState, text: Text): EditorState {
  const { fields, base, delivery, revision } = state;
  return {
    ...state,
    ...text,
    restoredFrom: null,
    before: { fields, base, delivery },
    revision: revision + 1,
  };
}

function applyOutcome(state: EditorState, attempt: Attempt, outcome: Submitted): EditorState {
  switch (outcome.status) {
    case "shared": {
      const shared = editableFieldsOf(outcome.tip);
      return { ...state, initial: shared, base: shared, delivery: { status: "shared" } };
    }
    case "absent":
    case "unconfirmed":
      return { ...state, delivery: { status: outcome.status, attempt } };
    case "refused":
    case "changed":
      return { ...state, delivery: { status: "idle" } };
  }
}
