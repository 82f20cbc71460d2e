import { read, readForTab, write, writeForTab } from "@/lib/storage";
import { PRECACHE } from "@/lib/worker-names";

const KEY = "sow-and-tell:reloaded";

/** The server counts as unreachable unless it responds with a success within this time. */
const REACHABLE_MS = 5000;

/** How long to wait for the reload: the browser may first ask about unsaved changes. */
const LEAVE_MS = 10_000;

/** The path of this release's entry script, which contains a content hash. A prerendered page has it in `data-lazy`. */
export function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>(
    "script[data-lazy], script[type=module][src]",
  );
  return script?.dataset.lazy ?? script?.getAttribute("src") ?? "";
}

/**
 * Reloads the page, once per release and tab and only if the server is reachable: a failure that a reload does not fix
 * must not cause endless reloads.
 * @param options.isWorkerDropped whether to remove the service worker, which would serve the failing release again; the
 *   limit is then once per release for all tabs together
 * @returns whether the server is reachable, unless the page reloads first
 */
export async function reloadOnce({ isWorkerDropped = false } = {}): Promise<boolean> {
  if (!(await isServerReachable())) return false;
  const entry = entryScript();
  // Tabs may run different releases, so each has its own limit, but all share one worker.
  const reloaded = isWorkerDropped ? read(KEY) : readForTab(KEY);
  if (reloaded === entry) return true;
  const problem = isWorkerDropped ? write(KEY, entry) : writeForTab(KEY, entry);
  // Without storage, nothing would end the reloads.
  if (problem !== null) return true;
  if (isWorkerDropped) await dropWorker();
  window.location.reload();
  // Resolves only if the user chooses to stay when the browser asks.
  return new Promise((resolve) => setTimeout(resolve, LEAVE_MS, true));
}

async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACHABLE_MS);
    // The service worker would answer a GET from its cache.
    return (await fetch("/", { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

async function dropWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await caches.delete(PRECACHE);
}
