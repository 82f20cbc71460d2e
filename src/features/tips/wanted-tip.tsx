/** @file The tip for which a visitor came to sign in. */

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { matchRoutes } from "react-router-dom";
import { useReturnTo } from "@/auth/return-to";
import { firstSentence, isHidden, type Tip, tipTitle } from "@/features/tips/tip";
import { TipPicture } from "@/features/tips/tip-parts";
import { listTips, listTrendingTips } from "@/features/tips/tips.api";
import { memberPages } from "@/lib/paths";
import { queryClient, restoreQuery } from "@/lib/query-client";

export interface WantedTip {
  /** What is known of it before a list has loaded. */
  title: string | undefined;
  tip: Tip | undefined;
}

/** Null unless the visitor wants to open a tip's page. If no list on the device has the tip, requests the public list. */
export function useWantedTip(): WantedTip | null {
  const returnTo = useReturnTo();
  const id = matchRoutes([memberPages.tipDetails], returnTo?.from ?? "")?.[0]?.params.id;
  const all = useQuery({ ...listTips.query(), enabled: false });
  const trending = useQuery({ ...listTrendingTips.query(), enabled: false });
  useEffect(() => {
    if (id !== undefined) void loadTip(id);
  }, [id]);
  if (returnTo === null || id === undefined) return null;
  const tip = [...(all.data ?? []), ...(trending.data ?? [])].find(
    (one) => one._id === id && !isHidden(one),
  );
  return { title: tip ? tipTitle(tip) : returnTo.title, tip };
}

async function loadTip(id: string): Promise<void> {
  const lists = [listTips.query(), listTrendingTips.query()];
  await Promise.all(lists.map((list) => restoreQuery(list)));
  const isKnown = lists.some(({ queryKey }) =>
    queryClient.getQueryData(queryKey)?.some(({ _id }) => _id === id),
  );
  if (!isKnown) await queryClient.prefetchQuery({ ...listTips.query(), staleTime: 0 });
}

/** Beside the form of the login and the registration. */
export function WantedTipCard({ tip }: { tip: Tip }) {
  return (
    <div className="card card-horizontal">
      <div className="frame border-rule sm:aspect-2/1 sm:border-b">
        <TipPicture tip={tip} />
      </div>
      <div className="flex flex-col gap-1 p-4 sm:p-6">
        <p className="title-lines font-display font-semibold text-lg leading-snug" dir="auto">
          {tipTitle(tip)}
        </p>
        <p className="line-clamp-3" dir="auto">
          {firstSentence(tip)}
        </p>
      </div>
    </div>
  );
}
