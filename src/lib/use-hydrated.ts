import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False during prerendering and hydration, then true: whether the output may differ from the prerendered page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
