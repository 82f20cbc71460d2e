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

export const SAVED_TIPS_KEY = "sow-and-tell:saved-tips";

/** Keeps the list within the 5 million characters that browsers give a site in local storage, unless its tips are very long. */
export const MAX_SAVED_TIPS = 500;

/** Why a tip was not saved: `too-many`, if the list is full, or why storage failed. */
export type SaveProblem = "too-many" | storage.StorageProblem;

/** What was read or written last. The text is the stored JSON, to detect changes. */
let snapshot: { text: string | null; tips: readonly SavedTip[] } = { text: null, tips: [] };

/** Calls the listener when any tab changes the saved tips. @returns a function that unsubscribes */
export const subscribeToSavedTips = (listener: () => void) =>
  storage.subscribe(SAVED_TIPS_KEY, listener);

/** All saved tips, in the order in which they were added; the same array until any tab changes the stored list. */
export function getSavedTips(): readonly SavedTip[] {
  const text = storage.read(SAVED_TIPS_KEY);
  if (text !== snapshot.text) {
    snapshot = { text, tips: withoutDuplicates(parseJson(SavedTipListSchema, text) ?? []) };
  }
  return snapshot.tips;
}

const noTips: readonly SavedTip[] = [];

/** The saved tips that the user may see; none during prerendering and hydration. */
export function useSavedTips(): readonly SavedTip[] {
  const { user } = useAuth();
  const tips = useSyncExternalStore(subscribeToSavedTips, getSavedTips, () => noTips);
  return useMemo(() => tips.filter((tip) => isVisibleTo(tip, user)), [tips, user]);
}

/** Replaces the stored list, unless it is the same. @returns null on success */
function write(tips: readonly SavedTip[]): storage.StorageProblem | null {
  const text = tips.length === 0 ? null : JSON.stringify(tips.map(storedFields));
  if (text === snapshot.text) return null;
  const problem =
    text === null ? storage.remove(SAVED_TIPS_KEY) : storage.write(SAVED_TIPS_KEY, text);
  if (problem !== null) return problem;
  // The text is not parsed again: after a save or a removal, the other tips remain the same objects, so their cards do not
  // rerender.
  snapshot = { text, tips };
  storage.notifyThisTab(SAVED_TIPS_KEY, text);
  return null;
}

/**
 * @param index in the list of saved tips; by default, the tip becomes the last one
 * @returns null on success, or if the tip was already saved
 */
export function saveTip(
  tip: Tip,
  savedAt = new Date().toISOString(),
  index = Number.POSITIVE_INFINITY,
): SaveProblem | null {
  const tips = getSavedTips();
  if (tips.some(({ _id }) => _id === tip._id)) return null;
  if (tips.length >= MAX_SAVED_TIPS) return "too-many";
  return write(tips.toSpliced(index, 0, copyOf(tip, savedAt)));
}

/** @returns null on success, or if the tip had not been saved */
export function unsaveTip(id: string): storage.StorageProblem | null {
  return write(getSavedTips().filter(({ _id }) => _id !== id));
}

/**
 * @returns how many were added, how many were already saved, which are not replaced, and how many were skipped since the
 *   list is full; or why none could be added
 */
export function addSavedTips(incoming: readonly SavedTip[]) {
  const tips = getSavedTips();
  const ids = new Set(tips.map(({ _id }) => _id));
  const newTips = incoming.filter(({ _id }) => !ids.has(_id));
  const added = newTips.slice(0, Math.max(0, MAX_SAVED_TIPS - tips.length));
  const problem = added.length > 0 ? write([...tips, ...added]) : null;
  const alreadySaved = incoming.length - newTips.length;
  return problem ?? { added: added.length, alreadySaved, skipped: newTips.length - added.length };
}

/** Updates the saved copies from the server's tips. If storage fails, the older copies stay. */
export function updateSavedCopies(fresh: readonly Tip[]): void {
  const found = new Map(fresh.map((tip) => [tip._id, tip]));
  write(
    getSavedTips().map((copy) => {
      const current = found.get(copy._id);
      return current === undefined ? copy : copyOf(current, copy.savedAt);
    }),
  );
}

/** Removes the saved copies that the user may not see: the hidden tips of others. */
export function removeOthersHiddenCopies(user: Pick<AuthUser, "email"> | null): void {
  write(getSavedTips().filter((tip) => isVisibleTo(tip, user)));
}
