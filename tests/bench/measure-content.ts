import type { Browser, BrowserContext, Page } from "@playwright/test";
import { serveTips } from "./many-tips";
import { openThrottledPage } from "./throttled-page";

/** How long the sleeping host takes over its first answer. Milliseconds. */
const ASLEEP_MS = 8000;

/** Time for what was read to be persisted, and for the worker to be installed. Milliseconds. */
const SETTLING_MS = 6000;

export type Device = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface ContentPage {
  name: string;
  path: string;
  isPrivate?: boolean;
  /** What the backend has for the page, as a CSS selector. */
  content: string;
}

/** Notes when the content is there first. Runs in the page, before anything of it. */
function watchForContent(selector: string) {
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector);
    const isThere = found !== null && found.offsetHeight > 0;
    if (isThere) Object.assign(window, { contentAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** When the content was there. Milliseconds from the navigation. */
async function contentTime(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "commit" });
  // What stands below the first view is rendered when it comes near.
  const scrolling = setInterval(() => {
    page.evaluate(() => window.scrollBy(0, 900)).catch(() => {});
  }, 50);
  await page.waitForFunction(() => "contentAt" in window, null, { timeout: 30_000 });
  clearInterval(scrolling);
  return page.evaluate(() => Reflect.get(window, "contentAt") as number);
}

/**
 * How long a page's content takes on the machine as it is.
 * @returns `awake`: at a first visit, with the host awake; `asleep`: at the next visit, with each call answered after 8 s
 */
export async function measureSleepingHost(
  browser: Browser,
  site: string,
  restUrl: string,
  { path, content }: ContentPage,
  storageState: Device | undefined,
): Promise<{ awake: number; asleep: number }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
    ...(storageState && { storageState }),
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
 * How long a member's page takes to its words on the slow phone.
 * @returns `cold`: with an empty cache; `warm`: once the service worker has the app
 */
export async function measureWords(
  browser: Browser,
  url: string,
  content: string,
  storageState: Device | undefined,
): Promise<{ cold: number; warm: number }> {
  const { page, context } = await openThrottledPage(browser, {
    ...(storageState && { storageState }),
  });
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

/** What it takes to show a list of that many tips from the device, on the slow phone, while the host sleeps. */
export async function measureRestoring(
  browser: Browser,
  site: string,
  count: number,
): Promise<{ content: number; longestTask: number }> {
  const { page, context } = await openThrottledPage(browser);
  await page.addInitScript(watchForContent, "main article");
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await serveTips(page, count);
  const url = `${site}/browseTips`;
  await contentTime(page, url);
  await page.waitForTimeout(2 * SETTLING_MS);
  await page.unrouteAll();
  await page.route("**/shareTips", () => {});
  const content = await contentTime(page, url);
  await page.waitForTimeout(SETTLING_MS / 2);
  const longestTask = await page.evaluate(() =>
    Math.max(0, ...(Reflect.get(window, "tasks") as number[])),
  );
  await context.close();
  return { content, longestTask };
}
