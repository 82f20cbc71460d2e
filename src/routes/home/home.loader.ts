import { whenIdle } from "@/lib/idle";
import { reportError } from "@/lib/report-error";

/** Starts one of home's queries: once. Resolves when its persisted data are in the cache. */
export type StartOnce = () => Promise<void>;

/** A visit's queries. A section starts its own when it nears the view. */
export interface HomeVisit {
  startGardeners: StartOnce;
  startTrendingTips: StartOnce;
}

/**
 * Starts home's queries when the page is quiet. They stand below the first view, so neither they nor the code that reads
 * them come before the page is interactive.
 */
export async function homeLoader(): Promise<HomeVisit> {
  const visit = {
    startGardeners: once(async () => {
      const [{ startQuery }, { gardenersQuery }] = await Promise.all([
        import("@/lib/query-client"),
        import("@/features/gardeners/gardeners.queries"),
      ]);
      await startQuery(gardenersQuery());
    }),
    startTrendingTips: once(async () => {
      const [{ startQuery }, { trendingTipsQuery }] = await Promise.all([
        import("@/lib/query-client"),
        import("@/features/tips/tips.queries"),
      ]);
      await startQuery(trendingTipsQuery());
    }),
  };
  whenIdle(() => {
    for (const start of Object.values(visit)) start().catch(reportError);
  });
  return visit;
}

/** Code that did not come is fetched again when it is asked for again. */
function once(start: StartOnce): StartOnce {
  let started: Promise<void> | null = null;
  return () => {
    started ??= start().catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };
}
