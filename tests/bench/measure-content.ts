import type { Browser } from "@playwright/test";
import { openThrottledPage, type StoredState } from "./throttled-page";

/** How long the page gets for its remaining work once the service worker controls it. Milliseconds. */
const SETTLING_MS = 6000;

/**
 * Measures when a tip's text appears on the throttled phone. Milliseconds.
 * @returns `cold`: with an empty cache; `warm`: once the service worker has precached the app
 */
export async function measureTipText(
  browser: Browser,
  url: string,
  storageState: StoredState,
): Promise<{ cold: number; warm: number }> {
  const { page, context } = await openThrottledPage(browser, storageState);
  async function open(): Promise<number> {
    await page.goto(url, { waitUntil: "commit" });
    const time = await page.waitForFunction(() => {
      const text = document.querySelector<HTMLElement>("[role=tabpanel] p");
      return text !== null && text.offsetHeight > 0 && performance.now();
    });
    return Number(await time.jsonValue());
  }
  const cold = await open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(SETTLING_MS);
  const warm = await open();
  await context.close();
  return { cold, warm };
}
