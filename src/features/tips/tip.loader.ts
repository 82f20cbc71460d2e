import { privateLoader } from "@/auth/guards";
import { tipQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading the tip of the address, for the details page and the update page. */
export const tipLoader = privateLoader(async ({ params, request }, member) => {
  const early = typeof window === "undefined" ? undefined : window.earlyCall;
  const { settled } = await startQuery(tipQuery(params.id ?? "", member), request);
  // Its words are on the screen: the app says the same at once, instead of that it is loading them.
  if (early?.isShown) await settled;
});
