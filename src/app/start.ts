/** @file The functions that `index.html` calls inline: `tooling/inline-scripts.ts` bundles them. */

import { requestEarly } from "@/lib/http";
import { whenActivated, whenIdle } from "@/lib/idle";
import { entryScript, reloadRelease } from "@/lib/release";
import { describeError, sendReport } from "@/lib/report-error";
import { readJson } from "@/lib/storage";
import { applyTheme, DARK_SYSTEM, themeFor } from "@/lib/theme";

declare global {
  /** Where to send reports of errors. Only in the inline scripts, which have no settings (tooling/inline-scripts.ts). */
  var __ERROR_REPORT_URL__: string | null | undefined;
  /** A tip's address at the backend begins with this. Inlined by `vite.config.ts`; empty in the demo. */
  var __TIPS_URL__: string | undefined;
}

/** How long a prerendered page may delay the app's scripts, which would compete with its first picture. */
const FIRST_PICTURE_TIMEOUT_MS = 3000;

/** Longer than any text that a form takes from an address, encoded. A link of a megabyte would keep the router busy. */
const MAX_QUERY_LENGTH = 150_000;

/** Runs before the first paint. */
export function prepareDocument(tipsUrl = globalThis.__TIPS_URL__): void {
  const { pathname, search } = location;
  if (search.length > MAX_QUERY_LENGTH) {
    history.replaceState(history.state, "", pathname + search.slice(0, MAX_QUERY_LENGTH));
  }
  const [visit] = performance.getEntriesByType("navigation");
  const isFirst = visit !== undefined && "type" in visit && visit.type === "navigate";
  // After a reload, the browser restores the scroll position, for which it needs the real heights.
  document.documentElement.toggleAttribute("data-starting", isFirst);
  // After a reload, the device may have the tip.
  const neededUrl = isFirst ? tipsUrl : "";
  applyStored(neededUrl);
  // The theme and the session may change until then.
  if (document.prerendering) void whenActivated().then(() => applyStored(neededUrl));
}

/**
 * Prevents that the wrong theme or, for members, a visitor's links (layout/navbar.tsx) flash, and connects early for
 * members. The storage keys are repeated here: the modules that own them would bring React and valibot into the script.
 */
function applyStored(tipsUrl: string | undefined): void {
  applyTheme(themeFor(readJson("sow-and-tell:theme"), matchMedia(DARK_SYSTEM).matches));
  const session = readJson("sow-and-tell:session");
  const hasSession = typeof session === "object" && session !== null && "uid" in session;
  document.documentElement.toggleAttribute("data-session", hasSession);
  if (!hasSession || document.prerendering) return;
  relink("data-member", "preconnect");
  if (tipsUrl) requestTip(tipsUrl);
}

/** Gives their purpose to links that the build has left without one (tooling/prerender-plugin.ts). */
function relink(attribute: string, rel: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${attribute}]`)) {
    link.rel = rel;
  }
}

/** Requests the tip whose page this is, long before the app has loaded, which takes the response. */
function requestTip(tipsUrl: string): void {
  const [, id] = /^\/tipsDetails\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  if (id !== undefined) requestEarly(tipsUrl + id);
}

/**
 * Starts the app: immediately in the shell, after the first picture on a prerendered page, and not before
 * somebody opens the page. If its entry fails to load or
 * throws, reloads the page once, without the service worker. Meanwhile the browser renders what is below the first view.
 * @param load imports the app's entry; tests replace it
 */
export async function startApp(
  load = (entry: string): Promise<unknown> => import(/* @vite-ignore */ entry),
): Promise<void> {
  const page = document.querySelector("[data-page]");
  // Without the time limit, a hidden tab, which does not paint, would wait forever.
  if (page !== null) await Promise.race([firstPaint(page), wait(FIRST_PICTURE_TIMEOUT_MS)]);
  void renderBelowFirstView();
  relink("data-lazy", "modulepreload");
  await whenActivated();
  try {
    await load(entryScript());
  } catch (error) {
    if (!(await reloadRelease())) showFailedStart(error);
    throw error;
  }
}

/** One part after another, while the browser is idle (styles/patterns.css). */
async function renderBelowFirstView(): Promise<void> {
  for (const part of document.querySelectorAll(".below-first-view")) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    part.classList.remove("below-first-view");
  }
  delete document.documentElement.dataset.starting;
}

const wait = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

async function firstPaint(page: Element): Promise<void> {
  const picture = page.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  await picture?.decode().catch(() => {});
  await new Promise(requestAnimationFrame);
  await wait();
}

/** What browsers say if a script does not arrive. */
const failedImport = /dynamically imported module|Importing a module script/i;

/** Nothing else would tell the user that the app did not load, or the operator that it does not start. */
function showFailedStart(error: unknown): void {
  const isConnection = !navigator.onLine || failedImport.test(String(error));
  if (!isConnection) reportFailedStart(error);
  const notice = document.createElement("p");
  notice.className = "notice fixed inset-x-3 bottom-3 z-50";
  notice.role = "alert";
  notice.textContent = isConnection
    ? "This page didn’t load completely. Check your connection, then reload the page."
    : "Something is wrong on our side, so this page didn’t load completely. Please try again in a few minutes.";
  document.body.append(notice);
}

function reportFailedStart(error: unknown): void {
  const address = globalThis.__ERROR_REPORT_URL__;
  if (!address) return;
  const route = document.querySelector<HTMLElement>("[data-page]")?.dataset.page ?? "";
  try {
    sendReport(address, describeError(error, route));
  } catch {
    // The browser has no `sendBeacon`.
  }
}
