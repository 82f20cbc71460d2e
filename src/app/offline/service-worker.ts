import { clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { addressesOf, privatePaths } from "@/lib/paths";
import { PICTURES } from "@/lib/picture-cache";

/** The files of this build, which the build defines. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

/** As much of a worker's global scope as is used here: its types and a page's exclude each other. */
declare const self: Window & { skipWaiting(): Promise<void> };

const SHELL = "/200.html";

/** Chromium charges 7 MB to the site's quota for a picture of another host, whose size it hides. */
const MAX_PICTURES = 50;

// The app and its pages are served from the device, whatever the search in their address. `lib/reload-once` deletes this
// cache by its name.
setCacheNameDetails({ prefix: "sow-and-tell", precache: "precache", suffix: "" });
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/] });

// Private pages start from the shell. The host answers all other addresses, since it knows which do not exist.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), {
    allowlist: Object.values(privatePaths).map(addressesOf),
  }),
);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(SHELL) }] }),
  ),
);

// Shown at once from the cache and revalidated in the background, since an opaque response of another host may not be a
// picture at all. A page that was loaded before the worker lists in a message the pictures that it shows.
registerRoute(
  ({ request, event }) => request.destination === "image" || event.type === "message",
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          response.ok || response.type === "opaque" ? response : null,
        handlerDidError: async ({ request }) => smallest(request.url),
      },
      // @ts-expect-error Workbox's types do not suit `exactOptionalPropertyTypes`.
      new ExpirationPlugin({ maxEntries: MAX_PICTURES }),
    ],
  }),
);

// On a full device all pictures go, and the next picture or version of the app has room. The plugin's `purgeOnQuotaError`
// deletes the whole cache, which frees nothing while a page has it open.
registerQuotaErrorCallback(async () => {
  const pictures = await caches.open(PICTURES);
  for (const request of await pictures.keys()) await pictures.delete(request);
});

/** The smallest width of a photograph, which is precached, in the place of another width. */
function smallest(url: string): Promise<Response | undefined> {
  const [photograph] = /\/assets\/[a-z-]+-(tall|wide)-/.exec(url) ?? [];
  const kept = photograph && __PRECACHE__.find((entry) => entry.url.startsWith(photograph));
  return kept ? matchPrecache(kept.url) : Promise.resolve(undefined);
}

// The first version serves the page that installed it; a later one waits until the person asks for it.
clientsClaim();
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
