import { HttpResponse, http } from "msw";
import { setupWorker } from "msw/browser";
import { listExploreGardeners } from "@/features/gardeners/gardeners";
import { settings } from "@/lib/settings";
import { keepForTab, readForTab, removeForTabWith } from "@/lib/storage";
import { withTimeLimit } from "@/lib/time-limit";
import {
  communities,
  conditions,
  rowOf,
  type SessionName,
  setConditions,
  sunnyDay,
} from "@/mocks/conditions";
import { createHandlers } from "@/mocks/handlers";
import { openSession } from "@/mocks/open-session";
import { demoSeed } from "@/mocks/seed/demo-seed";
import { pictureUrl } from "@/mocks/seed/pictures";
import { createDatabase, DATABASE_KEY, deviceStorage } from "@/mocks/storage-db";

/** Long enough to show spinners, short enough not to annoy. */
const LATENCY_MS = { min: 120, max: 300 };

const START_TIMEOUT_MS = 10_000;

const WAKE_TIMEOUT_MS = 5000;

/** All tabs share it. */
const database = createDatabase({ storage: deviceStorage, seed: () => demoSeed(pictureUrl) });

const keyOf = (data: string) => `${DATABASE_KEY}:${data}`;

/** The tips and gardeners of the chosen data: the shared ones or others, which this tab has for itself. */
const community = createDatabase({
  storage: {
    read() {
      const { data } = conditions.getState();
      return data === sunnyDay.data ? deviceStorage.read() : readForTab(keyOf(data));
    },
    write(text) {
      const { data } = conditions.getState();
      if (data === sunnyDay.data) deviceStorage.write(text);
      else keepForTab(keyOf(data), text);
    },
  },
  seed: () => rowOf(communities, conditions.getState().data).seed(pictureUrl),
});

export const openDemoSession = (name: SessionName) =>
  openSession(name, { provider: database, community });

/** @throws {Error} with a message for the screen, if the browser allows no service worker */
export async function startMocks(): Promise<void> {
  if (!("serviceWorker" in navigator)) {
    throw new Error(
      "The demo needs a service worker, which this browser only allows on https:// addresses and on localhost.",
    );
  }
  const worker = setupWorker(
    // The site's own file of gardeners.
    http.get(listExploreGardeners.path, () =>
      conditions.getState().data === "empty" ? HttpResponse.json([]) : undefined,
    ),
    ...createHandlers(database, settings.VITE_API_BASE_URL, { latencyMs: LATENCY_MS, community }),
  );
  const start = worker.start({
    onUnhandledRequest: "bypass",
    quiet: true,
    serviceWorker: { url: "/mockServiceWorker.js" },
  });
  try {
    // Where service workers are blocked, `start` neither resolves nor rejects.
    wakeBeforeEachCall(await withTimeLimit(start, START_TIMEOUT_MS));
  } catch (cause) {
    throw new Error("The demo couldn't start: this browser seems to block its service worker.", {
      cause,
    });
  }
}

/**
 * Browsers stop the worker of a tab in the background, and MSW's then forgets its pages and lets all their calls through
 * (https://github.com/mswjs/msw/issues/2635). So each call first wakes the worker, and fails if it does not answer.
 */
function wakeBeforeEachCall(registration: ServiceWorkerRegistration | undefined): void {
  async function wake(): Promise<void> {
    const { serviceWorker: container } = navigator;
    const awake = new Promise<void>((resolve) => {
      container.addEventListener("message", function handleMessage({ data }) {
        if (data?.type !== "MOCKING_ENABLED") return;
        container.removeEventListener("message", handleMessage);
        resolve();
      });
    });
    registration?.active?.postMessage("MOCK_ACTIVATE");
    await withTimeLimit(awake, WAKE_TIMEOUT_MS);
  }

  const { fetch: nativeFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    await wake();
    return nativeFetch(input, init);
  };
}

/** Restores the initial data and conditions; the page must then be reloaded. */
export function resetDemoData(): void {
  database.reset();
  removeForTabWith(keyOf(""));
  setConditions(sunnyDay);
}
