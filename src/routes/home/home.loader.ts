import type { LoaderFunctionArgs } from "react-router-dom";
import type { Gardener } from "@/features/gardeners/gardener.schema";
import { deferred } from "@/lib/deferred";

/**
 * Starts loading the gardeners; does not wait for them, since the sleeping host may take ten seconds. Nor does the page
 * wait for the code that reads them: they stand below the first view.
 */
export async function homeLoader({ request }: LoaderFunctionArgs) {
  return { gardeners: await deferred(loadGardeners(request.signal)) };
}

export type HomeData = Awaited<ReturnType<typeof homeLoader>>;

async function loadGardeners(signal: AbortSignal): Promise<Gardener[]> {
  const { listGardeners } = await import("@/features/gardeners/gardeners.api");
  return listGardeners(signal);
}
