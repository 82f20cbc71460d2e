import type { Browser } from "@playwright/test";
import { serveTips } from "./many-tips";
import { openThrottledPage } from "./throttled-page";

export interface KeyMeasures {
  /** The time from each key to the frame with its search result. Milliseconds. */
  keys: number[];
  /** The time from the data's arrival to the first cards. Milliseconds. */
  firstCards: number;
}

/** Each key changes the number of results: down with each letter, up with each Backspace. */
const KEYS = ["w", "x", "y", "z", "Backspace", "Backspace", "Backspace", "Backspace"];

/** Types a search into a list of this many tips. */
export async function measureKeys(
  browser: Browser,
  site: string,
  count: number,
): Promise<KeyMeasures> {
  const { page, context } = await openThrottledPage(browser);
  await serveTips(page, count);
  await page.addInitScript(() => {
    const check = () => {
      if (document.querySelector("main article") === null) return requestAnimationFrame(check);
      setTimeout(() => Object.assign(window, { firstCardsAt: performance.now() }));
    };
    requestAnimationFrame(check);
  });
  await page.goto(`${site}/browseTips`);
  await page.waitForFunction(() => Reflect.has(window, "firstCardsAt"));
  const firstCards = await page.evaluate(() => {
    const data = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.endsWith("/shareTips"));
    return Reflect.get(window, "firstCardsAt") - (data as PerformanceResourceTiming).responseEnd;
  });
  await page.waitForTimeout(2000);
  await page.getByRole("searchbox").focus();
  const keys: number[] = [];
  for (const key of KEYS) {
    await page.evaluate(watchKey);
    await page.keyboard.press(key);
    const time = await page.waitForFunction(() => Reflect.get(window, "keyTime") as number);
    keys.push(Number(await time.jsonValue()));
  }
  await context.close();
  return { keys, firstCards };
}

/** Runs in the page: measures from the next key to the frame in which the count of tips has changed. */
function watchKey() {
  Reflect.deleteProperty(window, "keyTime");
  const status = document.querySelector("main p[role=status]");
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      const drawn = () =>
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { keyTime: performance.now() - timeStamp })),
        );
      const observer = new MutationObserver(() => {
        observer.disconnect();
        drawn();
      });
      if (status) observer.observe(status, { subtree: true, characterData: true, childList: true });
    },
    { capture: true, once: true },
  );
}
