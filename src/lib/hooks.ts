/** @file Small hooks, and what belongs to the focus and the keys of an element. */

import { onlineManager } from "@tanstack/react-query";
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

const neverChanges = () => () => {};

/**
 * A value that only the browser knows. The first render of a prerendered page has `prerendered`; a transition then
 * replaces it, which React renders in slices. `useSyncExternalStore` alone would render it in one piece.
 * @param subscribe calls back when the value changes
 */
function useBrowserValue<TValue>(
  subscribe: (onChange: () => void) => () => void,
  getValue: () => TValue,
  prerendered: TValue,
): TValue {
  const [state, setState] = useState({ isHydrating: false });
  const value = useSyncExternalStore(
    subscribe,
    () => (state.isHydrating ? prerendered : getValue()),
    () => {
      // React calls this only when it prerenders or hydrates.
      state.isHydrating = true;
      return prerendered;
    },
  );
  useEffect(() => {
    if (state.isHydrating) startTransition(() => setState({ isHydrating: false }));
  }, [state]);
  return value;
}

/** False during prerendering and hydration, then true: whether the output may differ from the prerendered page. */
export function useHydrated(): boolean {
  return useBrowserValue(neverChanges, () => true, false);
}

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

/** Whether a condition has been true for the given time without interruption. */
export function useElapsed(isOn: boolean, milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [isOn, milliseconds]);
  return isOn && hasElapsed;
}

/** What follows from a typed text; while someone types, as it was before: a screen reader need not announce each letter's. */
export function useRested(outcome: string, isTyping: boolean): string {
  const [rested, setRested] = useState(outcome);
  if (!isTyping && rested !== outcome) setRested(outcome);
  return isTyping ? rested : outcome;
}

/** To be called after a slow action. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  // A layout effect, since React cleans up passive effects only some time after it has removed the component.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}

/** False during prerendering. @param query such as `(prefers-reduced-motion: reduce)` */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useBrowserValue(subscribe, () => window.matchMedia(query).matches, false);
}

/** Whether the page is enlarged with two fingers: one finger then moves it, and must not swipe. */
export function useZoomed(): boolean {
  return useSyncExternalStore(subscribeToZoom, isZoomed, () => false);
}

export const isZoomed = () => (window.visualViewport?.scale ?? 1) > MIN_ZOOM;

/** Browsers report a scale such as 1.0000001 for a page that is not enlarged. */
const MIN_ZOOM = 1.01;

function subscribeToZoom(onChange: () => void) {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}

export function useReducedMotion(): boolean {
  return useMedia("(prefers-reduced-motion: reduce)");
}

/** True during prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** A callback ref: an element that is removed passes its focus to the closest ancestor with a `tabIndex`. */
export function passFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  };
}

/**
 * The props of a *Try again*, which disappears during the attempt: if that fails, and the focus is still where
 * `passFocus` has moved it, it returns to the button.
 */
export function useRetry(onRetry: () => void) {
  const isRetried = useRef(false);
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (isRetried.current && document.activeElement?.contains(button)) button?.focus();
    return passFocus(button);
  }, []);
  function onClick() {
    isRetried.current = true;
    onRetry();
  }
  return { ref, onClick };
}

/** Whether a key press or click may be a browser shortcut, such as Alt+Left for Back or Ctrl+click for a new tab. */
export function hasModifier(
  event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
