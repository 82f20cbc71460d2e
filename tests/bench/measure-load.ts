import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { openThrottledPage, type ThrottledPageOptions } from "./throttled-page";

/** How long a page is watched after its last request. Milliseconds. */
const WATCH_MS = 1500;

/** A task longer than this blocks a reader. Milliseconds. */
const LONG_TASK_MS = 50;

export interface LoadMeasures {
  /** Milliseconds from the navigation. */
  lcp: number;
  fcp: number;
  /** What long tasks take beyond 50 ms, from the first paint on. Milliseconds. */
  tbt: number;
  cls: number;
  /** Scripts there before the program answers to a press: gzip, kB. */
  scripts: number;
  /** All that was fetched, as it was sent. kB. */
  total: number;
}

interface Watch {
  lcp: number;
  fcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  /** When the program took over what `index.html` began; null for a page without one. */
  aliveAt: number | null;
}

/** Runs in the page, before anything of it. */
function watch() {
  const seen: Watch = { lcp: 0, fcp: 0, cls: 0, tasks: [], aliveAt: null };
  Object.assign(window, { seen });
  const observe = (type: string, look: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({
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
    seen.cls += Reflect.get(entry, "value");
  });
  observe("longtask", ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  let wasThere = false;
  const look = () => {
    const isThere = "earlyPress" in window;
    if (wasThere && !isThere) seen.aliveAt = performance.now();
    else requestAnimationFrame(look);
    wasThere ||= isThere;
  };
  requestAnimationFrame(look);
}

/** Loads a page with an empty cache and measures until it is at rest. */
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
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(WATCH_MS);
  const { seen, scripts } = await page.evaluate(() => ({
    seen: Reflect.get(window, "seen") as Watch,
    scripts: performance
      .getEntriesByType("resource")
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, responseEnd })),
  }));
  await context.close();
  const early = scripts.filter(({ responseEnd }) => responseEnd <= (seen.aliveAt ?? 0));
  return {
    lcp: seen.lcp,
    fcp: seen.fcp,
    tbt: seen.tasks
      .filter(({ start, duration }) => start + duration > seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    cls: seen.cls,
    scripts: build === null ? 0 : early.reduce((sum, { path }) => sum + gzipKb(build, path), 0),
    total: total / 1000,
  };
}

function gzipKb(build: string, path: string): number {
  return gzipSync(readFileSync(join(build, path)), { level: 9 }).length / 1000;
}
