import { useEffect } from "react";

/** Keeps the screen on while the component is rendered, where the browser and the battery allow it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    /** The browser releases the lock whenever the page is hidden. */
    async function request() {
      if (document.visibilityState !== "visible") return;
      try {
        lock = (await navigator.wakeLock?.request("screen")) ?? null;
        if (isOver) await lock?.release();
      } catch {
        // Refused, for example to save power.
      }
    }

    void request();
    document.addEventListener("visibilitychange", request);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", request);
      void lock?.release();
    };
  }, []);
}
