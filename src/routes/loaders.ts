/** @file Route loaders, which start a page's queries. Home's is in `app/routes.tsx`. */

import { privateLoader } from "@/auth/guards";
import { exploreGardenersQuery } from "@/features/gardeners/gardeners.queries";
import { myTipsQuery, tipQuery, tipsQuery, totalLikesQuery } from "@/features/tips/tips.queries";
import { paths } from "@/lib/paths";
import { queryClient, startQuery } from "@/lib/query-client";

/** Waits for the data only before hydration, which must match the prerendered page, where the gardeners are shown. */
export async function explore(): Promise<void> {
  const prerenderedPage = document.getElementById("root")?.dataset.page;
  if (prerenderedPage === paths.explore) await queryClient.prefetchQuery(exploreGardenersQuery());
  else await startQuery(exploreGardenersQuery());
}

export const browseTips = () => startQuery(tipsQuery());

/** Shared by the details page and the update page. */
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
