import type { Browser, Page } from "@playwright/test";
import { openThrottledPage, type StoredState, tapOn } from "./throttled-page";

/** The pause before and after each use of a control. Milliseconds. */
const PAUSE_MS = 900;

type Use = (page: Page) => Promise<void>;

const tapButton =
  (name: string | RegExp): Use =>
  async (page) => {
    const tap = await tapOn(page.getByRole("button", { name, exact: true }).first());
    await page.waitForTimeout(PAUSE_MS);
    await tap();
  };

/** In a text field, the key types a letter; in a list, it chooses an option. */
const pressKeyIn =
  (label: string, letter = "e"): Use =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).first().focus();
    await page.waitForTimeout(PAUSE_MS);
    await page.keyboard.press(letter);
  };

/** The controls of a page, in the order in which they are used: the theme switch is in the menu. */
export const controls: Record<"browse" | "details" | "share", Record<string, Use>> = {
  browse: {
    "a letter": pressKeyIn("Search tips"),
    // On a phone, the sort buttons are in the panel.
    filters: tapButton("Filters"),
    "sort by category": tapButton("Category"),
    "sort by difficulty": tapButton("Difficulty"),
    "category filter": pressKeyIn("Category", "w"),
    "difficulty filter": pressKeyIn("Difficulty", "m"),
    "show tips": tapButton(/^Show \d/),
    "clear filters": tapButton("Clear filters"),
    save: tapButton(/^Saved? .+/),
    saved: tapButton(/^Saved( \(\d+\))?$/),
    menu: tapButton("Menu"),
    "theme switch": tapButton(/theme/i),
  },
  details: {
    save: tapButton(/^Saved? .+/),
    like: tapButton("Like this tip"),
    menu: tapButton("Menu"),
    "theme switch": tapButton(/theme/i),
  },
  share: {
    title: pressKeyIn("Title"),
    "plant type": pressKeyIn("Plant type"),
    category: pressKeyIn("Category", "w"),
    difficulty: pressKeyIn("Difficulty", "m"),
    description: pressKeyIn("Description"),
    "image URL": pressKeyIn("Image URL"),
    menu: tapButton("Menu"),
    "theme switch": tapButton(/theme/i),
  },
};

/**
 * Uses each of a page's controls once.
 * @returns the time of each from the touch or key to the next frame, as Interaction to Next Paint counts it; milliseconds
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
  uses: Record<string, Use>,
  storageState: StoredState,
): Promise<Map<string, number>> {
  const { page, context } = await openThrottledPage(browser, storageState);
  page.setDefaultTimeout(10_000);
  await page.addInitScript(watchInteractions);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2 * PAUSE_MS);
  const times = new Map<string, number>();
  for (const [name, use] of Object.entries(uses)) {
    await page.evaluate(() => Object.assign(window, { longestInteraction: 0 }));
    await use(page);
    await page.waitForTimeout(PAUSE_MS);
    times.set(name, await page.evaluate(() => Reflect.get(window, "longestInteraction")));
  }
  await context.close();
  return times;
}

/** Runs in the page: the longest interaction so far. Those below 16 ms are not reported. */
function watchInteractions() {
  Object.assign(window, { longestInteraction: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "interactionId")) continue;
      const longestInteraction = Math.max(
        Reflect.get(window, "longestInteraction"),
        entry.duration,
      );
      Object.assign(window, { longestInteraction });
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
