import { tipsQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading all tips. */
export async function browseTipsLoader(): Promise<null> {
  await startQuery(tipsQuery());
  return null;
}
