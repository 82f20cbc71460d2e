import * as v from "valibot";
import type { AuthUser } from "@/auth/auth-user";
import {
  lookAtSavedTips,
  type StorageProblem,
  stored,
  storeSavedTips,
} from "@/features/tips/saved/saved-storage";
import { keptFields, type SavedTip, SavedTipSchema } from "@/features/tips/saved/saved-tip";
import type { Tip } from "@/features/tips/tip.schema";
import { isVisibleTo } from "@/features/tips/tip-visibility";

/** The tips that are kept on this device. Whole ones, so that they are there without the server too. */

export const MAX_SAVED_TIPS = 500;

/** Of the five million or so that a browser keeps for a site. UTF-16 units. */
export const MAX_SAVED_LENGTH = 2_000_000;

/** Why something was not saved: one of our own bounds, or the storage. */
export type SaveProblem = "too-many" | StorageProblem;

/** A tip as it is kept from now on. */
function kept(tip: Tip, savedAt: string): SavedTip {
  return v.parse(SavedTipSchema, { ...keptFields(tip), savedAt });
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
  const { tips, ids } = lookAtSavedTips();
  if (ids.has(tip._id)) return null;
  const more = [...tips, kept(tip, new Date().toISOString())];
  if (fitting(more).length === more.length) return storeSavedTips(more);
  return more.length > MAX_SAVED_TIPS ? "too-many" : "full";
}

/** Saves no longer. @returns why it is still saved; null when it is not */
export function unsaveTip(id: string): SaveProblem | null {
  const { tips, ids } = lookAtSavedTips();
  return ids.has(id) ? storeSavedTips(tips.filter(({ _id }) => _id !== id)) : null;
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
  const { tips, ids } = lookAtSavedTips();
  const unknown = incoming.filter(({ _id }) => !ids.has(_id));
  const all = fitting([...tips, ...unknown]);
  const added = Math.max(0, all.length - tips.length);
  const problem = added > 0 ? storeSavedTips(all) : null;
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
  const { tips, ids } = lookAtSavedTips();
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
  if (isChanged && fitting(renewed).length === renewed.length) storeSavedTips(renewed);
}

/**
 * Removes the saved tips that a person may not see: the hidden ones of others.
 * @param user null for a visitor
 * @returns what was removed
 */
export function forgetHiddenSavedTips(user: Pick<AuthUser, "email"> | null): SavedTip[] {
  const { tips } = lookAtSavedTips();
  const visible = tips.filter((tip) => isVisibleTo(tip, user));
  if (visible.length < tips.length) storeSavedTips(visible);
  return tips.filter((tip) => !visible.includes(tip));
}
