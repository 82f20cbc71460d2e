import type { Browser, Locator, Page } from "@playwright/test";
import { openThrottledPage, type ThrottledPageOptions } from "./throttled-page";

/** As long as somebody looks at a page, and at a link before they follow it. Milliseconds. */
const READ_MS = 1500;
const APPROACH_MS = 1200;

/** As long as a finger stays on a link. Milliseconds. */
const PRESS_MS = 80;

/** What the page says when the next one has been drawn, before the time that it took. */
const SHOWN = "Shown after ";

/**
 * Follows a link, and measures from the release to the frame with another page's heading. Milliseconds.
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
  const from = { heading, shownPrefix: SHOWN };
  await page.addInitScript(watchFrom, from);
  await page.evaluate(watchFrom, from);
  const shown = page.waitForEvent("console", (message) => message.text().startsWith(SHOWN));
  await press(page, target);
  const time = Number((await shown).text().slice(SHOWN.length));
  await context.close();
  return time;
}

/** By the mouse itself: `click()` looks with the page's own time whether it meets its target. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is no link to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** Runs in the page, and in the next one where that is another document. Does nothing until something changes. */
function watchFrom({ heading, shownPrefix }: { heading: string; shownPrefix: string }) {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("clicked-at", String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
  const look = () => {
    const shown = document.querySelector("h1")?.textContent ?? heading;
    if (shown === heading) return;
    observer.disconnect();
    // The frame that shows it has been drawn when the next task after it runs.
    requestAnimationFrame(() =>
      setTimeout(() =>
        console.info(`${shownPrefix}${now() - Number(sessionStorage.getItem("clicked-at"))}`),
      ),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
