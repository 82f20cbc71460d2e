import { useEffect, useEffectEvent } from "react";
import { isChunkError } from "@/lib/chunk-error";
import { isNetworkError } from "@/lib/http-error";

/**
 * Tries again when the connection is back, while a failure for want of one is on the screen.
 * @param error what failed; anything else than a server out of reach is left alone
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
