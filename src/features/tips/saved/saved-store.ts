import { useMemo, useSyncExternalStore } from "react";
import { useAuth } from "@/auth/auth-context";
import type { AuthUser } from "@/auth/auth-user";
import {
  copyOf,
  isSameCopy,
  type SavedTip,
  SavedTipListSchema,
  storedFields,
  withoutDuplicates,
} from "@/features/tips/saved/saved-tip.schema";
import type { Tip } from "@/features/tips/tip.schema";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

/** The tips saved on this device, as one list that all tabs share. Whole ones, so that they need no server. */

export const SAVED_TIPS_KEY = "sow-and-tell:saved-tips";

export const MAX_SAVED_TIPS = 500;

/** Why something was not saved: there are as many as may be, or the storage refused. */
export type SaveProblem = "too-many" | storage.StorageProblem;

interface Snapshot {
  /** As it is stored. */
  text: string | null;
  tips: readonly SavedTip[];
  ids: ReadonlySet<string>;
}

let latest: Snapshot = { text: null, tips: [], ids: new Set() };

const listeners = new Set<() => void>();

function change(text: string | null, tips: readonly SavedTip[]): void {
  latest = { text, tips, ids: new Set(tips.map(({ _id }) => _id)) };
  for (const listener of listeners) listener();
}

/** Reads what is stored, which another tab may have changed. The same text gives the same objects. */
function refresh(): Snapshot {
  const text = storage.read(SAVED_TIPS_KEY);
  if (text !== latest.text) {
    change(text, withoutDuplicates(parseJson(SavedTipListSchema, text) ?? []));
  }
  return latest;
}

let stopListening = () => {};

/** Calls the listener when the saved tips change, in whichever tab; gives back the function that ends it. */
export function subscribeToSavedTips(listener: () => void): () => void {
  if (listeners.size === 0) {
    const unsubscribe = storage.subscribe(SAVED_TIPS_KEY, refresh);
    // A page restored from the back/forward cache has missed the changes since.
    window.addEventListener("pageshow", refresh);
    stopListening = () => {
      unsubscribe();
      window.removeEventListener("pageshow", refresh);
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopListening();
  };
}

/** With a listener, changes are known; without, the storage is read again. */
function getSnapshot(): Snapshot {
  return listeners.size > 0 ? latest : refresh();
}

/** All saved tips, in the order they were saved: a new list only when something changed. */
export const getSavedTips = () => getSnapshot().tips;

/** Whether a tip is saved. */
export const isSaved = (id: string) => getSnapshot().ids.has(id);

const none: readonly SavedTip[] = [];

/** The saved tips that the person may see; none while rendering on a server. */
export function useSavedTips(): readonly SavedTip[] {
  const { user } = useAuth();
  const tips = useSyncExternalStore(subscribeToSavedTips, getSavedTips, () => none);
  return useMemo(() => tips.filter((tip) => isVisibleTo(tip, user)), [tips, user]);
}

/** Whether one tip is saved; false while rendering on a server. Only a change of this one is a change. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribeToSavedTips,
    () => isSaved(id),
    () => false,
  );
}

/** Stores a list in the place of the one before. @returns null when it is stored */
function store(tips: readonly SavedTip[]): storage.StorageProblem | null {
  const text = tips.length === 0 ? null : JSON.stringify(tips.map(storedFields));
  const problem =
    text === null ? storage.remove(SAVED_TIPS_KEY) : storage.write(SAVED_TIPS_KEY, text);
  // Not read again: what has not changed stays the same object, and its card as it is.
  if (problem === null) change(text, tips);
  return problem;
}

/** Saves a tip. @returns why it could not be saved; null when it is */
export function saveTip(tip: Tip): SaveProblem | null {
  const { tips, ids } = refresh();
  if (ids.has(tip._id)) return null;
  if (tips.length >= MAX_SAVED_TIPS) return "too-many";
  return store([...tips, copyOf(tip, new Date().toISOString())]);
}

/** Removes a tip from the saved ones. @returns why it is still saved; null when it is not */
export function unsaveTip(id: string): SaveProblem | null {
  const { tips, ids } = refresh();
  return ids.has(id) ? store(tips.filter(({ _id }) => _id !== id)) : null;
}

export interface Addition {
  added: number;
  /** How many were saved already. They stay as they are here. */
  known: number;
  /** How many were too many. */
  left: number;
}

/** Saves tips beside those that are saved. @returns how many; or why none could be */
export function addSavedTips(incoming: readonly SavedTip[]): Addition | SaveProblem {
  const { tips, ids } = refresh();
  const unknown = incoming.filter(({ _id }) => !ids.has(_id));
  const fitting = unknown.slice(0, Math.max(0, MAX_SAVED_TIPS - tips.length));
  const problem = fitting.length > 0 ? store([...tips, ...fitting]) : null;
  const known = incoming.length - unknown.length;
  return problem ?? { added: fitting.length, known, left: unknown.length - fitting.length };
}

/**
 * Brings the copies up to date with what the server has sent. A tip that its author hides by now is saved no longer,
 * but by the author.
 */
export function renewSavedTips(fresh: readonly Tip[], user: Pick<AuthUser, "email"> | null): void {
  const { tips, ids } = refresh();
  if (ids.size === 0) return;
  const found = new Map(fresh.filter(({ _id }) => ids.has(_id)).map((tip) => [tip._id, tip]));
  const renewed = tips.flatMap((tip): SavedTip[] => {
    const now = found.get(tip._id);
    if (now === undefined) return [tip];
    if (!isVisibleTo(now, user)) return [];
    const copy = copyOf(now, tip.savedAt);
    return [isSameCopy(copy, tip) ? tip : copy];
  });
  const isChanged = renewed.length < tips.length || renewed.some((tip, at) => tip !== tips[at]);
  if (isChanged) store(renewed);
}

/**
 * Removes the saved tips that a person may not see: the hidden ones of others.
 * @param user null for a visitor
 * @returns what was removed
 */
export function removeOthersHiddenTips(user: Pick<AuthUser, "email"> | null): SavedTip[] {
  const { tips } = refresh();
  const visible = tips.filter((tip) => isVisibleTo(tip, user));
  if (visible.length < tips.length) store(visible);
  return tips.filter((tip) => !visible.includes(tip));
}
