/** @file Shows a write at once. The pages that are open then refetch, and all others when they are next visited. */

import type { Member } from "@/auth/auth-user";
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

/** Adds one to a tip's likes. */
export async function cacheLike(id: string, member: Member): Promise<void> {
  const tip = queryClient.getQueryData(tipQuery(id, member).queryKey);
  queryClient.setQueryData(totalLikesQuery().queryKey, (likes) =>
    likes === undefined ? undefined : likes + 1,
  );
  if (tip) await cacheTip(id, { ...tip, totalLiked: tip.totalLiked + 1 }, member);
  else await queryClient.invalidateQueries();
}

/** Updates a tip's query and the lists. @param tip null if it was deleted */
export async function cacheTip(id: string, tip: Tip | null, member: Member): Promise<void> {
  const isPublic = tip !== null && !isHidden(tip);
  const isOwn = tip !== null && isOwnTip(tip, member);
  const { queryKey } = tipQuery(id, member);
  // Pending responses may predate the write.
  await queryClient.cancelQueries();
  queryClient.setQueryData(tipsQuery().queryKey, withTip(id, isPublic ? tip : null, isPublic));
  queryClient.setQueryData(trendingTipsQuery().queryKey, withTip(id, tip, false));
  queryClient.setQueryData(myTipsQuery(member).queryKey, withTip(id, tip, isOwn));
  if (tip !== null) queryClient.setQueryData(queryKey, tip);
  else {
    await removePersistedQuery(queryKey);
    void queryClient.resetQueries({ queryKey });
  }
  void queryClient.invalidateQueries();
}

/** Replaces a tip in a list; null removes it. @param isAdded whether to add it if the list does not contain it */
function withTip(id: string, tip: Tip | null, isAdded: boolean) {
  return (tips: Tip[] | undefined) => {
    if (tips === undefined) return undefined;
    if (tip === null) return tips.filter(({ _id }) => _id !== id);
    const index = tips.findIndex(({ _id }) => _id === id);
    if (index >= 0) return tips.with(index, tip);
    return isAdded ? [...tips, tip] : tips;
  };
}
