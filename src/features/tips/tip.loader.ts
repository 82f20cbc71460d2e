import { privateLoader } from "@/auth/guards";
import { tipQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading the tip of the address, for the details page and the update page. */
export const tipLoader = privateLoader(async ({ params, request }, member) => {
  await startQuery(tipQuery(params.id ?? "", member), request);
});
