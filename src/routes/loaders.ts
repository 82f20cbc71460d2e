/** @file The loaders of the pages that read data: each starts its page's queries. Home's is in the route table. */

import { privateLoader } from "@/auth/guards";
import { exploreGardenersQuery } from "@/features/gardeners/gardeners.queries";
import { myTipsQuery, tipQuery, tipsQuery, totalLikesQuery } from "@/features/tips/tips.queries";
import { paths } from "@/lib/paths";
import { queryClient, startQuery } from "@/lib/query-client";

/** Awaits the gardeners if the prerendered page shows them, since hydration must match it. */
export async function explore(): Promise<void> {
  const prerenderedPage = document.getElementById("root")?.dataset.page;
  if (prerenderedPage === paths.explore) await queryClient.prefetchQuery(exploreGardenersQuery());
  else await startQuery(exploreGardenersQuery());
}

export const browseTips = () => startQuery(tipsQuery());

/** For the details page and the update form. */
export const tip = privateLoader(({ params }, member) =>
  startQuery(tipQuery(params.id ?? "", member)),
);

export const myTips = privateLoader((_args, member) => startQuery(myTipsQuery(member)));

export const dashboard = privateLoader(async (_args, member) => {
  await Promise.all([
    startQuery(tipsQuery()),
    startQuery(myTipsQuery(member)),
    startQuery(totalLikesQuery()),
  ]);
});
