import type { Page } from "@playwright/test";
import { quietPage } from "../../support/pages";
import { expect, followNavigation, mockResponse, openBrowse, test } from "../support/journey";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down, as soon as the page is long enough. */
async function scrollDown(page: Page, top: number) {
  const scroll = () => page.evaluate((y) => window.scrollTo(0, y), top).then(() => scrollTop(page));
  await expect.poll(scroll).toBe(top);
}

async function expectScrolled(page: Page, top: number) {
  const offset = async () => Math.abs((await scrollTop(page)) - top);
  await expect.poll(offset).toBeLessThan(10);
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
  // The sheet rises as it opens.
  await (await difficulty.elementHandle())?.waitForElementState("stable");
  const before = await difficulty.boundingBox();
  await page.getByLabel("Category").selectOption("Watering");
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
  expect(await difficulty.boundingBox()).toEqual(before);
});

test("a visitor opens a tip by pressing anywhere on its card", { tag: "@both" }, async ({
  page,
}) => {
  const onPicture = { x: 50, y: 100 };
  const onTitle = { x: 200, y: 16 };
  for (const position of [onPicture, onTitle]) {
    await page.goto("/browseTips");
    await page.getByRole("article").first().click({ position });
    await expect(page).toHaveURL("/login");
  }
});

test("a visitor finds View Details at the foot of each card of a row", async ({ page }) => {
  await openBrowse(page);
  const gaps = await page.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const link = card.querySelector("a")?.getBoundingClientRect() ?? new DOMRect();
      return Math.round(card.getBoundingClientRect().bottom - link.bottom);
    }),
  );
  expect(new Set(gaps).size).toBe(1);
});

test("a visitor who goes Back to the tips, or to a search, returns to the same position", {
  tag: "@both",
}, async ({ page }) => {
  const tips = Array.from({ length: 300 }, (_, index) => ({ _id: `${index}`, title: "Peas" }));
  await mockResponse(page, "/shareTips", tips);
  for (const search of ["", "?q=peas"]) {
    await openBrowse(page, search);
    await scrollDown(page, 900);
    await followNavigation(page, "About Us");
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeFocused();
    await page.goBack();
    await expectScrolled(page, 900);
  }
});

test("a visitor who types another URL starts at the top of its page", async ({ page }) => {
  await page.goto(quietPage);
  await scrollDown(page, 500);
  await openBrowse(page);
  await page.waitForLoadState("networkidle");
  expect(await scrollTop(page)).toBe(0);
  await page.goto(quietPage);
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
    await expect(page).toHaveURL(quietPage);
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    // The visible heading may belong to the snapshot that a view transition starts from.
    await page.waitForFunction(() => Reflect.get(document, "activeViewTransition") === null);
  }
});

test("a visitor's page refuses scripts in its markup, and of other origins", async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/Content Security Policy|CSP violation|Refused to|Executing inline/);
  await page.goto(quietPage);
  const refusals = await page.evaluate(async () => {
    const refused: string[] = [];
    const areRefused = new Promise<void>((resolve) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        if (refused.push(effectiveDirective) === 3) resolve();
      });
    });
    document.body.insertAdjacentHTML(
      "beforeend",
      "<img src=data:, onerror='window.hasRun = true'>",
    );
    const inline = document.createElement("script");
    inline.textContent = "window.hasRun = true";
    const foreign = document.createElement("script");
    foreign.src = "data:text/javascript,window.hasRun = true";
    document.body.append(inline, foreign);
    await areRefused;
    return refused.sort();
  });
  expect(refusals).toEqual(["script-src-attr", "script-src-elem", "script-src-elem"]);
  expect(await page.evaluate(() => Reflect.has(window, "hasRun"))).toBe(false);
});
