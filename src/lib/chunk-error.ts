import { useEffect, useState } from "react";
import { reloadOnce } from "@/lib/reload-once";

const NAME = "ChunkError";

/**
 * Names the errors of chunks that do not load, by Vite's event for them: the browsers' own messages differ, also for a
 * host that answers with its HTML. The import still fails, and whatever shows that failure reloads the page.
 */
export function nameChunkErrors(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = NAME;
  });
}

/** Whether an error is that of a chunk that did not load. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/**
 * Reloads the page once for a chunk that did not load while the server is reachable: a deployment has removed it. What was
 * typed into forms is kept as a draft.
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
  return checked.isReachable ? new Error("The chunk is gone", { cause: error }) : error;
}
