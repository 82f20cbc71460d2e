import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { openThrottledPage, POLL_MS } from "./throttled-page";

/** How long a page is observed after its last request. Milliseconds. */
const OBSERVE_MS = 1500;

/** The part of a task above this counts as blocking time. Milliseconds. */
const LONG_TASK_MS = 50;

interface Observation {
  lcp: number;
  fcp: number;
  tasks: { start: number; duration: number }[];
  /** When React had hydrated `main`. */
  hydratedAt: number;
}

/** Runs in the page before its own scripts: records its performance entries and when it is hydrated. */
function observePage(pollMs: number) {
  const seen: Observation = { lcp: 0, fcp: 0, tasks: [], hydratedAt: 0 };
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
  observe("longtask", ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  const timer = setInterval(() => {
    // React adds its properties to the elements that it has hydrated.
    const names = Object.keys(document.querySelector("main") ?? {});
    if (!names.some((name) => name.startsWith("__react"))) return;
    seen.hydratedAt = performance.now();
    clearInterval(timer);
  }, pollMs);
}

/**
 * Loads home with an empty cache and measures until it is idle.
 * @param appFolder the app's build, whose scripts are measured, too, after a scroll to home's end; null for a static page
 * @returns the values by their names and units; blocking time is that after the first paint
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  appFolder: string | null,
): Promise<Record<string, number>> {
  const { page, context, session } = await openThrottledPage(browser);
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.addInitScript(observePage, POLL_MS);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(OBSERVE_MS);
  const seen = await page.evaluate(() => Reflect.get(window, "seen") as Observation);
  const measures = {
    "LCP, ms": seen.lcp,
    "FCP, ms": seen.fcp,
    "TBT, ms": seen.tasks
      .filter(({ start, duration }) => start + duration > seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    "all bytes, kB": total / 1000,
  };
  const scripts = appFolder === null ? [] : await scriptsOfScrolledPage(page);
  await context.close();
  if (appFolder === null) return measures;
  const early = scripts.filter(({ responseEnd }) => responseEnd <= seen.hydratedAt);
  return {
    ...measures,
    "scripts before interactive, kB gzip": sizeOf(appFolder, early, gzipSync),
    "all scripts, kB br": sizeOf(appFolder, scripts, brotliCompressSync),
  };
}

/** Opens home and scrolls to its trending tips at once. @returns when their first card appears. Milliseconds */
export async function measureTrending(browser: Browser, site: string): Promise<number> {
  const { page, context } = await openThrottledPage(browser);
  await page.goto(site, { waitUntil: "commit" });
  const time = await page.waitForFunction(
    () => {
      const headings = [...document.querySelectorAll("h2")];
      const heading = headings.find(({ textContent }) => textContent === "Top Trending Tips");
      const section = heading?.closest("section");
      section?.scrollIntoView();
      return section?.querySelector("article h3")?.textContent ? performance.now() : null;
    },
    null,
    { polling: POLL_MS },
  );
  const cardAt = Number(await time.jsonValue());
  await context.close();
  return cardAt;
}

interface LoadedScript {
  path: string;
  responseEnd: number;
}

async function scriptsOfScrolledPage(page: Page): Promise<LoadedScript[]> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForTimeout(OBSERVE_MS);
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

/** The compressed size of the scripts' files in the build, whatever compression the server uses. kB */
function sizeOf(
  build: string,
  scripts: LoadedScript[],
  compress: (code: Buffer) => Buffer,
): number {
  const paths = new Set(scripts.map(({ path }) => path));
  return [...paths].reduce(
    (sum, path) => sum + compress(readFileSync(join(build, path))).length / 1000,
    0,
  );
}
