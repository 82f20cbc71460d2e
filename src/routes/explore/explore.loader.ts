import type { LoaderFunctionArgs } from "react-router-dom";
import { listExploreGardeners } from "@/features/gardeners/gardeners.api";
import { deferred } from "@/lib/deferred";

export function exploreLoader({ request }: LoaderFunctionArgs) {
  return { gardeners: deferred(listExploreGardeners(request.signal)) };
}

export type ExploreData = ReturnType<typeof exploreLoader>;
