import type { Browser, BrowserContext, Locator } from "@playwright/test";

/** A mid-range phone on a slow mobile network, with the settings of Lighthouse. */
const LATENCY_MS = 150;
const DOWN_BITS_PER_S = 1_600_000;
const UP_BITS_PER_S = 750_000;
const CPU_SLOWDOWN = 4;

/** How often a page is checked. Not in each animation frame: the page would render more often. Milliseconds. */
export const POLL_MS = 50;

/** What a browser has stored, such as a session. */
export type StoredState = Awaited<ReturnType<BrowserContext["storageState"]>>;

export async function openThrottledPage(browser: Browser, storageState?: StoredState) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BITS_PER_S / 8,
    uploadThroughput: UP_BITS_PER_S / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, context, session };
}

/**
 * Scrolls an element into view.
 * @returns a function that taps it with a raw touch: the hit check of `locator.tap()` would take up the page's time
 */
export async function tapOn(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is no ${target}`);
  return () => target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
