import { useEffect, useState } from "react";
import { reloadOnce } from "@/lib/reload-once";

const NAME = "ChunkError";

/**
 * Gives the errors of failed chunk loads a common name, since their messages differ between browsers, and depend on
 * whether the host sends HTML in place of a missing chunk. The imports still reject.
 */
export function nameChunkErrors(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = NAME;
  });
}

/** Whether an error is that of a failed chunk load, as named by `nameChunkErrors`. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/**
 * Reloads the page after a chunk error: once if the server is reachable, since a deployment has probably removed the
 * chunk, otherwise when the connection is back. A tip that is being written is kept as a draft.
 * @returns the error to show; undefined for a chunk error until `reloadOnce` resolves
 */
export function useChunkReload(error: unknown): unknown {
  const [checked, setChecked] = useState<{ error: unknown; isReachable: boolean } | null>(null);
  const isChunk = isChunkError(error);
  const result = checked?.error === error ? checked : null;
  const isUnreachable = result?.isReachable === false;
  useEffect(() => {
    if (isChunk) void reloadOnce().then((isReachable) => setChecked({ error, isReachable }));
  }, [error, isChunk]);
  useEffect(() => {
    if (!isUnreachable) return;
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [isUnreachable]);
  if (!isChunk) return error;
  if (result === null) return undefined;
  // `errorMessage` blames chunk errors on the connection, which is wrong if the server is reachable.
  return result.isReachable ? new Error("The chunk is gone", { cause: error }) : error;
}
