import { whenIdle } from "@/lib/idle";

/**
 * Starts loading the gardeners. They stand below the first view, so neither they nor the code that reads them come before
 * the page is interactive.
 */
export async function homeLoader({ request }: { request: Request }): Promise<null> {
  whenIdle(() => void startGardeners(request).catch(() => {}));
  return null;
}

async function startGardeners(request: Request) {
  const [{ startQuery }, { gardenersQuery }] = await Promise.all([
    import("@/lib/query-client"),
    import("@/features/gardeners/gardeners.queries"),
  ]);
  await startQuery(gardenersQuery(), request);
}
