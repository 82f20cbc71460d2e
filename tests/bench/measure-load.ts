import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { openThrottledPage } from "./throttled-page";

/** How long a page is observed after its last request. Milliseconds. */
const OBSERVE_MS = 1500;

/** The part of a task above this counts as blocking time. Milliseconds. */
const LONG_TASK_MS = 50;

interface Observation {
  lcp: number;
  fcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  /** When the app was hydrated and had deleted `earlyClick`; null for a page without the app. */
  hydratedAt: number | null;
}

/** Runs in the page before its own scripts: records its performance entries. */
function observePage() {
  const seen: Observation = { lcp: 0, fcp: 0, cls: 0, tasks: [], hydratedAt: null };
  Object.assign(window, { seen });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  observe("layout-shift", (entry) => {
    // As CLS is defined; the emulated viewport, which may come after the first paint, is such an input too.
    if (!Reflect.get(entry, "hadRecentInput")) seen.cls += Reflect.get(entry, "value");
  });
  observe("longtask", ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  let wasPending = false;
  const check = () => {
    const isPending = "earlyClick" in window;
    if (wasPending && !isPending) seen.hydratedAt = performance.now();
    else requestAnimationFrame(check);
    wasPending ||= isPending;
  };
  requestAnimationFrame(check);
}

/**
 * Loads a page with an empty cache and measures until it is idle.
 * @param build the folder of the app's build; null for a page without the app
 * @returns the values by their names and units; blocking time is that after the first paint
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  build: string | null,
): Promise<Record<string, number>> {
  const { page, context, session } = await openThrottledPage(browser);
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.addInitScript(observePage);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(OBSERVE_MS);
  const seen = await page.evaluate(() => Reflect.get(window, "seen") as Observation);
  const scripts = await loadedScripts(page);
  await context.close();
  const early = scripts.filter(({ responseEnd }) => responseEnd <= (seen.hydratedAt ?? 0));
  return {
    "LCP, ms": seen.lcp,
    "FCP, ms": seen.fcp,
    "TBT, ms": seen.tasks
      .filter(({ start, duration }) => start + duration > seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    CLS: seen.cls,
    "all bytes, kB": total / 1000,
    ...(build !== null && {
      "scripts before interactive, kB gzip": sizeOf(early, build, gzipSync),
    }),
  };
}

/** Opens home and scrolls to its trending tips at once. @returns when their first card appears. Milliseconds */
export async function measureTrending(browser: Browser, site: string): Promise<number> {
  const { page, context } = await openThrottledPage(browser);
  await page.addInitScript(() => {
    const check = () => {
      const headings = [...document.querySelectorAll("h2")];
      const heading = headings.find(({ textContent }) => textContent === "Top Trending Tips");
      const section = heading?.closest("section");
      section?.scrollIntoView();
      if (section?.querySelector("article h3")?.textContent) {
        Object.assign(window, { cardAt: performance.now() });
      } else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  await page.goto(site, { waitUntil: "commit" });
  const handle = await page.waitForFunction(() => Reflect.get(window, "cardAt") as number);
  const time = Number(await handle.jsonValue());
  await context.close();
  return time;
}

/** The scripts that home loads on a phone until it is scrolled to its end. kB, compressed by Brotli. */
export async function scriptsOfHome(
  browser: Browser,
  site: string,
  build: string,
): Promise<number> {
  const { page, context } = await openThrottledPage(browser);
  await page.goto(site);
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForTimeout(OBSERVE_MS);
  const scripts = await loadedScripts(page);
  await context.close();
  return sizeOf(scripts, build, brotliCompressSync);
}

interface LoadedScript {
  path: string;
  responseEnd: number;
}

function loadedScripts(page: Page): Promise<LoadedScript[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        responseEnd: (entry as PerformanceResourceTiming).responseEnd,
      })),
  );
}

function sizeOf(
  scripts: LoadedScript[],
  build: string,
  compress: (code: Buffer) => Buffer,
): number {
  const paths = new Set(scripts.map(({ path }) => path));
  return [...paths].reduce(
    (sum, path) => sum + compress(readFileSync(join(build, path))).length / 1000,
    0,
  );
}
