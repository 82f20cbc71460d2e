import * as v from "valibot";
import type { AuthUser } from "@/auth/auth-user";
import {
  keptFields,
  type SavedTip,
  SavedTipListSchema,
  SavedTipSchema,
} from "@/features/tips/saved/saved-tip";
import type { Tip } from "@/features/tips/tip.schema";
import { isHidden, isVisibleTo } from "@/features/tips/tip-visibility";

/** The tips that are kept on this device, shared by all tabs. Whole ones, so that they are there without the server too. */

export const SAVED_TIPS_KEY = "sow-and-tell:saved-tips";

export const MAX_SAVED_TIPS = 500;

/** Of the five million or so that a browser keeps for a site. UTF-16 units. */
export const MAX_SAVED_LENGTH = 2_000_000;

/** Why something was not saved: one of our own bounds, the browser's, or no storage at all. */
export type SaveProblem = "too-many" | "full" | "blocked";

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
function look(): Snapshot {
  const text = readText();
  if (text !== latest.text) {
    const tips = text === null ? [] : parse(text);
    latest = { text, tips, ids: idsOf(tips) };
  }
  return latest;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function handleChange(): void {
  const before = latest;
  if (look() !== before) tell();
}

function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === SAVED_TIPS_KEY) handleChange();
}

/** Calls the listener when the saved tips change, in whichever tab; gives back the function that ends it. */
export function subscribeToSavedTips(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", handleStorage);
    // A page that Back brings to life again has missed what happened meanwhile.
    window.addEventListener("pageshow", handleChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", handleChange);
  };
}

/** While somebody listens, changes are told; else the storage is looked at anew. */
function current(): Snapshot {
  return listeners.size > 0 ? latest : look();
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
function stored(tip: SavedTip) {
  return { ...keptFields(tip), savedAt: tip.savedAt };
}

/** A tip as it is kept from now on. */
function kept(tip: Tip, savedAt: string): SavedTip {
  return v.parse(SavedTipSchema, { ...keptFields(tip), savedAt });
}

function write(tips: readonly SavedTip[]): SaveProblem | null {
  const text = tips.length === 0 ? null : JSON.stringify(tips.map(stored));
  try {
    if (text === null) localStorage.removeItem(SAVED_TIPS_KEY);
    else localStorage.setItem(SAVED_TIPS_KEY, text);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : "blocked";
  }
  // Not read again: what has not changed stays the same object, and its card as it is.
  latest = { text, tips, ids: idsOf(tips) };
  tell();
  return null;
}

/** As much of a list as our own bounds allow. */
function fitting(tips: readonly SavedTip[]): SavedTip[] {
  const fit: SavedTip[] = [];
  let length = 2;
  for (const tip of tips) {
    length += JSON.stringify(stored(tip)).length + 1;
    if (fit.length === MAX_SAVED_TIPS || length > MAX_SAVED_LENGTH) break;
    fit.push(tip);
  }
  return fit;
}

/** Saves a tip. @returns why it could not be saved; null when it is */
export function saveTip(tip: Tip): SaveProblem | null {
  const { tips, ids } = look();
  if (ids.has(tip._id)) return null;
  const more = [...tips, kept(tip, new Date().toISOString())];
  if (fitting(more).length === more.length) return write(more);
  return more.length > MAX_SAVED_TIPS ? "too-many" : "full";
}

/** Saves no longer. @returns why it is still saved; null when it is not */
export function unsaveTip(id: string): SaveProblem | null {
  const { tips, ids } = look();
  return ids.has(id) ? write(tips.filter(({ _id }) => _id !== id)) : null;
}

export interface Addition {
  added: number;
  /** How many were saved already. They stay as they are here. */
  known: number;
  /** How many there was no room for. */
  left: number;
}

/** Saves tips beside those that are saved. @returns how many; or why none could be */
export function addSavedTips(incoming: readonly SavedTip[]): Addition | SaveProblem {
  const { tips, ids } = look();
  const unknown = incoming.filter(({ _id }) => !ids.has(_id));
  const all = fitting([...tips, ...unknown]);
  const added = Math.max(0, all.length - tips.length);
  const problem = added > 0 ? write(all) : null;
  return (
    problem ?? {
      added,
      known: incoming.length - unknown.length,
      left: unknown.length - added,
    }
  );
}

/**
 * Brings the copies up to date with what the server has sent. A tip that its author hides by now is saved no longer,
 * but by the author.
 */
export function renewSavedTips(fresh: readonly Tip[], user: Pick<AuthUser, "email"> | null): void {
  const { tips, ids } = look();
  if (ids.size === 0) return;
  const found = new Map(fresh.filter(({ _id }) => ids.has(_id)).map((tip) => [tip._id, tip]));
  const renewed = tips.flatMap((tip): SavedTip[] => {
    const now = found.get(tip._id);
    if (now === undefined) return [tip];
    if (!isVisibleTo(now, user)) return [];
    const copy = kept(now, tip.savedAt);
    return [JSON.stringify(copy) === JSON.stringify(tip) ? tip : copy];
  });
  const isChanged = renewed.length < tips.length || renewed.some((tip, at) => tip !== tips[at]);
  if (isChanged && fitting(renewed).length === renewed.length) write(renewed);
}

/** Forgets what only the person who logs out may see: the saved ones among their hidden tips. */
export function forgetHiddenSavedTips(): void {
  const { tips } = look();
  if (tips.some(isHidden)) write(tips.filter((tip) => !isHidden(tip)));
}
