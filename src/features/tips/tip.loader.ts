import { privateLoader } from "@/auth/private-loader";
import { getTip } from "@/features/tips/tips.api";
import { getVisibleTip } from "@/features/tips/visible-tip";
import { deferred } from "@/lib/deferred";
import { earlySignal } from "@/lib/early-reads";

/** Loads the tip of the address, for the details page and the update page. */
export const tipLoader = privateLoader(
  async ({ params, request }, member) => ({
    tip: await deferred(getVisibleTip(params.id ?? "", member, request.signal)),
  }),
  ({ params }) => void getTip(params.id ?? "", earlySignal()).catch(() => {}),
);

export type TipData = Awaited<ReturnType<typeof tipLoader>>;
