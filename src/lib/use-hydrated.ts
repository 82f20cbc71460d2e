import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether the rendering may differ from the prerendered page: false during prerendering and hydration, then true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
