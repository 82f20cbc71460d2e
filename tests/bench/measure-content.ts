import type { Browser, Page } from "@playwright/test";
import { openThrottledPage, type StoredState } from "./throttled-page";

/** How long the page gets for its remaining work once the service worker controls it. Milliseconds. */
const SETTLING_MS = 6000;

/** When a tip's text and its picture appear. Milliseconds. */
interface TipTimes {
  words: number;
  picture: number;
}

/**
 * Measures when a tip's page shows its content on the throttled phone.
 * @param member what the browser has stored; without it, the page is static and is opened only once
 * @returns `cold`: with an empty cache; `warm`: once the service worker has precached the app
 */
export async function measureTip(
  browser: Browser,
  url: string,
  member?: StoredState,
): Promise<{ cold: TipTimes; warm: TipTimes | null }> {
  const { page, context } = await openThrottledPage(browser, member);
  await page.addInitScript(watchContent);
  const cold = await open(page, url);
  let warm: TipTimes | null = null;
  if (member) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForTimeout(SETTLING_MS);
    warm = await open(page, url);
  }
  await context.close();
  return { cold, warm };
}

async function open(page: Page, url: string): Promise<TipTimes> {
  await page.goto(url, { waitUntil: "commit" });
  const times = await page.waitForFunction(() => {
    const seen = Reflect.get(window, "content") as TipTimes | undefined;
    return seen !== undefined && seen.words > 0 && seen.picture > 0 && { ...seen };
  });
  return (await times.jsonValue()) as TipTimes;
}

/** Runs in the page before its own scripts: records the first frame with the text, and that with the loaded picture. */
function watchContent() {
  const content = { words: 0, picture: 0 };
  Object.assign(window, { content });
  const isLoaded = (name: string) => performance.getEntriesByName(name).length > 0;
  function check() {
    const text = document.querySelector<HTMLElement>("[role=tabpanel] p");
    if (!content.words && text !== null && text.offsetHeight > 0) content.words = performance.now();
    const pictures = [...document.querySelectorAll("main img, main image")].filter(
      (element) => element.getBoundingClientRect().height > 0,
    );
    const source = pictures[0]?.getAttribute("href") ?? pictures[0]?.getAttribute("src");
    if (!content.picture && source && isLoaded(new URL(source, location.href).href)) {
      content.picture = performance.now();
    }
    if (!content.words || !content.picture) requestAnimationFrame(check);
  }
  requestAnimationFrame(check);
}
