import { useSyncExternalStore } from "react";

/** Not in TypeScript's own types yet, nor in every browser. https://wicg.github.io/netinfo/ */
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

/** Whether the connection is so slow that nothing should be prefetched. */
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

/** Whether the device has a connection, as far as it knows; true while rendering on a server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
