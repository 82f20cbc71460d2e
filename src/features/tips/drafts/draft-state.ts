import type { Attempt, TypedFields } from "@/features/tips/drafts/draft.schema";
import type { StoredDraft } from "@/features/tips/drafts/draft-store";
import type { Arrival } from "@/lib/lost-answer";

/** What took the place of another text in the form, and with it the text that can be brought back. */
export interface Replaced {
  by: "nothing" | "otherTab" | "newest" | "choice" | "earlier";
  before: TypedFields;
  attempt: Attempt | null;
}

export interface DraftState {
  /** What the form begins with. */
  start: TypedFields;
  /** Another one whenever another text takes the form's place. */
  version: number;
  /** Whether something was typed in this visit that the server does not have. */
  isChanged: boolean;
  /** Whether the form holds anything but what it began with, typed in this visit or brought back. */
  hasDraft: boolean;
  /** Whether the device keeps what was typed; null while nothing was. */
  isKept: boolean | null;
  /** When the draft that was brought back was written, in milliseconds since 1970; null without one. */
  restoredAt: number | null;
  /** Another tab's text for the same tip. */
  other: StoredDraft | null;
  /** Whether the tip was changed on the server after the draft was begun. */
  isTipNewer: boolean;
  /** Whether the server has got the tip from somewhere else meanwhile. */
  isSentElsewhere: boolean;
  replaced: Replaced | null;
  /** What this text was sent as before, with an answer that was lost; null where it was not. */
  attempt: Attempt | null;
  /** What is known of whether that arrived. */
  arrival: Arrival | "checking" | null;
}
