import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { openThrottledPage, type ThrottledPageOptions } from "./throttled-page";

/** How long a page is observed after its last request. Milliseconds. */
const OBSERVE_MS = 1500;

/** The part of a task above this counts as blocking time. Milliseconds. */
const LONG_TASK_MS = 50;

export interface LoadMeasures {
  /** Milliseconds from the navigation. */
  lcp: number;
  fcp: number;
  /** Total blocking time after the first paint. Milliseconds. */
  tbt: number;
  cls: number;
  /** Scripts that were loaded before the page was interactive, gzip. kB. */
  scripts: number;
  /** All transferred bytes. kB. */
  total: number;
}

interface Observation {
  lcp: number;
  fcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  /** When the app was hydrated and had deleted `earlyPress`; null for a page without the app. */
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
    const isPending = "earlyPress" in window;
    if (wasPending && !isPending) seen.hydratedAt = performance.now();
    else requestAnimationFrame(check);
    wasPending ||= isPending;
  };
  requestAnimationFrame(check);
}

/** Loads a page with an empty cache and measures until it is idle. */
export async function measureLoad(
  browser: Browser,
  url: string,
  build: string | null,
  options: ThrottledPageOptions,
): Promise<LoadMeasures> {
  const { page, context, session } = await openThrottledPage(browser, options);
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.addInitScript(observePage);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(OBSERVE_MS);
  const { seen, scripts } = await page.evaluate(() => ({
    seen: Reflect.get(window, "seen") as Observation,
    scripts: performance
      .getEntriesByType("resource")
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, responseEnd })),
  }));
  await context.close();
  const beforeInteractive = scripts.filter(
    ({ responseEnd }) => responseEnd <= (seen.hydratedAt ?? 0),
  );
  return {
    lcp: seen.lcp,
    fcp: seen.fcp,
    tbt: seen.tasks
      .filter(({ start, duration }) => start + duration > seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    cls: seen.cls,
    scripts:
      build === null
        ? 0
        : beforeInteractive.reduce((sum, { path }) => sum + gzipKb(build, path), 0),
    total: total / 1000,
  };
}

function gzipKb(build: string, path: string): number {
  return gzipSync(readFileSync(join(build, path)), { level: 9 }).length / 1000;
}
