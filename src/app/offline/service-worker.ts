import { clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { addressesOf, privatePaths } from "@/lib/paths";
import { enforceLimit, evict, PICTURES, pictureLimits } from "@/lib/picture-cache";

/** The files of this build; put in when it is built. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

/** As much of a worker's own world as is used here: its types and a page's cannot stand side by side. */
declare const self: Window & { skipWaiting(): Promise<void> };

const SHELL = "/200.html";

// The app and its pages come from the device, whatever the search in their address.
// `index.html` deletes that cache by its name.
setCacheNameDetails({ prefix: "sow-and-tell", precache: "precache", suffix: "" });
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/] });

// Private pages start from the shell; other addresses are the host's to answer, which knows what is not there.
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

// Shown at once from the cache and revalidated in the background: an opaque answer of another host may not be a picture at
// all. A page that was there before the worker names in a message what it has shown already.
registerRoute(
  ({ request, event }) => request.destination === "image" || event.type === "message",
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          response.ok || response.type === "opaque" ? response : null,
        cacheDidUpdate: async () => enforceLimit(await caches.open(PICTURES), pictureLimits),
        handlerDidError: async ({ request }) => smallest(request.url),
      },
    ],
  }),
);

// On a full device what comes next has room: a picture, or the next version of the app.
registerQuotaErrorCallback(async () => evict(await caches.open(PICTURES)));

/** The smallest of a photograph's widths, which is there from the start, in the place of another one. */
function smallest(url: string): Promise<Response | undefined> {
  const [photograph] = /\/assets\/[a-z-]+-(tall|wide)-/.exec(url) ?? [];
  const kept = photograph && __PRECACHE__.find((entry) => entry.url.startsWith(photograph));
  return kept ? matchPrecache(kept.url) : Promise.resolve(undefined);
}

// The first version serves the page that brought it; a later one waits until the user asks for it.
clientsClaim();
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
