import { privateLoader } from "@/auth/guards";
import { myTipsQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading the member's own tips. */
export const myTipsLoader = privateLoader((_args, member) => startQuery(myTipsQuery(member)));
