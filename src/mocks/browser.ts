import { setupWorker } from "msw/browser";
import { env } from "@/lib/env";
import { createHandlers } from "@/mocks/handlers";
import { demoSeed } from "@/mocks/seed/demo-seed";
import { pictureUrl } from "@/mocks/seed/pictures";
import { createDatabase, type Database, deviceStorage } from "@/mocks/storage-db";

/** Long enough that spinners are seen, short enough to bother no one. */
const LATENCY_MS = { min: 120, max: 300 };

const START_TIMEOUT_MS = 10_000;

let database: Database | null = null;

/** The one database of the page. */
function demoDatabase(): Database {
  database ??= createDatabase({ storage: deviceStorage, seed: () => demoSeed(pictureUrl) });
  return database;
}

/**
 * Puts the embedded backend between this page and the network.
 * @throws {Error} with a sentence for the screen, where the browser lets no service worker run
 */
export async function startMocks(): Promise<void> {
  if (!("serviceWorker" in navigator)) {
    throw new Error(
      "The demo needs a service worker, which this browser only allows on https:// addresses and on localhost.",
    );
  }
  const worker = setupWorker(...createHandlers(demoDatabase(), env, { latencyMs: LATENCY_MS }));
  const start = worker.start({
    onUnhandledRequest: "bypass",
    quiet: true,
    serviceWorker: { url: "/mockServiceWorker.js" },
  });
  // Where service workers are blocked, `start` neither resolves nor rejects.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time")), START_TIMEOUT_MS);
  });
  try {
    await Promise.race([start, timeout]);
  } catch (cause) {
    throw new Error("The demo couldn't start: this browser seems to block its service worker.", {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Restores the first day's data; the page is to be loaded anew. */
export function resetDemoData(): void {
  demoDatabase().reset();
}
