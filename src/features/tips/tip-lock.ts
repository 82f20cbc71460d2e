import { HTTP_TIMEOUT_MS } from "@/lib/http";

/**
 * The longest that a write takes, the call and two lookups, unless a response downloads slowly. A write waits at most this
 * long for another tab's.
 */
const MAX_WAIT_MS = 3 * HTTP_TIMEOUT_MS;

/**
 * Runs one write or lookup of a tip at a time across all tabs: a lookup during a pending request would not find its
 * tip, and an update that is pending during a deletion would recreate it. Does not wait longer than `MAX_WAIT_MS`, nor
 * where there are no locks.
 * @param name the tip's id; for a new tip its time of creation
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
