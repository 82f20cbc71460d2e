import { privateLoader } from "@/auth/guards";
import { tipQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading the tip that is to be updated. */
export const updateTipLoader = privateLoader(({ params }, member) =>
  startQuery(tipQuery(params.id ?? "", member)),
);
