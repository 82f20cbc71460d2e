import { clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { createHandlerBoundToURL, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { addressPattern, privatePaths } from "@/lib/paths";
import { PRECACHE, REMOVE_PICTURES } from "@/lib/worker-names";

/** The files to precache, inlined at build time. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

/** Declares what is used here, since TypeScript's types for workers conflict with those for pages. */
declare const self: Window & {
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", listener: (event: WorkerMessage) => void): void;
};

interface WorkerMessage extends MessageEvent {
  waitUntil(promise: Promise<unknown>): void;
}

const SHELL = "/200.html";

/** The pictures that the user has seen, for offline use. */
const PICTURES = "sow-and-tell-pictures";

/**
 * Fifty pictures take some 350 MB of quota in Chromium: to hide an opaque response's size, it charges up to 14 MB for
 * each, 7 on average.
 */
const MAX_PICTURES = 50;

// The app and its pages are served from the cache, whatever the query string.
setCacheNameDetails({ prefix: "", precache: PRECACHE, suffix: "" });
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/] });

// Private pages start from the shell. The host handles all addresses that are neither private nor precached, since only
// it knows which do not exist; without a connection, they start from the shell too.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), {
    allowlist: Object.values(privatePaths).map(addressPattern),
  }),
);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(SHELL) }] }),
  ),
);

// Pictures are served from the cache and revalidated in the background: an opaque response may be an error, which the
// next one replaces. A page that loaded without the worker sends its pictures' URLs (service-worker-client.ts).
registerRoute(
  ({ request, event }) => request.destination === "image" || event.type === "message",
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [
      { handlerDidError: async ({ request }) => smallestVersion(request.url) },
      // @ts-expect-error Workbox's types do not suit `exactOptionalPropertyTypes`.
      new ExpirationPlugin({ maxEntries: MAX_PICTURES }),
    ],
  }),
);

// When the quota is exceeded, this makes room for the next picture or version of the app.
registerQuotaErrorCallback(removePictures);

async function removePictures(): Promise<void> {
  const pictures = await caches.open(PICTURES);
  // One by one: deleting the cache, as the plugin's `purgeOnQuotaError` does, frees nothing while any code has it open.
  for (const request of await pictures.keys()) await pictures.delete(request);
  // Workbox's records of the pictures' ages.
  await new CacheExpiration(PICTURES, { maxEntries: MAX_PICTURES }).delete();
}

/** The file to use when a photograph cannot be loaded: its smallest width, which is precached. */
function smallestVersion(url: string): Promise<Response | undefined> {
  const [photograph] = /\/assets\/[a-z-]+-(tall|wide)-/.exec(url) ?? [];
  const precached = photograph && __PRECACHE__.find(({ url: file }) => file.startsWith(photograph));
  return precached ? matchPrecache(precached.url) : Promise.resolve(undefined);
}

// The first version takes control of all open pages; a later one waits until the user agrees, or all pages are closed.
clientsClaim();
self.addEventListener("message", (event) => {
  const { type } = event.data ?? {};
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === REMOVE_PICTURES) event.waitUntil(removePictures());
});
