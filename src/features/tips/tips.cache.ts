/**
 * @file Applies a write to the query cache and to saved copies, so that pages show it before they refetch. Until they
 * do, some numbers may be wrong: the total of likes includes a deleted tip's, and misses a like that was sent while the
 * total was loading or not in memory; a list misses a like if the liked tip's own query had not loaded; and the list of
 * trending tips is one short after one was deleted.
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

/** Adds one to the total of likes, and to the tip's own. If the tip's query has no data, requests it again. */
export async function cacheLike(id: string, member: Member): Promise<void> {
  updateData(totalLikesQuery().queryKey, (likes) => likes + 1);
  const { queryKey } = tipQuery(id, member);
  const tip = queryClient.getQueryData(queryKey);
  if (tip !== undefined) {
    await cacheTip(id, { ...tip, totalLiked: tip.totalLiked + 1 }, member);
    return;
  }
  // A pending response may predate the like. Until the next response, the tip's page (`useTip`) shows a
  // list's version.
  await queryClient.cancelQueries({ queryKey });
  void queryClient.refetchQueries({ queryKey });
}

/**
 * Updates a tip's query, the lists and its saved copy. Reports failures instead of throwing them, since the server has
 * already stored the write.
 * @param tip null if it was deleted; its saved copy then stays
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
    // A pending response may predate the write, so it is discarded and requested again. So is a failed query of the
    // current page: the update below would clear its error, and older data would look current.
    const outdated = keys.filter(
      (queryKey) => queryClient.isFetching({ queryKey }) > 0 || hasFailed(queryKey),
    );
    await Promise.all(outdated.map((queryKey) => queryClient.cancelQueries({ queryKey })));
    // Lists that are persisted but not in memory need the update, too. After a logout, the member's own must not return.
    if (isCurrent) {
      await Promise.all([
        restoreQuery(tipsQuery()),
        restoreQuery(trendingTipsQuery()),
        restoreQuery(myTipsQuery(member)),
      ]);
    }

    if (tip === null) {
      // If the deleted tip is on the screen, the reset requests it again, so that its page says that it is gone. That
      // request would restore persisted data, which is therefore removed first.
      await removePersistedQuery(itself);
      void queryClient.resetQueries({ queryKey: itself });
    } else updateData(itself, () => tip);
    const publicTip = tip === null || isHidden(tip) ? null : tip;
    const isOwn = tip !== null && isOwnTip(tip, member);
    updateData(all, (tips) => withTip(tips, id, publicTip, true));
    // The backend chooses the trending tips, and may include hidden ones, which home shows only to their author.
    updateData(trending, (tips) => withTip(tips, id, tip, false));
    // The backend may compare e-mail addresses differently from `isOwnTip`, so a listed tip is removed here only if it
    // was deleted.
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

/** Whether a query that the current page uses has failed. */
function hasFailed(queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey, type: "active" });
  return query?.state.status === "error";
}

/**
 * Replaces a tip in a list; null removes it.
 * @param isAdded whether to add it if the list does not contain it
 */
function withTip(tips: Tip[], id: string, tip: Tip | null, isAdded: boolean): Tip[] {
  const index = tips.findIndex(({ _id }) => _id === id);
  if (tip === null) return tips.filter(({ _id }) => _id !== id);
  if (index >= 0) return tips.with(index, tip);
  return isAdded ? [...tips, tip] : tips;
}

/** Updates cached data, if there is any, but not its timestamp: the update of one tip does not make others fresher. */
function updateData<TData>(
  queryKey: DataTag<QueryKey, TData, Error>,
  update: (data: TData) => TData,
): void {
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return;
  queryClient.setQueryData(queryKey, update(state.data), { updatedAt: state.dataUpdatedAt });
}
