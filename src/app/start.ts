/** @file The code of `index.html`'s inline scripts (app/inline/), which `tooling/inline-scripts.ts` bundles. */

import { entryScript, reloadOnce } from "@/lib/reload-once";
import { readJson } from "@/lib/storage";
import { applyTheme, DARK_SYSTEM, themeFor } from "@/lib/theme";

declare global {
  interface Window {
    /**
     * The button that was clicked last, if that preceded hydration; null otherwise. The app deletes this when it
     * mounts, just before it replays the click (app.tsx).
     */
    earlyClick?: HTMLButtonElement | null;
    /** Missing from TypeScript's types and from some browsers. */
    trustedTypes?: { createPolicy: (name: string, policy: TrustedTypesPolicy) => void };
  }
}

/** A function returns null to reject its input. */
interface TrustedTypesPolicy {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/** How long a prerendered page may delay the app's scripts, which would compete with its first picture. */
const FIRST_PICTURE_TIMEOUT_MS = 3000;

/** How long the app may take to mount after its entry has loaded. */
const MOUNT_SECONDS = 8;

/**
 * Runs before the first paint, so that neither the wrong theme nor, for members, a visitor's links (layout/navbar.tsx)
 * flash. Also begins to record clicks, and sets the Trusted Types policy before any library runs.
 */
export function prepareDocument(): void {
  // The storage keys are repeated in this file: the modules that own them would bring React and valibot into it.
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
 * The tags of SweetAlert2's dialogs, without attributes that could run code. CountUp and the marquee write HTML without
 * tags.
 */
const allowedTags =
  /<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[^"<>]*")* ?\/?>/g;

/** The script that Firebase loads for sign-in windows, and scripts in this site's root, such as the service worker. */
const allowedScripts = /^(?:https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+|\/\w+\.js)$/;

/** Checks the HTML and script URLs that libraries write. A build's Content-Security-Policy enforces these checks. */
function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.replace(allowedTags, "").includes("<") ? null : html),
    createScriptURL: (url) =>
      allowedScripts.test(url.replace(window.location.origin, "")) ? url : null,
  });
}

/**
 * Records the last click on a button before hydration, for the app to replay, and cancels it: the browser would submit
 * a prerendered form, and leave the page.
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
 * Starts the app: immediately in the shell, after the first picture on a prerendered page. If the app does not start
 * and the service worker may be the cause, removes the worker and reloads the page, once per release and only if the
 * server is reachable.
 * @param load imports the app's entry; tests replace it
 */
export async function startApp(
  load = (entry: string): Promise<unknown> => import(/* @vite-ignore */ entry),
): Promise<void> {
  const page = document.querySelector("[data-page]");
  // Without the time limit, a hidden tab, which does not paint, would wait forever.
  if (page !== null) await Promise.race([firstPaint(page), wait(FIRST_PICTURE_TIMEOUT_MS)]);
  // The build turns a prerendered page's preloads into these (tooling/prerender-plugin.ts).
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
  // Second by second, since a single timer would count the time while the device sleeps.
  for (let second = 0; second < MOUNT_SECONDS; second += 1) await wait(1000);
  // The app deletes `earlyClick` when it mounts (app.tsx).
  if (window.earlyClick !== undefined) recoverFromBrokenRelease();
}

/** Nothing else would tell the user that the app did not load. */
function showFailedStart(): void {
  const notice = document.createElement("p");
  notice.className = "notice fixed inset-x-3 bottom-3 z-50";
  notice.role = "alert";
  notice.textContent =
    "This page didn't load completely. Check your connection, then reload the page.";
  document.body.append(notice);
}

/** Does nothing without the app's service worker: only the worker can keep a broken release on the device. */
function recoverFromBrokenRelease(): void {
  if (navigator.serviceWorker?.controller?.scriptURL.endsWith("/sw.js"))
    void reloadOnce({ isWorkerDropped: true });
}
