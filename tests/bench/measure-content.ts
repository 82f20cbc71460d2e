import type { Browser, Page } from "@playwright/test";
import { openThrottledPage, type StoredState } from "./throttled-page";

/** How long the sleeping host takes for each response. Milliseconds. */
const ASLEEP_MS = 8000;

/** Time to persist queries and to install the service worker. Milliseconds. */
const SETTLING_MS = 6000;

export interface ContentPage {
  name: string;
  path: string;
  /** The element with the backend's data, as a CSS selector. */
  content: string;
}

/** Runs in the page before its own scripts: records when the content appears. */
function watchForContent(selector: string) {
  const check = () => {
    const found = document.querySelector<HTMLElement>(selector);
    const isVisible = found !== null && found.offsetHeight > 0;
    if (isVisible) Object.assign(window, { contentAt: performance.now() });
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** When the content appeared. Milliseconds from the navigation. */
async function contentTime(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "commit" });
  // Lazy sections are rendered on scrolling.
  const scrolling = setInterval(() => {
    page.evaluate(() => window.scrollBy(0, 900)).catch(() => {});
  }, 50);
  await page.waitForFunction(() => "contentAt" in window, null, { timeout: 30_000 });
  clearInterval(scrolling);
  return page.evaluate(() => Reflect.get(window, "contentAt") as number);
}

/**
 * Measures when a page's content appears, without throttling. Milliseconds.
 * @returns `awake`: at a first visit with the host awake; `asleep`: at the next visit, where each call takes 8 s
 */
export async function measureSleepingHost(
  browser: Browser,
  site: string,
  restUrl: string,
  { path, content }: ContentPage,
  storageState: StoredState,
): Promise<{ awake: number; asleep: number }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
    storageState,
  });
  await context.addInitScript(watchForContent, content);
  const page = await context.newPage();
  const awake = await contentTime(page, `${site}${path}`);
  await page.waitForTimeout(SETTLING_MS / 3);
  await page.close();
  await context.route(`${restUrl}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ASLEEP_MS));
    await route.continue().catch(() => {});
  });
  const asleep = await contentTime(await context.newPage(), `${site}${path}`);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
  return { awake, asleep };
}

/**
 * Measures when a tip's text appears on the throttled phone. Milliseconds.
 * @returns `cold`: with an empty cache; `warm`: once the service worker has precached the app
 */
export async function measureTipText(
  browser: Browser,
  url: string,
  content: string,
  storageState?: StoredState,
): Promise<{ cold: number; warm: number }> {
  const { page, context } = await openThrottledPage(browser, storageState);
  await page.addInitScript(watchForContent, content);
  const cold = await contentTime(page, url);
  await page
    .waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
    .catch(() => {});
  await page.waitForTimeout(SETTLING_MS);
  const warm = await contentTime(page, url);
  await context.close();
  return { cold, warm };
}
