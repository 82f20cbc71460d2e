import { useEffect, useState } from "react";
import { isFirstReload } from "@/lib/release";

const NAME = "ChunkError";

/** Names the errors of failed chunk loads, whose messages differ between browsers. The imports still reject. */
export function nameChunkErrors(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = NAME;
  });
}

/** Whether an error is that of a failed chunk load. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** How long to wait for the reload: the browser may first ask about unsaved changes. */
const LEAVE_MS = 5000;

/** Reloads the page after a chunk error, once per release and tab: a deployment has probably removed the chunk. */
export function useChunkReload(error: unknown): { isReloading: boolean } {
  const [isReloading, setIsReloading] = useState(isChunkError(error) && navigator.onLine);
  useEffect(() => {
    if (!isReloading) return;
    const isFirst = isFirstReload("chunk");
    if (isFirst) window.location.reload();
    const timer = setTimeout(setIsReloading, isFirst ? LEAVE_MS : 0, false);
    return () => clearTimeout(timer);
  }, [isReloading]);
  useEffect(() => {
    if (!isChunkError(error)) return;
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [error]);
  return { isReloading };
}
