import type { LoaderFunctionArgs } from "react-router-dom";
import { listTips } from "@/features/tips/tips.api";
import { deferred } from "@/lib/deferred";

export async function browseTipsLoader({ request }: LoaderFunctionArgs) {
  return { tips: await deferred(listTips(request.signal)) };
}

export type BrowseTipsData = Awaited<ReturnType<typeof browseTipsLoader>>;
