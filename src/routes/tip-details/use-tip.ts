import { useQuery } from "@tanstack/react-query";
import { useMember } from "@/auth/auth-context";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { myTipsQuery, tipQuery, tipsQuery, trendingTipsQuery } from "@/features/tips/tips.queries";
import { queryClient } from "@/lib/query-client";

/** The query of one tip. Until the tip itself has been loaded it stands as the newest list has it. */
export function useTip(id: string) {
  const member = useMember();
  const query = useQuery(tipQuery(id, member), queryClient);
  if (query.data !== undefined) return query;
  const [listed] = [tipsQuery(), trendingTipsQuery(), myTipsQuery(member)]
    .map(({ queryKey }) => queryClient.getQueryState(queryKey))
    .flatMap((state) => {
      const tip = state?.data?.find(({ _id }) => _id === id);
      return state && tip && isVisibleTo(tip, member)
        ? [{ data: tip, dataUpdatedAt: state.dataUpdatedAt }]
        : [];
    })
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return { ...query, ...listed };
}
