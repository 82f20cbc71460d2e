/** @file Copies of the tips saved on this device, with their full text, to read offline. All tabs share the list. */

import { useMemo, useSyncExternalStore } from "react";
import { useAuth } from "@/auth/auth-context";
import type { AuthUser } from "@/auth/auth-user";
import {
  copyOf,
  type SavedTip,
  SavedTipListSchema,
  storedFields,
} from "@/features/tips/saved/saved-tip.schema";
import { type Tip, withoutDuplicates } from "@/features/tips/tip.schema";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";
import { createStore } from "@/lib/store";

export const SAVED_TIPS_KEY = "sow-and-tell:saved-tips";

/** Keeps the list within the 5 million characters that browsers give a site in local storage, unless its tips are very long. */
export const MAX_SAVED_TIPS = 500;

/** Why a tip was not saved: `too-many`, if the list is full, or why storage failed. */
export type SaveProblem = "too-many" | storage.StorageProblem;

interface Snapshot {
  /** The stored JSON, to detect changes. */
  text: string | null;
  tips: readonly SavedTip[];
  ids: ReadonlySet<string>;
}

const store = createStore<Snapshot>({ text: null, tips: [], ids: new Set() }, () => {
  // Without listeners, the store may have missed changes.
  refresh();
  const unsubscribe = storage.subscribe(SAVED_TIPS_KEY, refresh);
  // A page restored from the back/forward cache may have missed changes.
  window.addEventListener("pageshow", refresh);
  return () => {
    unsubscribe();
    window.removeEventListener("pageshow", refresh);
  };
});

function publish(text: string | null, tips: readonly SavedTip[]): void {
  store.setState({ text, tips, ids: new Set(tips.map(({ _id }) => _id)) });
}

/** Reads the stored list, which another tab may have changed. Returns the same snapshot unless it has changed. */
function refresh(): Snapshot {
  const text = storage.read(SAVED_TIPS_KEY);
  if (text !== store.getState().text) {
    publish(text, withoutDuplicates(parseJson(SavedTipListSchema, text) ?? []));
  }
  return store.getState();
}

/** Calls the listener when any tab changes the saved tips. @returns a function that unsubscribes */
export const subscribeToSavedTips = store.subscribe;

/** The current snapshot. Without listeners the store may be out of date, so storage is read again. */
const getSnapshot = () => (store.isObserved() ? store.getState() : refresh());

/** All saved tips, in the order in which they were added; the same array until the list changes. */
export const getSavedTips = () => getSnapshot().tips;

/** Whether a tip is saved on this device. */
export const isSaved = (id: string) => getSnapshot().ids.has(id);

const noTips: readonly SavedTip[] = [];

/** The saved tips that the user may see; none during prerendering and hydration. */
export function useSavedTips(): readonly SavedTip[] {
  const { user } = useAuth();
  const tips = useSyncExternalStore(subscribeToSavedTips, getSavedTips, () => noTips);
  return useMemo(() => tips.filter((tip) => isVisibleTo(tip, user)), [tips, user]);
}

/** Whether a tip is saved; false during prerendering and hydration. Rerenders only if this changes. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribeToSavedTips,
    () => isSaved(id),
    () => false,
  );
}

/** Replaces the stored list, unless it is the same. @returns null on success */
function write(tips: readonly SavedTip[]): storage.StorageProblem | null {
  const text = tips.length === 0 ? null : JSON.stringify(tips.map(storedFields));
  if (text === store.getState().text) return null;
  const problem =
    text === null ? storage.remove(SAVED_TIPS_KEY) : storage.write(SAVED_TIPS_KEY, text);
  // The text is not parsed again: after a save or a removal, the other tips remain the same objects, so their cards do not
  // rerender.
  if (problem === null) publish(text, tips);
  return problem;
}

/** @returns null on success, or if the tip was already saved */
export function saveTip(tip: Tip, savedAt = new Date().toISOString()): SaveProblem | null {
  const { tips, ids } = refresh();
  if (ids.has(tip._id)) return null;
  if (tips.length >= MAX_SAVED_TIPS) return "too-many";
  return write([...tips, copyOf(tip, savedAt)]);
}

/** @returns null on success, or if the tip had not been saved */
export function unsaveTip(id: string): storage.StorageProblem | null {
  const { tips, ids } = refresh();
  return ids.has(id) ? write(tips.filter(({ _id }) => _id !== id)) : null;
}

/**
 * @returns how many were added, how many were already saved, which are not replaced, and how many were skipped since the
 *   list is full; or why none could be added
 */
export function addSavedTips(incoming: readonly SavedTip[]) {
  const { tips, ids } = refresh();
  const newTips = incoming.filter(({ _id }) => !ids.has(_id));
  const added = newTips.slice(0, Math.max(0, MAX_SAVED_TIPS - tips.length));
  const problem = added.length > 0 ? write([...tips, ...added]) : null;
  const alreadySaved = incoming.length - newTips.length;
  return problem ?? { added: added.length, alreadySaved, skipped: newTips.length - added.length };
}

/**
 * Updates the saved copies from the server's tips, and removes those that the user may not see: the hidden ones of others.
 * @returns whether there were any to remove
 */
export function updateSavedCopies(
  fresh: readonly Tip[],
  user: Pick<AuthUser, "email"> | null,
): boolean {
  const { tips } = refresh();
  if (tips.length === 0) return false;
  const found = new Map(fresh.map((tip) => [tip._id, tip]));
  const updated = tips
    .map((tip) => {
      const current = found.get(tip._id);
      return current === undefined ? tip : copyOf(current, tip.savedAt);
    })
    .filter((tip) => isVisibleTo(tip, user));
  write(updated);
  return updated.length < tips.length;
}
