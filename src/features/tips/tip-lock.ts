import { HTTP_TIMEOUT_MS } from "@/lib/http";

/** How long a write or a lookup waits for another tab's write, which is a call and up to two lookups. */
const MAX_WAIT_MS = 3 * HTTP_TIMEOUT_MS;

/**
 * Runs one write or lookup of a tip at a time across all tabs: a lookup would miss a tip whose request is pending, and
 * an update that is pending during a deletion would recreate the tip. Runs without the lock after `MAX_WAIT_MS`, or if
 * the browser has no locks.
 * @param name the tip's id; for a new tip, its `createdAt`
 */
export async function withTipLock<TResult>(
  name: string,
  run: () => Promise<TResult>,
): Promise<TResult> {
  let isRunning = false;
  const start = () => {
    isRunning = true;
    return run();
  };
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  try {
    return await navigator.locks.request(`sow-and-tell:tip:${name}`, { signal }, start);
  } catch (error) {
    if (isRunning) throw error;
    // A suspended tab keeps its lock, a browser that blocks storage blocks locks too, and insecure contexts have none.
    return run();
  }
}
