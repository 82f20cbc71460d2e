import type { Browser } from "@playwright/test";
import { openThrottledPage, type ThrottledPageOptions } from "./throttled-page";

/** As long as somebody looks at a page, and at a link before they follow it. Milliseconds. */
const READ_MS = 1500;
const APPROACH_MS = 1200;

/**
 * Follows a link, and measures from the press to the frame with another page's heading. Milliseconds.
 * The link has had the focus for a while, as a mouse or a thumb comes near it first.
 */
export async function measureClick(
  browser: Browser,
  url: string,
  link: string,
  options: ThrottledPageOptions,
): Promise<number> {
  const { page, context } = await openThrottledPage(browser, options);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(READ_MS);
  const heading = (await page.locator("h1").textContent()) ?? "";
  const target = page.locator(link).first();
  await target.focus();
  await page.waitForTimeout(APPROACH_MS);
  await page.addInitScript(watchFrom, heading);
  await page.evaluate(watchFrom, heading);
  await target.click();
  const shownAt = await page.waitForFunction(() => Reflect.get(window, "shownAt") as number);
  const clickedAt = await page.evaluate(() => Number(sessionStorage.getItem("clicked-at")));
  const time = Number(await shownAt.jsonValue()) - clickedAt;
  await context.close();
  return time;
}

/** Runs in the page, and in the next one where that is another document. */
function watchFrom(heading: string) {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("clicked-at", String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
  const look = () => {
    const shown = document.querySelector("h1")?.textContent ?? heading;
    if (shown === heading) return requestAnimationFrame(look);
    // The frame that this is part of has been drawn when the next task runs.
    setTimeout(() => Object.assign(window, { shownAt: now() }));
  };
  requestAnimationFrame(look);
}
