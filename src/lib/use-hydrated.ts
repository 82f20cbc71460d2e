import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

/**
 * Whether what is rendered may differ from the prerendered page: false there and in its first rendering in the browser,
 * which has to be the same; then true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
}
