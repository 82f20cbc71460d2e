import { entryScript, reloadOnce } from "@/lib/reload-once";
import { readJson } from "@/lib/storage";

/**
 * The code of the two inline scripts of `index.html`, at the page's start and end. The build bundles each
 * (tooling/inline-scripts.ts).
 */

declare global {
  interface Window {
    /** Set until the app has mounted and replayed the press (app.tsx). */
    earlyClick?: EarlyClick;
    /** Missing from TypeScript's types and from some browsers. */
    trustedTypes?: { createPolicy: (name: string, policy: TrustedTypesPolicy) => void };
  }
}

/** Each function returns null to refuse. */
interface TrustedTypesPolicy {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/** The last button that was pressed on a prerendered page before hydration. */
export interface EarlyClick {
  button: HTMLButtonElement | null;
  keep: (event: MouseEvent) => void;
}

/**
 * How long a prerendered page waits for its first picture before it starts the scripts, which compete with it.
 * Milliseconds.
 */
const PICTURE_MS = 3000;

/** How long the app may take to mount once its scripts have loaded. Seconds. */
const MOUNT_SECONDS = 8;

/**
 * Prepares the first paint, so that the page flashes neither the wrong theme (layout/theme-switch.tsx) nor a visitor's
 * links to a member (layout/navbar.tsx).
 */
export function prepareFirstPaint(): void {
  setTheme();
  document.documentElement.toggleAttribute("data-session", hasSession());
  createTrustedTypesPolicy();
  recordEarlyPress();
}

/** Whether there is a persisted session (auth/persisted-session.ts). */
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

/** The HTML of SweetAlert2's dialogs, CountUp's numbers and the marquee's styles, none of which can run code. */
const harmlessTags =
  /<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[^"<>]*")* ?\/?>/g;

/** Google's sign-in script and scripts of this site, such as the service worker. */
const ownScripts = /^(?:https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+|\/\w+\.js)$/;

/** Checks the HTML and script URLs that libraries write. The page's Content-Security-Policy enforces this policy. */
function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.replace(harmlessTags, "").includes("<") ? null : html),
    createScriptURL: (url) =>
      ownScripts.test(url.replace(window.location.origin, "")) ? url : null,
  });
}

/**
 * Records a press before hydration. Without this, the browser would submit a prerendered form, with the password in the
 * URL.
 */
function recordEarlyPress(): void {
  const early: EarlyClick = {
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
  window.earlyClick = early;
  document.documentElement.addEventListener("click", early.keep, true);
}

/**
 * Starts the app: at once in the shell, after the first picture on a prerendered page. If a release fails to start, its
 * service worker is removed and the page is reloaded from the network.
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
    load(entryScript()).then(recoverUnlessMounted, (error: unknown) => {
      recoverFromBrokenRelease();
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
  setTimeout(start, PICTURE_MS);
  if (picture === null || picture.complete) {
    startAfterPaint();
  } else {
    picture.addEventListener("load", startAfterPaint);
    picture.addEventListener("error", startAfterPaint);
  }
}

/**
 * Counts ticks of a timer, since a clock would include the time during which a phone sleeps or is too busy to run
 * timers.
 */
function recoverUnlessMounted(): void {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    if (window.earlyClick !== undefined && seconds < MOUNT_SECONDS) return;
    clearInterval(timer);
    if (window.earlyClick !== undefined) recoverFromBrokenRelease();
  }, 1000);
}

function recoverFromBrokenRelease(): void {
  if (navigator.serviceWorker?.controller?.scriptURL.endsWith("/sw.js")) void reloadOnce(true);
}
