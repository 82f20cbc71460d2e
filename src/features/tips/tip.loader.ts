import { privateLoader } from "@/auth/private-loader";
import { getVisibleTip } from "@/features/tips/visible-tip";
import { deferred } from "@/lib/deferred";

/** Loads the tip of the address, for the details page and the update page. */
export const tipLoader = privateLoader(async ({ params, request }, member) => ({
  tip: await deferred(getVisibleTip(params.id ?? "", member, request.signal)),
}));

export type TipData = Awaited<ReturnType<typeof tipLoader>>;
