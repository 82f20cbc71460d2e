import { setupWorker } from "msw/browser";
import { settings } from "@/lib/settings";
import { withTimeLimit } from "@/lib/time-limit";
import { createHandlers } from "@/mocks/handlers";
import { demoSeed } from "@/mocks/seed/demo-seed";
import { pictureUrl } from "@/mocks/seed/pictures";
import { createDatabase, deviceStorage } from "@/mocks/storage-db";

/** Long enough to show spinners, short enough not to annoy. */
const LATENCY_MS = { min: 120, max: 300 };

const START_TIMEOUT_MS = 10_000;

const database = createDatabase({ storage: deviceStorage, seed: () => demoSeed(pictureUrl) });

/** @throws {Error} with a message for the screen, if the browser allows no service worker */
export async function startMocks(): Promise<void> {
  if (!("serviceWorker" in navigator)) {
    throw new Error(
      "The demo needs a service worker, which this browser only allows on https:// addresses and on localhost.",
    );
  }
  const worker = setupWorker(
    ...createHandlers(database, settings.VITE_API_BASE_URL, { latencyMs: LATENCY_MS }),
  );
  const start = worker.start({
    onUnhandledRequest: "bypass",
    quiet: true,
    serviceWorker: { url: "/mockServiceWorker.js" },
  });
  try {
    // Where service workers are blocked, `start` neither resolves nor rejects.
    await withTimeLimit(start, START_TIMEOUT_MS);
  } catch (cause) {
    throw new Error("The demo couldn't start: this browser seems to block its service worker.", {
      cause,
    });
  }
}

/** Restores the initial data; the page must then be reloaded. */
export function resetDemoData(): void {
  database.reset();
}
