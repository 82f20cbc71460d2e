import type { Attempt, Draft, StoredDraft } from "@/features/tips/editor/draft-storage";
import type { Submitted } from "@/features/tips/editor/submit-tip";
import { type EditableFields, editableFieldsOf, hasSameFields } from "@/features/tips/tip.schema";

export type Delivery =
  | { status: "idle" }
  /** `isRepeated`: an earlier send of this attempt may have arrived. */
  | { status: "sending"; attempt: Attempt; isRepeated: boolean }
  /** The tip was sent earlier: a lookup is pending, the outcome is unknown, or the server lacks the sent version. */
  | { status: "checking" | "unconfirmed" | "absent"; attempt: Attempt }
  /**
   * `shared`: the server has the tip; the attempt is null for an update. `sharedElsewhere`, only in a form for a new
   * tip: another such form has sent a tip, which may be this one, or the server has this tip with a different text; the
   * attempt is null if the next send begins a new one.
   */
  | { status: "shared" | "sharedElsewhere"; attempt: Attempt | null };

/** What undo restores. */
interface UndoableText extends Pick<Draft, "fields" | "base"> {
  delivery: Delivery;
}

/** What can replace the form's text. The notice reports it and offers to undo it. */
export type Replacement = "discard" | "takeOther" | "takeNewest" | "rebase" | "undo";

export interface EditorState extends UndoableText {
  isNew: boolean;
  /** What the form shows without a draft: a new tip's defaults or, for an update, the tip as last loaded or saved. */
  initial: EditableFields;
  /** Where the text is from, which the notice reports, except for `form`. */
  origin:
    | { kind: "form" }
    | { kind: "draft"; savedAt: number }
    | { kind: "replacement"; by: Replacement; before: UndoableText };
  /** The React key of the uncontrolled controls. Increases when the text is replaced. */
  revision: number;
  /**
   * The newest other draft in this form's scope (`DraftScope`: of the same tip, or of a new one) whose text differs
   * from this form's and from `initial`. The tab that wrote it may be closed. Null if there is none.
   */
  other: StoredDraft | null;
  /**
   * Whether this form has stored its text. `untouched`: it has had nothing to store, though it may show a restored
   * draft; or its draft has been removed.
   */
  storage: "untouched" | "stored" | "failed";
}

export type EditorAction =
  | { type: "typed"; fields: EditableFields }
  | ({ type: "storageChanged" } & Pick<EditorState, "storage" | "other">)
  | { type: "tipLoaded"; fields: EditableFields }
  | { type: "sharedElsewhere" }
  /** The notice's buttons. `takeNewest` or `keepDraft`: if the tip is newer. `takeOther` or `keepMine`: for `other`. */
  | { type: "discard" | "takeNewest" | "keepDraft" | "takeOther" | "keepMine" | "undo" }
  | { type: "send"; createdAt: string }
  /** The member has chosen between two versions; `base` is the server's. */
  | { type: "rebase"; fields: EditableFields; base: EditableFields }
  /** The outcome of a send or a lookup. Ignored unless it is still awaited. */
  | { type: "answered"; awaited: "sending" | "checking"; outcome: Submitted };

/** Whether the form's text differs from the initial one. */
export function hasDraft({ fields, initial }: EditorState): boolean {
  return !hasSameFields(fields, initial);
}

/** Whether there is a draft, and the server has a newer version than the one on which it is based. */
export function isTipNewer(state: EditorState): boolean {
  return !state.isNew && hasDraft(state) && !hasSameFields(state.base, state.initial);
}

/** Whether a write is pending or done. The form then does not send, and disables the buttons that replace its text. */
export function isBusy({ delivery }: EditorState): boolean {
  return delivery.status === "sending" || delivery.status === "shared";
}

/** The attempt that the next send repeats; null if that send begins a new one. */
export function attemptOf({ delivery }: UndoableText): Attempt | null {
  return delivery.status === "idle" ? null : delivery.attempt;
}

/** Whether leaving may lose the form's text: the device could not store it, and the server has not confirmed it. */
export function isUnstored({ storage, delivery }: EditorState): boolean {
  return storage === "failed" && delivery.status !== "shared";
}

/** The state of a form that opens. @param restored the draft that it shows, if there is one */
export function openEditor(
  isNew: boolean,
  initial: EditableFields,
  restored: Draft | undefined,
): EditorState {
  return {
    isNew,
    initial,
    fields: restored?.fields ?? initial,
    base: restored?.base ?? initial,
    delivery: restored?.attempt
      ? { status: "checking", attempt: restored.attempt }
      : { status: "idle" },
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
    case "storageChanged": {
      const { storage } = action;
      return { ...state, storage, other: delivery.status === "shared" ? null : action.other };
    }
    case "tipLoaded":
      return applyLoadedTip(state, action.fields);
    case "sharedElsewhere":
      // What is typed after a discard is another tip.
      return hasDraft(state) && !(origin.kind === "replacement" && origin.by === "discard")
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
      return replaceText(state, action.type, {
        fields: other.fields,
        base: other.base,
        delivery: other.attempt
          ? { status: "unconfirmed", attempt: other.attempt }
          : { status: "idle" },
      });
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

/** Replaces the form's text. The notice says so if a draft was replaced, and after an undo. */
function replaceText(state: EditorState, by: Replacement, text: UndoableText): EditorState {
  const { fields, base } = state;
  const before = { fields, base, delivery: stopWaiting(state.delivery) };
  return {
    ...state,
    ...text,
    origin:
      hasDraft(state) || by === "undo" ? { kind: "replacement", by, before } : { kind: "form" },
    revision: state.revision + 1,
  };
}

/**
 * The delivery status once the outcome is no longer awaited. A first send gets here only if the lookup before it has
 * found another version. Nothing was sent then, so it becomes idle.
 */
function stopWaiting(delivery: Delivery): Delivery {
  if (delivery.status === "sending" && !delivery.isRepeated) return { status: "idle" };
  const isPending = delivery.status === "sending" || delivery.status === "checking";
  return isPending ? { status: "unconfirmed", attempt: delivery.attempt } : delivery;
}

/**
 * Applies a newer version of the tip. It fills a form without a draft, and a draft with the same text is then no longer
 * one. Beside any other draft, it only becomes `initial`.
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
        // Text that was typed while a new tip was being sent stays as a draft. With the attempt, the next form finds
        // the shared tip, and warns before a second one is made.
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
