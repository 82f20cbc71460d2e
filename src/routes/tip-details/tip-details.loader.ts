import { privateLoader } from "@/auth/guards";
import { tipQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading the tip in the address. */
export const tipDetailsLoader = privateLoader(({ params }, member) =>
  startQuery(tipQuery(params.id ?? "", member)),
);
