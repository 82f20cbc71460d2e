import type { Browser, Page } from "@playwright/test";
import { openThrottledPage, type StoredState } from "./throttled-page";

/** Time to install the service worker. Milliseconds. */
const SETTLING_MS = 6000;

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
  await page.waitForFunction(() => "contentAt" in window, null, { timeout: 30_000 });
  return page.evaluate(() => Reflect.get(window, "contentAt") as number);
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
