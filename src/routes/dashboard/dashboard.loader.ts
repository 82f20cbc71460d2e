import { privateLoader } from "@/auth/guards";
import { myTipsQuery, tipsQuery, totalLikesQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading what the dashboard counts. */
export const dashboardLoader = privateLoader(async ({ request }, member) => {
  await Promise.all([
    startQuery(tipsQuery(), request),
    startQuery(myTipsQuery(member), request),
    startQuery(totalLikesQuery(), request),
  ]);
});
