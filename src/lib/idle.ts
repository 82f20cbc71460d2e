import { startTransition, useEffect, useState } from "react";

declare global {
  interface Document {
    /** Whether the browser renders the page in advance, on speculation. Undefined where browsers do not. */
    readonly prerendering?: boolean;
  }
}

/** Resolves when the page is opened: at once, unless the browser renders it in advance. */
export async function whenActivated(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) =>
    document.addEventListener("prerenderingchange", resolve, { once: true }),
  );
}

/** Safari has no requestIdleCallback. */
const SAFARI_DELAY_MS = 50;

/** A slow device may never be idle, while something on the page moves. */
const BUSY_MS = 5000;

/**
 * @param options with a `timeout` after which it runs even if the browser is busy, in milliseconds
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void, options = { timeout: BUSY_MS }): () => void {
  const request =
    window.requestIdleCallback ??
    ((later: () => void) => window.setTimeout(later, SAFARI_DELAY_MS));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const handle = request(run, options);
  return () => cancel(handle);
}

/** Whether the browser has been idle since the component mounted. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
