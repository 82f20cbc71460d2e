import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey";

/** Between two keys of somebody who types fast. Milliseconds. */
const KEY_MS = 60;

/** Goes on with Tab until something has the focus, as far as a patient person would. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text, { delay: KEY_MS });
}

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

test("a visitor finds a tip by keyboard alone", async ({ page }) => {
  await page.goto("/browseTips");
  await expect(page.getByText(/^Showing/)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, "Filters");
  await press(page, "Difficulty");
  await expect(page).toHaveURL(/sort=difficulty/);
  await tabTo(page, page.getByLabel("Category"));
  await page.keyboard.type("Watering");
  await expect(page).toHaveURL(/category=watering/);
  const tip = page.getByRole("link", { name: "View Details" }).first();
  await tabTo(page, tip);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL(/category=watering/);
});

test("a visitor searches by keyboard alone, and starts again", async ({ page }) => {
  await page.goto("/browseTips");
  await expect(page.getByText(/^Showing/)).toBeVisible();
  await typeInto(page, "Search tips", "xylophone tree");
  await press(page, "Reset all filters");
  await expect(page).toHaveURL("/browseTips");
  await expect(page.getByLabel("Search tips")).toHaveValue("");
});

test("a visitor who clears the filters by keyboard does not lose the place", async ({ page }) => {
  await page.goto("/browseTips?category=watering");
  await press(page, "Clear filters");
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("a gardener logs in and shares a tip by keyboard alone", async ({ page, gardener }) => {
  const title = `Onions of ${gardener.name}`;
  await page.goto("/login");
  await typeInto(page, "Email", gardener.email);
  await typeInto(page, "Password", gardener.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.goto("/shareTips");
  await typeInto(page, "Title", title);
  await typeInto(page, "Plant type", "Onion");
  await tabTo(page, page.getByLabel("Difficulty"));
  await page.keyboard.press("ArrowDown");
  await typeInto(page, "Description", "Bend the leaves over in August.");
  await press(page, "Share Tip");
  await expect(page.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
  await expect(page).toHaveURL("/browseTips");
});
