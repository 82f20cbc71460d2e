import { entryScript, reloadOnce } from "@/lib/reload-once";
import { readJson } from "@/lib/storage";

/**
 * What `index.html` runs before the app: the build bundles each of its two inline scripts (tooling/inline-scripts.ts), one at
 * the page's start and one at its end.
 */

declare global {
  interface Window {
    /** Set until the app has mounted, which answers it: src/app/app.tsx. */
    earlyPress?: EarlyPress;
    /** Not in TypeScript's own types, nor in every browser. */
    trustedTypes?: { createPolicy: (name: string, policy: TrustedTypesPolicy) => void };
  }
}

/** Returns null for what it refuses. */
interface TrustedTypesPolicy {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/** The last button of a prerendered page that was pressed before the page was hydrated. */
export interface EarlyPress {
  button: HTMLButtonElement | null;
  keep: (event: MouseEvent) => void;
}

/** How long a prerendered page waits for its first picture, which the scripts would delay. Milliseconds. */
const PICTURE_MS = 3000;

/** How long the app has to mount once its scripts have loaded. */
const MOUNT_SECONDS = 8;

/**
 * Prepares the first paint: the page must flash neither in the other theme (layout/theme-switch.tsx) nor with a visitor's
 * links for a signed-in member (layout/navbar.tsx).
 */
export function prepareFirstPaint(): void {
  setTheme();
  document.documentElement.toggleAttribute("data-session", hasSession());
  createTrustedTypesPolicy();
  keepEarlyPress();
}

/** Whether a member is signed in, as far as this device knows: auth/persisted-session.ts. */
function hasSession(): boolean {
  const session = readJson("sow-and-tell:session");
  return typeof session === "object" && session !== null && "uid" in session;
}

function setTheme(): void {
  const chosen = readJson("sow-and-tell:theme");
  const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dusk" : "daylight";
  const theme = chosen === "daylight" || chosen === "dusk" ? chosen : systemTheme;
  document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    bar.media = bar.dataset.of === theme ? "all" : "not all";
  }
}

/** The markup of SweetAlert2's dialogs, CountUp's numbers and the marquee's styles, none of which can run code. */
const harmlessTags =
  /<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[^"<>]*")* ?\/?>/g;

/** Google's sign-in, and scripts of this site, such as the service worker. */
const ownScripts = /^(?:https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+|\/\w+\.js)$/;

/** Judges the markup and script URLs that libraries write. The page's Content-Security-Policy enforces it. */
function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.replace(harmlessTags, "").includes("<") ? null : html),
    createScriptURL: (url) =>
      ownScripts.test(url.replace(window.location.origin, "")) ? url : null,
  });
}

/** Before hydration, the browser would submit a prerendered form itself, with the password in the URL. */
function keepEarlyPress(): void {
  const early: EarlyPress = {
    button: null,
    keep(event) {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>("[data-page] button");
      if (button === null) return;
      event.preventDefault();
      event.stopPropagation();
      early.button = button;
    },
  };
  window.earlyPress = early;
  document.documentElement.addEventListener("click", early.keep, true);
}

/**
 * Starts the app: at once in the shell, on a prerendered page after its first picture. A release that does not start is
 * dropped together with its service worker, and the page is loaded from the network.
 * @param load imports the app's entry
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
    load(entryScript()).then(dropUnlessMounted, (error: unknown) => {
      dropRelease();
      throw error;
    });
  }
  const startAfterPaint = () => void requestAnimationFrame(() => setTimeout(start));

  if (page === null) {
    start();
    return;
  }
  const picture = page.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // A hidden tab paints nothing, so the timer starts its app too.
  setTimeout(start, PICTURE_MS);
  if (picture === null || picture.complete) {
    startAfterPaint();
  } else {
    picture.addEventListener("load", startAfterPaint);
    picture.addEventListener("error", startAfterPaint);
  }
}

/** Counts seconds by ticks: a clock also counts the time during which a phone sleeps or is too busy to run timers. */
function dropUnlessMounted(): void {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    if (window.earlyPress !== undefined && seconds < MOUNT_SECONDS) return;
    clearInterval(timer);
    if (window.earlyPress !== undefined) dropRelease();
  }, 1000);
}

function dropRelease(): void {
  if (navigator.serviceWorker?.controller?.scriptURL.endsWith("/sw.js")) void reloadOnce(true);
}
