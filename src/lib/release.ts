/** @file The running release, and what to do if its code does not load. The inline scripts of `index.html` include it. */

import { readForTab, serviceWorkers, writeForTab } from "@/lib/storage";
import { withTimeLimit } from "@/lib/time-limit";

const CHUNK_ERROR = "ChunkError";

const RELOADED = "sow-and-tell:reloaded";

/** How long a reload waits for the removal of the service worker, and of its files. */
export const REMOVAL_MS = 3000;

/** The path of this release's entry script, which contains a content hash. A prerendered page has it in `data-lazy`. */
export function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>(
    "script[data-lazy], script[type=module][src]",
  );
  return script?.dataset.lazy ?? script?.getAttribute("src") ?? "";
}

/** The release's version and commit, which the build writes into the page, so that scripts keep their hashes. */
export function version(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";
}

/** Names the errors of failed chunk loads, whose messages differ between browsers. The imports still reject. */
export function nameChunkErrors(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = CHUNK_ERROR;
  });
}

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === CHUNK_ERROR;
}

/**
 * Reloads the page, once per release and tab, without the service worker and its cached files, which may be the cause.
 * @returns whether it is being reloaded: not offline, nor without storage, where reloads might not end
 */
export async function reloadRelease(): Promise<boolean> {
  const release = entryScript();
  if (!navigator.onLine || readForTab(RELOADED) === release) return false;
  if (writeForTab(RELOADED, release) !== null) return false;
  const steps = [removeWorker(), removeCaches()].map((step) => withTimeLimit(step, REMOVAL_MS));
  // A browser that blocks storage refuses both. The reload may help even so.
  await Promise.allSettled(steps);
  window.location.reload();
  return true;
}

async function removeWorker(): Promise<void> {
  // Missing on `http:`, like `caches`.
  await (await serviceWorkers()?.getRegistration())?.unregister();
}

async function removeCaches(): Promise<void> {
  for (const name of (await window.caches?.keys()) ?? []) await window.caches.delete(name);
}
