/** @file The code of the inline scripts of `index.html`, which `tooling/inline-scripts.ts` bundles. */

import { entryScript, reloadOnce } from "@/lib/reload-once";
import { readJson } from "@/lib/storage";
import { applyTheme, DARK_SYSTEM, themeFor } from "@/lib/theme";

declare global {
  interface Window {
    /**
     * The button of a prerendered page that was clicked last before hydration; null if there is none. Undefined once the app
     * has mounted, just before it replays the click (app.tsx).
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
 * The tags of SweetAlert2's dialogs, with no attribute that could run code. CountUp and the marquee write HTML without
 * tags.
 */
const allowedTags =
  /<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[^"<>]*")* ?\/?>/g;

/** The script for the windows of sign-in providers, and scripts in this site's root, such as the service worker. */
const allowedScripts = /^(?:https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+|\/\w+\.js)$/;

/** Checks the HTML and script URLs that libraries write. A build's Content-Security-Policy enforces this policy. */
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
    const button = target instanceof Element ? target.closest("button") : null;
    if (button === null || window.earlyClick === undefined) return;
    // Once `mountApp` has removed `data-page`, React handles clicks.
    const isEarly = button.closest("[data-page]") !== null;
    window.earlyClick = isEarly ? button : null;
    if (!isEarly) return;
    event.preventDefault();
    event.stopPropagation();
  }
  document.documentElement.addEventListener("click", handleClick, true);
}

/**
 * Starts the app: immediately in the shell, after the first picture on a prerendered page. If a release fails to start
 * behind the app's service worker, and the server is reachable, the worker is removed and the page reloaded, once per
 * release.
 * @param load imports the app's entry; tests replace it
 */
export async function startApp(
  load = (entry: string): Promise<unknown> => import(/* @vite-ignore */ entry),
): Promise<void> {
  const page = document.querySelector("[data-page]");
  // The time limit also covers a hidden tab, which does not paint.
  if (page !== null) await Promise.race([firstPaint(page), wait(FIRST_PICTURE_TIMEOUT_MS)]);
  // The build has deferred these preloads (tooling/prerender-plugin.ts).
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-lazy]")) {
    link.rel = "modulepreload";
  }
  load(entryScript()).then(recoverUnlessMounted, (error: unknown) => {
    recoverFromBrokenRelease();
    showFailedStart();
    throw error;
  });
}

const wait = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

async function firstPaint(page: Element): Promise<void> {
  const picture = page.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  await picture?.decode().catch(() => {});
  await new Promise(requestAnimationFrame);
  await wait();
}

async function recoverUnlessMounted(): Promise<void> {
  // Second by second, since a single timer would also count the time for which a phone sleeps.
  for (let second = 0; second < MOUNT_SECONDS; second += 1) await wait(1000);
  // The app deletes it when it mounts (app.tsx).
  if (window.earlyClick !== undefined) recoverFromBrokenRelease();
}

/** Says that the app did not load: nothing else would. */
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
