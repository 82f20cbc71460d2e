import { useEffect } from "react";

/** Keeps the screen on while the component is mounted, if the browser allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    /** Requests the lock again, since the browser releases it when the page is hidden. */
    async function request() {
      if (document.visibilityState !== "visible") return;
      try {
        lock = (await navigator.wakeLock?.request("screen")) ?? null;
        if (isOver) await lock?.release();
      } catch {
        // The browser refuses, for example to save power.
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
