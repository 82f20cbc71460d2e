import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { createHandlerBoundToURL, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { PICTURES } from "@/lib/image-url";
import { addressPattern, memberPages } from "@/lib/paths";

/** The files to precache, inlined at build time. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

/** Declares what is used here, since TypeScript's types for workers conflict with those for pages. */
declare const self: Window & {
  skipWaiting(): Promise<void>;
};

const SHELL = "/200.html";

/**
 * Fifty pictures take some 350 MB of quota in Chromium: to hide an opaque response's size, it charges up to 14 MB for
 * each, 7 on average.
 */
const MAX_PICTURES = 50;

// The app and its pages are served from the cache, whatever the query string.
setCacheNameDetails({ prefix: "", precache: "sow-and-tell-precache", suffix: "" });
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/] });

// Private pages start from the shell. The host handles all addresses that are neither private nor precached, since only
// it knows which do not exist; without a connection, they start from the shell too.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), {
    allowlist: Object.values(memberPages).map(({ path }) => addressPattern(path)),
  }),
);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(SHELL) }] }),
  ),
);

// The pictures that the user has seen are served from the cache and revalidated in the background: an opaque response may
// be an error, which the next one replaces.
registerRoute(
  ({ request }) => request.destination === "image",
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [
      { handlerDidError: async ({ request }) => smallestVersion(request.url) },
      // @ts-expect-error Workbox's types do not suit `exactOptionalPropertyTypes`.
      new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
    ],
  }),
);

/** The file to use when a photograph cannot be loaded: its smallest width, which is precached. */
function smallestVersion(url: string): Promise<Response | undefined> {
  const [photograph] = /\/assets\/[a-z-]+-(tall|wide)-/.exec(url) ?? [];
  const precached = photograph && __PRECACHE__.find(({ url: file }) => file.startsWith(photograph));
  return precached ? matchPrecache(precached.url) : Promise.resolve(undefined);
}

// The first version takes control of all open pages; a later one waits until the user agrees, or all pages are closed.
clientsClaim();
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
