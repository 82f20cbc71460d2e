/** @file The code of the inline scripts of `index.html`, which `tooling/inline-scripts.ts` bundles. */

import { entryScript, reloadOnce } from "@/lib/reload-once";
import { readJson } from "@/lib/storage";
import { applyTheme, DARK_SYSTEM, themeFor } from "@/lib/theme";

declare global {
  interface Window {
    /**
     * The last button that was clicked on a prerendered page before hydration; undefined once the app has mounted and
     * replayed the click (app.tsx).
     */
    earlyClick?: HTMLButtonElement | null;
    /** Missing from TypeScript's types and from some browsers. */
    trustedTypes?: { createPolicy: (name: string, policy: TrustedTypesPolicy) => void };
  }
}

/** Returning null rejects the input. */
interface TrustedTypesPolicy {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/**
 * How long a prerendered page waits for its first picture before it loads the scripts, which would delay that picture.
 */
const FIRST_PICTURE_TIMEOUT_MS = 3000;

/** How long the app may take to mount once its scripts have loaded. */
const MOUNT_SECONDS = 8;

/**
 * Runs before the first paint, so that neither the wrong theme nor, for members, a visitor's links (layout/navbar.tsx)
 * flash. It also begins to record clicks, and sets the Trusted Types policy before any library runs.
 */
export function prepareDocument(): void {
  // The keys are repeated here, since the modules that own them would bring React and valibot into the inline script.
  applyTheme(themeFor(readJson("sow-and-tell:theme"), matchMedia(DARK_SYSTEM).matches));
  document.documentElement.toggleAttribute("data-session", hasSession());
  recordEarlyClick();
  createTrustedTypesPolicy();
}

/** Whether there is a persisted session (auth/persisted-session.ts). */
function hasSession(): boolean {
  const session = readJson("sow-and-tell:session");
  return typeof session === "object" && session !== null && "uid" in session;
}

/**
 * The HTML of SweetAlert2's dialogs, which cannot run code. CountUp's numbers and the marquee's styles have no tags.
 */
const allowedTags =
  /<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[^"<>]*")* ?\/?>/g;

/** Google's sign-in script, and scripts in this site's root, such as the service worker. */
const allowedScripts = /^(?:https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+|\/\w+\.js)$/;

/** Checks the HTML and script URLs that libraries write. The page's Content-Security-Policy enforces this policy. */
function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.replace(allowedTags, "").includes("<") ? null : html),
    createScriptURL: (url) =>
      allowedScripts.test(url.replace(window.location.origin, "")) ? url : null,
  });
}

/**
 * Records a click before hydration, which the app replays. Otherwise, the browser would submit a prerendered form, and
 * leave the page.
 */
function recordEarlyClick(): void {
  window.earlyClick = null;
  function handleClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // `mountApp` removes `data-page`.
    const button = target.closest<HTMLButtonElement>("[data-page] button");
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    window.earlyClick = button;
  }
  document.documentElement.addEventListener("click", handleClick, true);
}

/**
 * Starts the app: immediately in the shell, after the first picture on a prerendered page. If a release fails to start,
 * its service worker is removed and the page is reloaded from the network.
 * @param load imports the app's entry; tests replace it
 */
export function startApp(
  load = (entry: string): Promise<unknown> => import(/* @vite-ignore */ entry),
): void {
  const page = document.querySelector("[data-page]");
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-lazy]")) {
      link.rel = "modulepreload";
    }
    load(entryScript()).then(recoverUnlessMounted, (error: unknown) => {
      recoverFromBrokenRelease();
      showFailedStart();
      throw error;
    });
  }
  const startAfterPaint = () => void requestAnimationFrame(() => setTimeout(start));

  if (page === null) {
    start();
    return;
  }
  const picture = page.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // The timer also covers a hidden tab, which does not paint.
  setTimeout(start, FIRST_PICTURE_TIMEOUT_MS);
  if (picture === null || picture.complete) {
    startAfterPaint();
  } else {
    picture.addEventListener("load", startAfterPaint);
    picture.addEventListener("error", startAfterPaint);
  }
}

/**
 * Recovers if the app has not mounted in time. Counts ticks, since a clock also runs while a phone sleeps or is too
 * busy for timers.
 */
function recoverUnlessMounted(): void {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    const isMounted = window.earlyClick === undefined;
    const isOverdue = seconds === MOUNT_SECONDS;
    if (isMounted || isOverdue) clearInterval(timer);
    if (!isMounted && isOverdue) recoverFromBrokenRelease();
  }, 1000);
}

/** Without the app, nothing else says why the page does not react. */
function showFailedStart(): void {
  const notice = document.createElement("p");
  notice.className = "notice fixed inset-x-3 bottom-3 z-50";
  notice.role = "alert";
  notice.textContent =
    "This page didn't load completely. Check your connection, then reload the page.";
  document.body.append(notice);
}

/** Does nothing without the app's service worker, which alone can keep a broken release on the device. */
function recoverFromBrokenRelease(): void {
  if (navigator.serviceWorker?.controller?.scriptURL.endsWith("/sw.js"))
    void reloadOnce({ isWorkerDropped: true });
}
