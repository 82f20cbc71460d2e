/** @file What only the browser knows, and a prerendered page does not. */

import { onlineManager } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";

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
