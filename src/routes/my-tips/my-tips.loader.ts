import { privateLoader } from "@/auth/guards";
import { myTipsQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading the member's own tips. */
export const myTipsLoader = privateLoader(async ({ request }, member) => {
  await startQuery(myTipsQuery(member), request);
});
