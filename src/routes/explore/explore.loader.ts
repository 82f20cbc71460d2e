import type { LoaderFunctionArgs } from "react-router-dom";
import { listExploreGardeners } from "@/features/gardeners/gardeners.api";
import { deferred } from "@/lib/deferred";

export async function exploreLoader({ request }: LoaderFunctionArgs) {
  return { gardeners: await deferred(listExploreGardeners(request.signal)) };
}

export type ExploreData = Awaited<ReturnType<typeof exploreLoader>>;
