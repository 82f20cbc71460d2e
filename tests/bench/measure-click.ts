import type { Browser, Locator, Page } from "@playwright/test";
import { openThrottledPage, type ThrottledPageOptions } from "./throttled-page";

/** How long a person reads a page, and points at a link before they follow it. Milliseconds. */
const READ_MS = 1500;
const APPROACH_MS = 1200;

/** How long a finger presses a link. Milliseconds. */
const PRESS_MS = 80;

/** The prefix of the console message that reports the time. */
const SHOWN = "Shown after ";

/**
 * Follows a link, and measures the time from the release to the frame with the next page's heading. The link has the focus
 * for a while before, since a person points at it first.
 * @returns milliseconds
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
  const from = { heading, shownPrefix: SHOWN };
  await page.addInitScript(watchFrom, from);
  await page.evaluate(watchFrom, from);
  const shown = page.waitForEvent("console", (message) => message.text().startsWith(SHOWN));
  await press(page, target);
  const time = Number((await shown).text().slice(SHOWN.length));
  await context.close();
  return time;
}

/** Uses the mouse, since `click()` spends the page's time on checks of its target. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is no link to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** Runs in the page, and in the next one if that is another document. Logs the time when the heading changes. */
function watchFrom({ heading, shownPrefix }: { heading: string; shownPrefix: string }) {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("clicked-at", String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
  const check = () => {
    const shown = document.querySelector("h1")?.textContent ?? heading;
    if (shown === heading) return;
    observer.disconnect();
    // The task after an animation frame runs when the frame has been drawn.
    requestAnimationFrame(() =>
      setTimeout(() =>
        console.info(`${shownPrefix}${now() - Number(sessionStorage.getItem("clicked-at"))}`),
      ),
    );
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
