import { startTransition, useEffect, useState } from "react";

/**
 * False while the page is being opened, true once it is there and the browser has nothing better to do: the time
 * to bring in what nobody needs at first.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const request =
      window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = request(() => startTransition(() => setIsIdle(true)));
    return () => cancel(handle);
  }, []);
  return isIdle;
}
