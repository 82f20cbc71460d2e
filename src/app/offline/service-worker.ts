import {
  clientsClaim,
  registerQuotaErrorCallback,
  setCacheNameDetails,
  type WorkboxPlugin,
} from "workbox-core";
import {
  addPlugins,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { type ForgetPictures, PICTURES } from "@/lib/image-url";
import { addressPattern, memberPages } from "@/lib/paths";

/** The files to precache, inlined at build time. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
// The build would inline it at each use.
const precached = __PRECACHE__;

/** The path of this release's entry script, which each of its pages names. Inlined at build time. */
declare const __ENTRY__: string;

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

/** A picture that takes longer is aborted: its download would outlive its page, perhaps without an end. */
const PICTURE_MS = 20_000;

/** What a host may call a file of a kind. A maintenance page or a Wi-Fi's login page, often with status 200, is HTML. */
const contentTypes: Record<string, RegExp> = {
  html: /^text\/html\b/i,
  js: /javascript\b/i,
  css: /^text\/css\b/i,
  json: /json\b/i,
  svg: /^image\/svg\b/i,
  avif: /^image\/|octet-stream/i,
  woff2: /font|octet-stream/i,
};

/** Whether the response is the file of this release, rather than what something else has answered in its place. */
async function isOfRelease(url: string, response: Response): Promise<boolean> {
  const [, kind = ""] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = response.headers.get("Content-Type") ?? "";
  if (response.status !== 200 || !contentTypes[kind]?.test(type)) return false;
  return kind !== "html" || (await response.clone().text()).includes(__ENTRY__);
}

setCacheNameDetails({ prefix: "", precache: "sow-and-tell-precache", suffix: "" });

// If a file is wrong, the installation fails, and the next visit repeats it.
addPlugins([
  {
    async cacheWillUpdate({ request, response }) {
      if (await isOfRelease(request.url, response)) return response;
      // The browser's cache may have it from a time when the host answered wrongly.
      const renewed = await fetch(request.url, { cache: "reload" });
      return (await isOfRelease(request.url, renewed)) ? renewed : null;
    },
  },
]);

// The app and its pages are served from the cache, whatever the query string.
precacheAndRoute(precached, { ignoreURLParametersMatching: [/.*/] });

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

/** The URLs of the pictures that are being requested, by the event of each request. */
const pendingPictures = new Map<Event, string>();

/** The events whose pictures must not be cached. */
const forgottenPictures = new WeakSet<Event>();

const pictureOptions = {
  cacheName: PICTURES,
  plugins: [
    {
      handlerWillStart: async ({ event, request }) =>
        void pendingPictures.set(event, withoutHash(request.url)),
      requestWillFetch: async ({ request }) =>
        new Request(request, {
          signal: AbortSignal.timeout(PICTURE_MS),
          // A request that is made from another one has the default policy.
          referrerPolicy: request.referrerPolicy,
        }),
      handlerDidError: ({ request }) => smallestVersion(request.url),
      cacheWillUpdate: async ({ event, request, response }) =>
        isPicture(request, response) && !forgottenPictures.has(event) ? response : null,
      async cacheDidUpdate({ event, request }) {
        const cache = await caches.open(PICTURES);
        if (forgottenPictures.has(event)) await cache.delete(request);
        const oldestFirst = await cache.keys();
        for (const key of oldestFirst.slice(0, -MAX_PICTURES)) await cache.delete(key);
      },
      handlerDidComplete: async ({ event }) => void pendingPictures.delete(event),
    } satisfies WorkboxPlugin,
  ],
};

/** Another host's response is opaque: it may be an error, but its page then says so (`forgetPicture`). */
function isPicture({ url }: Request, { type, ok, headers }: Response): boolean {
  if (type === "opaque") return new URL(url).origin !== self.location.origin;
  return ok && !/^text\/html\b/i.test(headers.get("Content-Type") ?? "");
}

const withoutHash = (url: string) => new URL(url, self.location.href).href.replace(/#.*/, "");

async function forgetPictures({ url }: ForgetPictures): Promise<void> {
  const forgotten = url === undefined ? undefined : withoutHash(url);
  for (const [event, pending] of pendingPictures) {
    if (forgotten === undefined || pending === forgotten) forgottenPictures.add(event);
  }
  if (forgotten === undefined) await caches.delete(PICTURES);
  else await (await caches.open(PICTURES)).delete(forgotten, { ignoreVary: true });
}

registerQuotaErrorCallback(() => caches.delete(PICTURES));

// The pictures that the user has seen are served from the cache. Those of other hosts stay as they were: the response to
// another request would be opaque, and might replace a picture with an error. The site's own are revalidated.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === "image",
  new StaleWhileRevalidate(pictureOptions),
);
registerRoute(({ request }) => request.destination === "image", new CacheFirst(pictureOptions));

/** The file to use when a photograph cannot be loaded: its smallest width, which is precached. */
function smallestVersion(url: string): Promise<Response | undefined> {
  const [photograph] = /\/assets\/[a-z-]+-(tall|wide)-/.exec(url) ?? [];
  const smallest = photograph && precached.find(({ url: file }) => file.startsWith(photograph));
  return smallest ? matchPrecache(smallest.url) : Promise.resolve(undefined);
}

// The first version takes control of all open pages; a later one waits until the user agrees, or all pages are closed.
clientsClaim();
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
  if (data?.type === "FORGET_PICTURES") void forgetPictures(data);
});

// Earlier releases kept the addresses of pictures there.
self.addEventListener("activate", () => void indexedDB.deleteDatabase("workbox-expiration"));
