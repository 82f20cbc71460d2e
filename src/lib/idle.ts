import { startTransition, useEffect, useState } from "react";

/**
 * Runs a function when the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  const request =
    window.requestIdleCallback ?? ((later: () => void) => window.setTimeout(later, 200));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const handle = request(run);
  return () => cancel(handle);
}

/** Whether the browser has been idle at least once since the component mounted, so that deferred parts may load. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
