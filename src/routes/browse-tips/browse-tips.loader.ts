import type { LoaderFunctionArgs } from "react-router-dom";
import { tipsQuery } from "@/features/tips/tips.queries";
import { startQuery } from "@/lib/query-client";

/** Starts loading all tips. */
export async function browseTipsLoader({ request }: LoaderFunctionArgs): Promise<null> {
  await startQuery(tipsQuery(), request);
  return null;
}
