import { useSyncExternalStore } from "react";

/** Missing from TypeScript's types and from some browsers. https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether the user has asked for reduced data use. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the connection is too slow for prefetching. */
export function isSlow(): boolean {
  return /2g/.test(connection()?.effectiveType ?? "");
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the browser reports a connection; true during prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
