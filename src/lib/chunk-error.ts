import { useEffect, useState } from "react";
import { reloadOnce } from "@/lib/reload-once";

const NAME = "ChunkError";

/**
 * Gives failed chunk loads a common error name: their messages differ between browsers, and differ again
 * if the host answers with HTML. The imports still reject.
 */
export function nameChunkErrors(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = NAME;
  });
}

/** Whether a chunk failed to load. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/**
 * Reloads the page once if a chunk fails to load while the server is reachable: a deployment has probably removed it.
 * A tip that is being written is kept as a draft.
 * @returns the error to show; undefined while the page may be reloaded
 */
export function useChunkReload(error: unknown): unknown {
  const [checked, setChecked] = useState<{ error: unknown; isReachable: boolean } | null>(null);
  const isChunk = isChunkError(error);
  useEffect(() => {
    if (!isChunk) return;
    void reloadOnce().then((isReachable) => setChecked({ error, isReachable }));
  }, [error, isChunk]);
  if (!isChunk) return error;
  if (checked === null || checked.error !== error) return undefined;
  // A chunk error has the message of a lost connection, which is wrong if the server is reachable.
  return checked.isReachable ? new Error("The chunk is gone", { cause: error }) : error;
}
