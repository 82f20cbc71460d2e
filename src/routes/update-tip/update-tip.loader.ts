import { privateLoader } from "@/auth/guards";
import { tipQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading the tip to update. */
export const updateTipLoader = privateLoader(({ params }, member) =>
  startQuery(tipQuery(params.id ?? "", member)),
);
