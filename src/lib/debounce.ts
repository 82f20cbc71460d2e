/**
 * Runs a function once calls have paused.
 * @param wait how long a pause is; milliseconds
 * @param maxWait how long calls without a pause may delay it; milliseconds
 * @returns `call`; `flush`, which runs a pending call at once; and `cancel`, which drops it
 */
export function debounce(run: () => void, wait: number, maxWait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first pending call was made; null for none. */
  let pendingSince: number | null = null;

  function cancel() {
    clearTimeout(timer);
    pendingSince = null;
  }

  function flush() {
    const isPending = pendingSince !== null;
    cancel();
    if (isPending) run();
  }

  function call() {
    pendingSince ??= Date.now();
    clearTimeout(timer);
    const left = pendingSince + maxWait - Date.now();
    timer = setTimeout(flush, Math.max(0, Math.min(wait, left)));
  }

  return { call, flush, cancel };
}
