/**
 * Runs a function for all calls within a period, at its end.
 * @param period milliseconds from the first of these calls
 * @returns `call`; `flush`, which runs a pending call at once; and `cancel`, which drops it
 */
export function throttle(run: () => void, period: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush() {
    if (timer === undefined) return;
    cancel();
    run();
  }

  function call() {
    timer ??= setTimeout(flush, period);
  }

  return { call, flush, cancel };
}
