/**
 * @file Applies a write to the query cache and to saved copies, so that pages show it before they refetch. Until then,
 * some numbers may be wrong. The total of likes includes those of a deleted tip, and misses a like that was sent while
 * the total was loading or not in memory. A list misses a like if the liked tip's own query had not loaded. If a
 * trending tip is deleted, that list is one short. `cacheTip` reports failures instead of throwing them: the server has
 * already stored the write.
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
import { queryClient, removePersistedQuery, restoreQuery } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";

/** Adds one to the total of likes, and to the tip's own; if the tip's query has not loaded, requests it again. */
export async function cacheLike(id: string, member: Member): Promise<void> {
  updateData(totalLikesQuery().queryKey, (likes) => likes + 1);
  const { queryKey } = tipQuery(id, member);
  const tip = queryClient.getQueryData(queryKey);
  if (tip !== undefined) {
    await cacheTip(id, { ...tip, totalLiked: tip.totalLiked + 1 }, member);
    return;
  }
  // Until the tip's own query has loaded, its page shows a list's version. A pending response may predate the like.
  await queryClient.cancelQueries({ queryKey });
  void queryClient.refetchQueries({ queryKey });
}

/**
 * Updates a tip's query, its lists and its saved copy. A deleted tip is removed from its query and lists; its saved copy stays.
 * @param tip null if it was deleted
 */
export async function cacheTip(id: string, tip: Tip | null, member: Member): Promise<void> {
  const itself = tipQuery(id, member).queryKey;
  const all = tipsQuery().queryKey;
  const trending = trendingTipsQuery().queryKey;
  const mine = myTipsQuery(member).queryKey;
  const keys: QueryKey[] = [itself, all, trending, mine];

  try {
    // After a logout, the device must not get a version that only the member may see.
    const isCurrent = getAuthState().user?.uid === member.uid;
    if (tip !== null && isCurrent) updateSavedCopies([tip]);
    // A pending response may predate the write: it is discarded, and requested again. What has failed on the screen is
    // requested again, too: the server is responding by now, and the update would hide the failure.
    const outdated = keys.filter(
      (queryKey) => queryClient.isFetching({ queryKey }) > 0 || hasFailed(queryKey),
    );
    await Promise.all(outdated.map((queryKey) => queryClient.cancelQueries({ queryKey })));
    // Lists that are only on the device are corrected, too, unless the member has logged out.
    if (isCurrent) {
      await Promise.all([
        restoreQuery(tipsQuery()),
        restoreQuery(trendingTipsQuery()),
        restoreQuery(myTipsQuery(member)),
      ]);
    }

    if (tip === null) {
      // If the deleted tip is on the screen, the reset requests it again, so that its page says that it is gone. First, its
      // persisted data is removed, which that request would restore.
      await removePersistedQuery(itself);
      void queryClient.resetQueries({ queryKey: itself });
    } else updateData(itself, () => tip);
    const publicTip = tip === null || isHidden(tip) ? null : tip;
    const isOwn = tip !== null && isOwnTip(tip, member);
    updateData(all, (tips) => withTip(tips, id, publicTip, true));
    // The backend chooses the trending tips. It may include hidden ones, which the page shows only to their author.
    updateData(trending, (tips) => withTip(tips, id, tip, false));
    // The backend finds these by the author's e-mail address, and may compare addresses differently from `isOwnTip`: a
    // listed tip is therefore removed here only if it was deleted.
    updateData(mine, (tips) => withTip(tips, id, tip, isOwn));

    await queryClient.invalidateQueries({ refetchType: "none" });
    for (const queryKey of outdated) {
      // A deleted tip's query was reset above.
      if (tip !== null || queryKey !== itself) void queryClient.refetchQueries({ queryKey });
    }
  } catch (error) {
    reportError(error);
  }
}

/** Whether a query of the current page has failed. */
function hasFailed(queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey, type: "active" });
  return query?.state.status === "error";
}

/**
 * Replaces a tip in a list.
 * @param tip null removes it
 * @param isAdded whether it is added if the list does not contain it
 */
function withTip(tips: Tip[], id: string, tip: Tip | null, isAdded: boolean): Tip[] {
  const index = tips.findIndex(({ _id }) => _id === id);
  if (tip === null) return tips.filter(({ _id }) => _id !== id);
  if (index >= 0) return tips.with(index, tip);
  return isAdded ? [...tips, tip] : tips;
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
