import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const isAlive = () => true;
const isBeingMade = () => false;

/**
 * Whether what is drawn may differ from the page that was made at build time: false there and in its first drawing in
 * the browser, which has to be the same; then true.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(neverChanges, isAlive, isBeingMade);
}
