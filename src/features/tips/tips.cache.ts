/**
 * @file Applies a write to the query cache and to saved copies, so that pages are right until their next visit refetches
 * them. Outdated may be: the total of likes after a deletion, or if it was loading during a like; likes in a list that
 * was not in memory, or after a like of a tip whose own query had not loaded; the trending tips after a deletion, which
 * are one too few. Failures are reported, not thrown: the server has already stored the write.
 */

import type { DataTag, QueryKey } from "@tanstack/react-query";
import { getAuthState } from "@/auth/auth-session";
import type { Member } from "@/auth/auth-user";
import { updateSavedCopies } from "@/features/tips/saved/saved-store";
import type { Tip } from "@/features/tips/tip.schema";
import { isHidden, isOwnTip } from "@/features/tips/tip-visibility";
import {
  myTipsQuery,
  tipQuery,
  tipsQuery,
  totalLikesQuery,
  trendingTipsQuery,
} from "@/features/tips/tips.queries";
import { queryClient, removePersistedQuery } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";

/** Adds one to a tip's likes in the cache. */
export async function cacheLike(id: string, member: Member): Promise<void> {
  updateData(totalLikesQuery().queryKey, (likes) => likes + 1);
  const { queryKey } = tipQuery(id, member);
  const tip = queryClient.getQueryData(queryKey);
  const isLike = true;
  if (tip) await cacheTip(id, { ...tip, totalLiked: tip.totalLiked + 1 }, member, isLike);
  // Its page shows the tip from a list until this refetch.
  else void queryClient.refetchQueries({ queryKey });
}

/**
 * Updates a tip in the cache, the lists that it belongs to, and its saved copy; removes a deleted one from the cache.
 * @param tip null if it was deleted
 * @param isLike whether only its number of likes has changed: a persisted list with the old number is still worth keeping
 */
export async function cacheTip(
  id: string,
  tip: Tip | null,
  member: Member,
  isLike = false,
): Promise<void> {
  const tipKey = tipQuery(id, member).queryKey;
  const lists = [
    { queryKey: tipsQuery().queryKey, belongs: (candidate: Tip) => !isHidden(candidate) },
    // The backend selects these, including hidden tips, which the page leaves out.
    { queryKey: trendingTipsQuery().queryKey, belongs: (_: Tip, isListed: boolean) => isListed },
    // The backend selects these by the author's e-mail address, which it may compare differently.
    {
      queryKey: myTipsQuery(member).queryKey,
      belongs: (candidate: Tip, isListed: boolean) => isListed || isOwnTip(candidate, member),
    },
  ];
  const keys: QueryKey[] = [tipKey, ...lists.map(({ queryKey }) => queryKey)];

  try {
    // After a logout, the device must not get a version that only the member may see.
    const isCurrent = getAuthState().user?.uid === member.uid;
    if (tip !== null && isCurrent) updateSavedCopies([tip], member);
    // A pending response may predate the write.
    const pending = keys.filter((queryKey) => queryClient.isFetching({ queryKey }) > 0);
    await Promise.all(pending.map((queryKey) => queryClient.cancelQueries({ queryKey })));

    if (tip === null) queryClient.removeQueries({ queryKey: tipKey });
    else updateData(tipKey, () => tip);
    for (const { queryKey, belongs } of lists) {
      updateData(queryKey, (tips) => withTip(tips, id, tip, belongs));
    }
    // Only data in memory can be corrected.
    const removable = isLike ? [] : keys;
    for (const queryKey of removable) {
      if (queryClient.getQueryData(queryKey) === undefined) void removePersistedQuery(queryKey);
    }
    await queryClient.invalidateQueries({ refetchType: "none" });
    for (const queryKey of pending) void queryClient.refetchQueries({ queryKey });
  } catch (error) {
    reportError(error);
  }
}

/** @param belongs whether the list should contain the tip; `isListed` says whether it does now */
function withTip(
  tips: readonly Tip[],
  id: string,
  tip: Tip | null,
  belongs: (tip: Tip, isListed: boolean) => boolean,
): Tip[] {
  const index = tips.findIndex(({ _id }) => _id === id);
  if (tip === null || !belongs(tip, index >= 0)) return tips.filter(({ _id }) => _id !== id);
  return index < 0 ? [...tips, tip] : tips.with(index, tip);
}

/**
 * Updates cached data, if there is any, and keeps its timestamp: correcting one tip does not make the others fresher.
 */
function updateData<TData>(
  queryKey: DataTag<QueryKey, TData, Error>,
  update: (data: TData) => TData,
): void {
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return;
  queryClient.setQueryData(queryKey, update(state.data), { updatedAt: state.dataUpdatedAt });
}
