import * as v from "valibot";
import { keptFields, type SavedTip, SavedTipListSchema } from "@/features/tips/saved/saved-tip";

/** Where the saved tips are: in local storage, as one list that all tabs share. */

export const SAVED_TIPS_KEY = "sow-and-tell:saved-tips";

/** Why the storage took nothing: there is no room, or there is no storage. */
export type StorageProblem = "full" | "blocked";

interface Snapshot {
  /** As it is stored. */
  text: string | null;
  tips: readonly SavedTip[];
  ids: ReadonlySet<string>;
}

const nothing: Snapshot = { text: null, tips: [], ids: new Set() };

let latest = nothing;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return localStorage.getItem(SAVED_TIPS_KEY);
  } catch {
    return null;
  }
}

/** The tips in a text that anybody may have changed: the broken ones are left out, and so is each second of an id. */
function parse(text: string): SavedTip[] {
  try {
    const tips = v.parse(SavedTipListSchema, JSON.parse(text));
    return [...new Map(tips.map((tip) => [tip._id, tip])).values()];
  } catch {
    return [];
  }
}

function idsOf(tips: readonly SavedTip[]): ReadonlySet<string> {
  return new Set(tips.map(({ _id }) => _id));
}

/** Looks at what is stored, which another tab may have changed. The same text gives the same objects. */
export function lookAtSavedTips(): Snapshot {
  const text = readText();
  if (text !== latest.text) {
    const tips = text === null ? [] : parse(text);
    change({ text, tips, ids: idsOf(tips) });
  }
  return latest;
}

function change(next: Snapshot): void {
  latest = next;
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === SAVED_TIPS_KEY) lookAtSavedTips();
}

/** Calls the listener when the saved tips change, in whichever tab; gives back the function that ends it. */
export function subscribeToSavedTips(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", handleStorage);
    // A page that Back brings to life again has missed what happened meanwhile.
    window.addEventListener("pageshow", lookAtSavedTips);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", lookAtSavedTips);
  };
}

/** While somebody listens, changes are told; else the storage is looked at anew. */
function current(): Snapshot {
  return listeners.size > 0 ? latest : lookAtSavedTips();
}

/** All saved tips, in the order they were saved: a new list only when something changed. */
export function getSavedTips(): readonly SavedTip[] {
  return current().tips;
}

/** Whether a tip is saved. */
export function isSaved(id: string): boolean {
  return current().ids.has(id);
}

/** What is stored of a saved tip. */
export function stored(tip: SavedTip) {
  return { ...keptFields(tip), savedAt: tip.savedAt };
}

/** Stores a list in the place of the one before. @returns why it could not; null when it did */
export function storeSavedTips(tips: readonly SavedTip[]): StorageProblem | null {
  const text = tips.length === 0 ? null : JSON.stringify(tips.map(stored));
  try {
    if (text === null) localStorage.removeItem(SAVED_TIPS_KEY);
    else localStorage.setItem(SAVED_TIPS_KEY, text);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : "blocked";
  }
  // Not read again: what has not changed stays the same object, and its card as it is.
  change({ text, tips, ids: idsOf(tips) });
  return null;
}
