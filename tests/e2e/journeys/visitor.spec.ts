import type { Page } from "@playwright/test";
import { expect, followNavigation, mockResponse, openBrowse, test } from "../support/journey";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down. The virtual list renders more cards after the first frame, and the page grows. */
async function scrollDown(page: Page, top: number) {
  const scroll = () => page.evaluate((y) => window.scrollTo(0, y), top).then(() => scrollTop(page));
  await expect.poll(scroll).toBe(top);
}

/** Cards above that are taller than estimated shift the scroll position along with the content. */
async function expectScrolled(page: Page, top: number, tolerance: number) {
  const offset = async () => Math.abs((await scrollTop(page)) - top);
  await expect.poll(offset).toBeLessThan(tolerance);
}

test("a visitor finds a tip despite a typo, and sees the word highlighted", async ({ page }) => {
  await page.goto("/browseTips");
  await page.getByRole("searchbox", { name: "Search tips" }).fill("tomatos");
  await expect(page.getByText(/^Showing \d of/)).toBeVisible();
  const marked = () =>
    page.evaluate(() => Array.from(CSS.highlights.get("found") ?? [], (range) => `${range}`));
  await expect.poll(marked).toContainEqual(expect.stringMatching(/^tomato(es)?$/i));
  await page.getByRole("searchbox", { name: "Search tips" }).fill("");
  await expect.poll(marked).toEqual([]);
});

test("the filters stay in place when a visitor sets the first one", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/browseTips");
  await page.getByRole("button", { name: "Filters" }).click();
  const difficulty = page.getByLabel("Difficulty");
  const before = await difficulty.boundingBox();
  await page.getByLabel("Category").selectOption("Watering");
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
  expect(await difficulty.boundingBox()).toEqual(before);
});

test("a visitor opens a tip by pressing anywhere on its card", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/browseTips");
  const corner = { x: 8, y: 8 };
  await page.getByRole("article").first().click({ position: corner });
  await expect(page).toHaveURL("/login");
});

for (const count of [30, 300]) {
  test(`a visitor who goes Back or reloads returns to the same position among ${count} tips`, {
    tag: "@both",
  }, async ({ page }) => {
    const tips = Array.from({ length: count }, (_, index) => ({
      _id: index.toString(16).padStart(24, "0"),
      title: `Tip ${1000 + index}`,
    }));
    await mockResponse(page, "/shareTips", tips);
    await openBrowse(page);
    await scrollDown(page, 900);
    async function readAboutUs() {
      await followNavigation(page, "About Us");
      await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeFocused();
    }
    await readAboutUs();
    await page.goBack();
    await expectScrolled(page, 900, 10);
    await page.reload();
    await expect(page.getByText(/^Showing/)).toBeVisible();
    await expectScrolled(page, 900, 10);
    await readAboutUs();
    await page.reload();
    await page.goBack();
    await expect(page.getByText(/^Showing/)).toBeVisible();
    await expectScrolled(page, 900, 10);
  });
}

test("a visitor who goes Back to a search, or reloads it, returns to the same position", async ({
  page,
}) => {
  const tips = Array.from({ length: 300 }, (_, index) => ({ _id: `${index}`, title: "Peas" }));
  await mockResponse(page, "/shareTips", tips);
  await openBrowse(page, "?q=peas");
  await scrollDown(page, 2000);
  await followNavigation(page, "About Us");
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeFocused();
  await page.goBack();
  await expectScrolled(page, 2000, 200);
  await page.reload();
  await expectScrolled(page, 2000, 200);
});

test("a visitor who opens the filters on a phone sees cards wherever they scroll", {
  tag: "@phone",
}, async ({ page }) => {
  const tips = Array.from({ length: 300 }, (_, index) => ({ _id: `${index}`, title: "Peas" }));
  await mockResponse(page, "/shareTips", tips);
  await openBrowse(page);
  await page.getByRole("button", { name: "Filters" }).click();
  const blankHeights = () =>
    page.evaluate(() => {
      window.scrollTo(0, 3000);
      const isBlank = (y: number) =>
        document.elementFromPoint(innerWidth / 2, y)?.closest("article, header") === null;
      const heights = Array.from({ length: 20 }, (_, index) => 40 * index);
      // A gap between two cards is less than 25 px high.
      return heights.filter((y) => isBlank(y) && isBlank(y + 25));
    });
  await expect.poll(blankHeights).toEqual([]);
});

test("a visitor who types another URL starts at the top of its page", async ({ page }) => {
  await page.goto("/aboutUs");
  await scrollDown(page, 500);
  await openBrowse(page);
  await page.waitForLoadState("networkidle");
  expect(await scrollTop(page)).toBe(0);
  await page.goto("/aboutUs");
  await page.waitForLoadState("networkidle");
  expect(await scrollTop(page)).toBe(0);
});

test("a visitor who goes Back during a page transition gets the previous page", async ({
  page,
}) => {
  await page.goto("/contactUs");
  await followNavigation(page, "About Us");
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeFocused();
  for (const delay of [0, 30, 90, 150]) {
    await page.evaluate(async (milliseconds) => {
      document.querySelector<HTMLElement>("header a[href='/browseTips']")?.click();
      while (location.pathname !== "/browseTips") await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      history.back();
    }, delay);
    await expect(page).toHaveURL("/aboutUs");
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    // The visible heading may belong to the snapshot that a view transition starts from.
    await page.waitForFunction(() => Reflect.get(document, "activeViewTransition") === null);
  }
});

test("a visitor's page refuses markup that would run scripts, and scripts of other origins", async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/require-trusted-types-for|Trusted(HTML|ScriptURL)/);
  await page.goto("/aboutUs");
  const refusals = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>"),
      () => document.createElement("script").setAttribute("src", "https://evil.test/a.js"),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return "none";
      } catch (error) {
        return String(error);
      }
    });
  });
  expect(refusals).toEqual([
    expect.stringContaining("TrustedHTML"),
    expect.stringContaining("TrustedScriptURL"),
  ]);
});
