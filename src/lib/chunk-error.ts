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

/** Reloads the page after a chunk error, once per release and tab: a deployment has probably removed the chunk. */
export function useChunkReload(error: unknown): { isReloading: boolean } {
  const [isReloading] = useState(
    () => isChunkError(error) && navigator.onLine && isFirstReload("chunk"),
  );
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  return { isReloading };
}
