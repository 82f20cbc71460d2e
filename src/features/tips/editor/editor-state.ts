import type { Attempt, StoredDraft } from "@/features/tips/editor/draft-storage";
import type { EditableFields } from "@/features/tips/tip.schema";
import { hasSameFields } from "@/features/tips/tip-fields";

/** The delivery status of the form's text. */
export type Delivery =
  | { status: "idle" }
  | { status: "sending"; attempt: Attempt; isRepeated: boolean }
  /** Sent earlier; being looked up. */
  | { status: "checking"; attempt: Attempt }
  /** Sent earlier; outcome unknown. */
  | { status: "unconfirmed"; attempt: Attempt }
  /** Sent earlier; not on the server. */
  | { status: "absent"; attempt: Attempt }
  | { status: "shared"; attempt: Attempt | null }
  /** The server received the tip from another form, or with a different text. */
  | { status: "sharedElsewhere"; attempt: Attempt | null };

/** The form's text, with its base and its delivery status. */
export interface FormText {
  fields: EditableFields;
  /** The fields before the first edit: for an update, the tip at that time. */
  base: EditableFields;
  delivery: Delivery;
}

export type Replacement = "discarded" | "otherTab" | "newest" | "choice" | "undone";

/** The origin of the form's text. */
export type Origin =
  | { kind: "form" }
  | { kind: "draft"; savedAt: number }
  | { kind: "replacement"; by: Replacement; before: FormText };

export interface EditorState extends FormText {
  isNew: boolean;
  /** The fields without a draft: for an update, the tip as last loaded. */
  initial: EditableFields;
  origin: Origin;
  /** Increases when another text replaces the form's; the key of the form's controls. */
  revision: number;
  /** The stored drafts that this text continues, and replaces once it is stored. */
  continued: readonly StoredDraft[];
  /** Another tab's draft of the same tip. */
  other: StoredDraft | null;
  /** Whether the text typed in this visit is stored. */
  storage: "untouched" | "stored" | "refused";
}

export type EditorAction =
  | { type: "typed"; fields: EditableFields }
  | { type: "saved"; storage: EditorState["storage"] }
  | { type: "otherTabChanged"; other: StoredDraft | null }
  | { type: "tipLoaded"; fields: EditableFields }
  | { type: "sharedElsewhere" }
  | { type: "discard" }
  | { type: "takeNewest" }
  | { type: "keepDraft" }
  | { type: "takeOther" }
  | { type: "keepMine" }
  | { type: "undo" }
  | { type: "send"; createdAt: string }
  /** The author has chosen between two versions; `base` is the server's. */
  | { type: "rebase"; fields: EditableFields; base: EditableFields }
  /** The outcome of a send or a look-up. Ignored if the text no longer waits for it. */
  | { type: "answered"; to: "sending" | "checking"; answer: Answer };

export type Answer =
  | { status: "shared"; fields: EditableFields }
  | { status: "refused" | "absent" | "unconfirmed" | "changed" };

/** Whether the form has a text that the server does not have. */
export function hasDraft({ fields, initial }: EditorState): boolean {
  return !hasSameFields(fields, initial);
}

/** Whether the tip has changed on the server since the draft was started. */
export function isTipNewer(state: EditorState): boolean {
  return !state.isNew && hasDraft(state) && !hasSameFields(state.base, state.initial);
}

/** Whether the text can currently be neither sent nor replaced. */
export function isBusy({ delivery }: EditorState): boolean {
  return delivery.status === "sending" || delivery.status === "shared";
}

/** @returns the attempt that may have reached the server; null if the text was never sent, or was refused */
export function attemptOf({ delivery }: FormText): Attempt | null {
  return delivery.status === "idle" ? null : delivery.attempt;
}

/**
 * @param drafts of the same tip on this device
 * @param restored the draft to continue
 * @returns the state of a form that opens
 */
