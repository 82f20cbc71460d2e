/** @file The tip of a page whose address has its id. */

import { useQuery } from "@tanstack/react-query";
import { useMember } from "@/auth/auth-context";
import { privateLoader } from "@/auth/guards";
import { isOwnTip, isVisibleTo } from "@/features/tips/tip";
import { getTip } from "@/features/tips/tips.api";
import { listsFor } from "@/features/tips/tips.mutations";
import { isNotFound } from "@/lib/http";
import { queryClient, restoreAndPrefetch, restoreQuery } from "@/lib/query-client";

/** Requests the tip. If the device does not have it, restores the lists that may contain it. */
export const tipLoader = privateLoader(async ({ params }, member) => {
  const query = getTip.query(member, { id: params.id ?? "" });
  await restoreAndPrefetch(query);
  if (queryClient.getQueryData(query.queryKey) !== undefined) return;
  await Promise.all(listsFor(member).map((list) => restoreQuery(list)));
});

/** Until the tip has loaded, it is from the newest list in the cache that contains it. */
export function useTip(id: string) {
  const member = useMember();
  const query = useQuery(getTip.query(member, { id }));
  if (query.data !== undefined || isNotFound(query.error)) return query;
  const listed = listsFor(member)
    .map(({ queryKey }) => queryClient.getQueryState(queryKey))
    .flatMap((state) => {
      const tip = state?.data?.find(({ _id }) => _id === id);
      return state && tip && isVisibleTo(tip, member)
        ? [{ data: tip, dataUpdatedAt: state.dataUpdatedAt }]
        : [];
    })
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  // The persisted public lists lack the e-mail address by which a tip is the member's own.
  return { ...query, ...(listed.find(({ data }) => isOwnTip(data, member)) ?? listed[0]) };
}
