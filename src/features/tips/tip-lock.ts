/** The longest that a write takes: with two look-ups, each call with its timeout. Milliseconds. */
const MAX_WAIT_MS = 45_000;

/**
 * Runs one write of a tip at a time, in all tabs. A look-up during another one's request would not find its tip, and a
 * deletion would be followed by a pending update, which recreates the tip.
 * @param name the tip's id; for a new tip its time of creation
 */
export async function withTipLock<TResult>(
  name: string,
  run: () => Promise<TResult>,
): Promise<TResult> {
  // Missing without HTTPS.
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return run();
  // A suspended tab keeps its lock.
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  try {
    return await locks.request(`sow-and-tell:tip:${name}`, { signal }, run);
  } catch (error) {
    if (error !== signal.reason) throw error;
    return run();
  }
}