export function openEditor(
  isNew: boolean,
  initial: EditableFields,
  drafts: readonly StoredDraft[],
  restored: StoredDraft | undefined,
): EditorState {
  const attempt = restored?.attempt ?? null;
  const fields = restored?.fields ?? initial;
  return {
    isNew,
    initial,
    fields,
    base: restored?.base ?? initial,
    delivery: attempt === null ? { status: "idle" } : { status: "checking", attempt },
    origin: restored ? { kind: "draft", savedAt: restored.savedAt } : { kind: "form" },
    revision: 0,
    continued: drafts.filter((draft) => hasSameFields(draft.fields, fields)),
    other: null,
    storage: "untouched",
  };
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { initial, fields, delivery, origin, continued, other } = state;
  switch (action.type) {
    case "typed":
      return delivery.status === "shared" ? state : { ...state, fields: action.fields };
    case "saved":
      if (action.storage === state.storage && continued.length === 0) return state;
      return {
        ...state,
        storage: action.storage,
        continued: action.storage === "refused" ? continued : [],
      };
    case "otherTabChanged":
      return action.other === other ? state : { ...state, other: action.other };
    case "tipLoaded":
      return loadTip(state, action.fields);
    case "sharedElsewhere": {
      const isConcerned = !isBusy(state) && (!state.isNew || hasDraft(state));
      if (!isConcerned) return state;
      return { ...state, delivery: { status: "sharedElsewhere", attempt: attemptOf(state) } };
    }
    case "discard":
      return replaceText(state, "discarded", initialText(initial));
    case "takeNewest":
      return replaceText(state, "newest", initialText(initial));
    case "keepDraft":
      return { ...state, base: initial };
    case "takeOther":
      if (other === null) return state;
      return {
        ...replaceText(state, "otherTab", {
          fields: other.fields,
          base: other.base,
          delivery: other.attempt
            ? { status: "unconfirmed", attempt: other.attempt }
            : { status: "idle" },
        }),
        continued: [other],
        other: null,
      };
    case "keepMine":
      return other === null ? state : { ...state, continued: [...continued, other], other: null };
    case "undo":
      if (origin.kind !== "replacement") return state;
      // The undone text remains as a separate draft.
      return { ...replaceText(state, "undone", origin.before), continued: [] };
    case "send": {
      if (isBusy(state)) return state;
      const earlier = attemptOf(state);
      const attempt = earlier ?? { title: fields.title, createdAt: action.createdAt };
      return {
        ...state,
        delivery: { status: "sending", attempt, isRepeated: earlier !== null },
      };
    }
    case "rebase": {
      const chosen = { fields: action.fields, base: action.base, delivery };
      return hasSameFields(fields, chosen.fields)
        ? { ...state, ...chosen }
        : replaceText(state, "choice", chosen);
    }
    case "answered":
      if (delivery.status !== "sending" && delivery.status !== "checking") return state;
      return delivery.status === action.to ? answer(state, delivery.attempt, action.answer) : state;
  }
}

function initialText(initial: EditableFields): FormText {
  return { fields: initial, base: initial, delivery: { status: "idle" } };
}

/** Replaces the form's text. The previous one can be restored, unless it was the initial one. */
function replaceText(state: EditorState, by: Replacement, text: FormText): EditorState {
  const { fields, base } = state;
  const before = { fields, base, delivery: withoutAnswer(state.delivery) };
  return {
    ...state,
    ...text,
    origin: hasDraft(state) ? { kind: "replacement", by, before } : { kind: "form" },
    revision: state.revision + 1,
    storage: "untouched",
  };
}

/** The delivery status once the outcome is no longer awaited. */
function withoutAnswer(delivery: Delivery): Delivery {
  if (delivery.status === "sending" && !delivery.isRepeated) return { status: "idle" };
  const isOpen = delivery.status === "sending" || delivery.status === "checking";
  return isOpen ? { status: "unconfirmed", attempt: delivery.attempt } : delivery;
}

/** A newer tip replaces the text of an untouched form; with a draft, it only becomes the new `initial`. */
function loadTip(state: EditorState, tip: EditableFields): EditorState {
  if (hasSameFields(tip, state.initial)) return state;
  if (hasDraft(state) && !hasSameFields(state.fields, tip)) {
    const isNews = state.delivery.status === "sharedElsewhere";
    return { ...state, initial: tip, ...(isNews && { delivery: { status: "idle" } }) };
  }
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

function answer(state: EditorState, attempt: Attempt, answer: Answer): EditorState {
  switch (answer.status) {
    case "shared":
      return {
        ...state,
        base: answer.fields,
        initial: state.isNew ? state.initial : answer.fields,
        // Text typed while sending is a draft of a tip that is already shared.
        delivery: { status: "shared", attempt: state.isNew ? attempt : null },
        other: null,
      };
    case "absent":
    case "unconfirmed":
      return { ...state, delivery: { status: answer.status, attempt } };
    case "refused":
      return { ...state, delivery: { status: "idle" } };
    case "changed":
      if (!state.isNew) return { ...state, delivery: withoutAnswer(state.delivery) };
      return { ...state, delivery: { status: "sharedElsewhere", attempt: null } };
  }
}
