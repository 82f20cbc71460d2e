import { useEffect, useEffectEvent } from "react";
import { isChunkError } from "@/lib/chunk-error";
import { isNetworkError } from "@/lib/http-error";

/**
 * Retries when the connection is back, while the screen shows a failure.
 * @param error only a network error, or a chunk that failed to load, is retried
 */
export function useRetryOnline(error: unknown, retry: () => void): void {
  const handleOnline = useEffectEvent(retry);
  const isWaiting = isNetworkError(error) || isChunkError(error);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => handleOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [isWaiting]);
}
