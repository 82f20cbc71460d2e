import { getSavedTips } from "@/features/tips/saved/saved-store";
import { tipTitle } from "@/features/tips/tip-labels";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { tipsQuery, trendingTipsQuery } from "@/features/tips/tips.queries";
import { queryClient, restoreQuery } from "@/lib/query-client";

/**
 * Looks up the title of a public tip in the cached, the persisted and the saved tips, without a request.
 * @returns null if none of them contains the tip, or it is hidden
 */
export async function knownTitle(id: string): Promise<string | null> {
  const queries = [tipsQuery(), trendingTipsQuery()];
  await Promise.all(queries.map(restoreQuery));
  const known = queries.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
  const tip = [...known, ...getSavedTips()].find(({ _id }) => _id === id);
  return tip !== undefined && isVisibleTo(tip, null) ? tipTitle(tip) : null;
}
