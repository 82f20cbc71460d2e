/** @file Shows a write at once. The pages that are open then refetch, and all others when they are next visited. */

import type { DataTag, QueryKey } from "@tanstack/react-query";
import type { Member } from "@/auth/auth-user";
import { isHidden, isOwnTip, type Tip } from "@/features/tips/tip";
import {
  myTipsQuery,
  tipQuery,
  tipsQuery,
  totalLikesQuery,
  trendingTipsQuery,
} from "@/features/tips/tips.queries";
import { queryClient, removePersistedQuery } from "@/lib/query-client";

/** Adds one to the total of likes, and to the tip's own. Never throws. */
export async function cacheLike(id: string, member: Member): Promise<void> {
  const like = (tip: Tip) => (tip._id === id ? { ...tip, totalLiked: tip.totalLiked + 1 } : tip);
  await cancelRequests();
  update(totalLikesQuery().queryKey, (likes) => likes + 1);
  update(tipQuery(id, member).queryKey, like);
  for (const { queryKey } of [tipsQuery(), trendingTipsQuery(), myTipsQuery(member)]) {
    update(queryKey, (tips) => tips.map(like));
  }
  void queryClient.invalidateQueries();
}

/** Updates a tip's query and the lists. Never throws. @param tip null if it was deleted */
export async function cacheTip(id: string, tip: Tip | null, member: Member): Promise<void> {
  const itself = tipQuery(id, member).queryKey;
  const publicTip = tip === null || isHidden(tip) ? null : tip;
  const isOwn = tip !== null && isOwnTip(tip, member);
  await cancelRequests();
  update(tipsQuery().queryKey, (tips) => withTip(tips, id, publicTip, true));
  // The backend chooses the trending tips, and may include hidden ones, which home shows only to their author.
  update(trendingTipsQuery().queryKey, (tips) => withTip(tips, id, tip, false));
  // The backend may compare e-mail addresses differently from `isOwnTip`, so a listed tip is removed here only if it
  // was deleted.
  update(myTipsQuery(member).queryKey, (tips) => withTip(tips, id, tip, isOwn));
  if (tip !== null) update(itself, () => tip);
  else {
    // First, since the open page of the tip requests it again, and would restore it.
    await removePersistedQuery(itself);
    void queryClient.resetQueries({ queryKey: itself });
  }
  void queryClient.invalidateQueries();
}

/** Cancels pending requests, since their responses may predate the write. `invalidateQueries` repeats them. */
const cancelRequests = () => queryClient.cancelQueries();

/** Updates cached data, if there is any, but not its date: the update of one tip does not make others fresher. */
function update<TData>(
  queryKey: DataTag<QueryKey, TData, Error>,
  change: (data: TData) => TData,
): void {
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return;
  queryClient.setQueryData(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
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
