/** @file Copies of the tips saved on this device, to read offline. All tabs share the list. */

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

/** Keeps the list within the 5 million characters of a site's local storage, unless the tips are very long. */
export const MAX_SAVED_TIPS = 500;

/** Why a tip was not saved: the list is full, or storage failed. */
export type SaveProblem = "too-many" | storage.StorageProblem;

/** The list as last read or written. `text` is its stored JSON, by which changes are detected. */
let snapshot: { text: string | null; tips: readonly SavedTip[] } = { text: null, tips: [] };

/** Calls the listener when any tab changes the saved tips. @returns a function that unsubscribes */
export const subscribeToSavedTips = (listener: () => void) =>
  storage.subscribe(SAVED_TIPS_KEY, listener);

/** All saved tips, in the order in which they were added; the same array until a tab changes the stored list. */
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

/** Replaces the stored list, if it has changed. @returns null on success */
function write(tips: readonly SavedTip[]): storage.StorageProblem | null {
  const text = tips.length === 0 ? null : JSON.stringify(tips.map(storedFields));
  if (text === snapshot.text) return null;
  const problem =
    text === null ? storage.remove(SAVED_TIPS_KEY) : storage.write(SAVED_TIPS_KEY, text);
  if (problem !== null) return problem;
  // Not parsed again: the other tips remain the same objects, so their cards do not rerender.
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
 * Adds tips to the end of the list. Those that are already saved are not replaced.
 * @returns how many were added, already saved, or skipped since the list is full; or why storage failed
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

/** Updates saved copies to the server's versions. If storage fails, the older copies stay. */
export function updateSavedCopies(fresh: readonly Tip[]): void {
  const found = new Map(fresh.map((tip) => [tip._id, tip]));
  write(
    getSavedTips().map((copy) => {
      const current = found.get(copy._id);
      return current === undefined ? copy : copyOf(current, copy.savedAt);
    }),
  );
}

/** Removes the saved copies of other authors' hidden tips. */
export function removeOthersHiddenCopies(user: Pick<AuthUser, "email"> | null): void {
  write(getSavedTips().filter((tip) => isVisibleTo(tip, user)));
}
