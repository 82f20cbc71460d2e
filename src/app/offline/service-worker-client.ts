import { Workbox } from "workbox-window";
import { serviceWorkers } from "@/lib/storage";

/** Delays the registration, since the worker's downloads would compete with those of a first visit. */
const SETTLING_MS = 4000;

/**
 * Activates a version, and then reloads the page.
 * @param mayReload asked before the reload, since the old worker first answers its requests
 */
export type LoadVersion = (mayReload?: () => boolean) => void;

/** How often the browser is asked to look for a new version; by itself, it does so only when a page loads. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Registers the service worker, except in the demo; for a user who asks for reduced data use, only if one is in
 * control. Looks for a new version when the page becomes visible again, at most hourly.
 * @param onNewVersion called with a function that activates the version and reloads; not for every version, as Workbox
 * misses some
 */
export function startServiceWorker(onNewVersion: (load: LoadVersion) => void): () => void {
  const workers = serviceWorkers();
  if (__MOCKS__ || !import.meta.env.PROD || workers === undefined) return () => {};
  const workbox = new Workbox("/sw.js");
  /** False on a first visit, and after a forced reload, until a worker takes control. */
  let isControlled = workers.controller !== null;

  const reload: LoadVersion = (mayReload = () => true) => {
    if (mayReload()) window.location.reload();
  };

  workbox.addEventListener("waiting", () => {
    onNewVersion((mayReload) => {
      // Once, since a user who refuses the reload must not be surprised by a later one.
      workers.addEventListener("controllerchange", () => reload(mayReload), { once: true });
      workbox.messageSkipWaiting();
    });
  });
  // Another tab may have activated the version.
  workbox.addEventListener("controlling", () => {
    if (isControlled) onNewVersion(reload);
    isControlled = true;
  });

  const timer = setTimeout(() => {
    if (savesData() && workers.controller === null) return;
    // Registration fails where storage is blocked or full; the site then works without a worker.
    workbox.register().catch(() => {});
  }, SETTLING_MS);
  let lastCheck = Date.now();
  function checkForUpdate() {
    const isDue = Date.now() - lastCheck >= UPDATE_INTERVAL_MS;
    if (document.visibilityState !== "visible" || !isDue) return;
    lastCheck = Date.now();
    // It fails offline.
    workbox.update().catch(() => {});
  }
  document.addEventListener("visibilitychange", checkForUpdate);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", checkForUpdate);
  };
}

/** Missing from TypeScript's types and from some browsers. https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean;
}

function connection(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

function savesData(): boolean {
  return connection()?.saveData === true;
}
