import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Missing from TypeScript's types and from some browsers. https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean;
}

function connection(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether the user has asked for reduced data use. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the browser reports a connection; true during prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}
