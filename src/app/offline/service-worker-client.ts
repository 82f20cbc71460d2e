import { Workbox } from "workbox-window";
import { savesData } from "@/lib/network";

/** A first visit is not disturbed: the worker fetches the rest of the app when the page is idle. Milliseconds. */
const SETTLING_MS = 4000;

/** How often a page that stays open looks for a new version, at most. Milliseconds. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** A new version that waits until it is wanted. */
export interface NewVersion {
  /** Changes over to it; the page is loaded anew, unless its person wants to stay. */
  load: () => void;
}

/**
 * Lets the app work without a connection, in real builds.
 * @param onNewVersion is called when a new version is installed, in this tab or another
 * @returns ends it
 */
export function startServiceWorker(onNewVersion: (version: NewVersion) => void): () => void {
  if (__MOCKS__ || !import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const workbox = new Workbox("/sw.js");
  let lookedAt = performance.now();

  workbox.addEventListener("waiting", () => {
    onNewVersion({
      load: () => {
        workbox.addEventListener("controlling", () => window.location.reload());
        workbox.messageSkipWaiting();
      },
    });
  });
  workbox.addEventListener("controlling", ({ isExternal }) => {
    if (isExternal) onNewVersion({ load: () => window.location.reload() });
  });
  workbox.addEventListener("activated", ({ isUpdate }) => {
    if (!isUpdate) keepShownPictures(workbox);
  });

  function lookAgain() {
    if (document.visibilityState !== "visible") return;
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    workbox.update().catch(() => {});
  }

  const timer = setTimeout(() => {
    if (savesData() && navigator.serviceWorker.controller === null) return;
    // Where storage is blocked or full, the site works as one without a worker.
    workbox.register({ immediate: true }).catch(() => {});
  }, SETTLING_MS);
  document.addEventListener("visibilitychange", lookAgain);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

/** The pictures that this page showed before there was a worker to keep them. */
function keepShownPictures(workbox: Workbox): void {
  const urlsToCache = Array.from(document.images)
    .map(({ currentSrc }) => currentSrc)
    .filter((url) => url !== "" && !url.startsWith("data:"))
    .map((url) => [url, { mode: "no-cors" }]);
  void workbox.messageSW({ type: "CACHE_URLS", payload: { urlsToCache } });
}
