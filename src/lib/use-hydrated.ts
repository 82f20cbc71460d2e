import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

/**
 * Whether the rendering may differ from the prerendered page: false during prerendering and hydration, then true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
}
