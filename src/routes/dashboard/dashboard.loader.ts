import { privateLoader } from "@/auth/guards";
import { myTipsQuery, tipsQuery, totalLikesQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts the dashboard's queries. */
export const dashboardLoader = privateLoader(async (_args, member) => {
  await Promise.all([
    startQuery(tipsQuery()),
    startQuery(myTipsQuery(member)),
    startQuery(totalLikesQuery()),
  ]);
});
