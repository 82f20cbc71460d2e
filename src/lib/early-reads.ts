/**
 * Answers that were asked for before somebody goes to their page. Each is given out once and only while it is fresh, so
 * that nobody sees older data than without it; any write forgets them all.
 */

/** As long as it may take from approaching a link to following it. Milliseconds. */
export const EARLY_READ_MS = 10_000;

interface EarlyRead<TAnswer> {
  answer: Promise<TAnswer>;
  /** From `performance.now`. Milliseconds. */
  askedAt: number;
}

const earlySignals = new WeakSet<AbortSignal>();
const reads = new Map<string, EarlyRead<unknown>>();

/** Marks the signal of a loader that is called ahead of time: what it reads is kept for the call to come. */
export function markEarly(signal: AbortSignal): void {
  earlySignals.add(signal);
}

/** A signal for reading something ahead of time; it is never aborted, since nobody waits for the answer yet. */
export function earlySignal(): AbortSignal {
  const { signal } = new AbortController();
  markEarly(signal);
  return signal;
}

/**
 * Reads through what was read ahead.
 * @param url what is asked for
 * @param signal of the caller; one that is marked leaves its answer for the next caller
 * @param ask asks the server
 * @throws what `ask` throws; that of an early read only to the early caller, for the next one asks again
 */
export function readThrough<TAnswer>(
  url: string,
  signal: AbortSignal | undefined,
  ask: () => Promise<TAnswer>,
): Promise<TAnswer> {
  const known = reads.get(url) as EarlyRead<TAnswer> | undefined;
  const isFresh = known !== undefined && performance.now() - known.askedAt < EARLY_READ_MS;
  if (signal !== undefined && earlySignals.has(signal)) {
    if (isFresh) return known.answer;
    const answer = ask();
    reads.set(url, { answer, askedAt: performance.now() });
    return answer;
  }
  reads.delete(url);
  return isFresh ? known.answer.catch(ask) : ask();
}

/** After a write nothing that was read before is sure. */
export function forgetEarlyReads(): void {
  reads.clear();
}
