import type { Locator, Page } from "@playwright/test";
import { quietPage } from "../../support/pages";
import { specWords } from "../../support/spec-words";
import { expect, openBrowse, storeTip, test } from "../support/journey";

const MAX_PRESSES = 60;

/** Presses Tab until the target has the focus, for at most `MAX_PRESSES`. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

test("a visitor finds a tip by keyboard alone", async ({ page }) => {
  await openBrowse(page);
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
  await expect(tip).toBeFocused();
});

test("a gardener opens, reads and likes a tip by keyboard alone, and logs out", async ({
  memberPage: page,
  gardener,
}) => {
  await page.goto(quietPage);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await tabTo(page, navigation.getByRole("link", { name: "Browse Tips" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Browse Tips" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "View Details" }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Like this tip" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await press(page, "Like this tip");
  await expect(page.getByRole("alert").filter({ hasText: "Thanks for liking" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Liked!" })).toBeFocused();

  await tabTo(page, page.getByRole("tab", { name: "Detailed Guide" }));
  // Alt with the right arrow is the browser's shortcut for Forward.
  await page.keyboard.press("Alt+ArrowRight");
  await expect(page.getByRole("tab", { name: "Detailed Guide" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Care Instructions" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Care Instructions" })).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Expert Tips" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: gardener.name }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await press(page, "Logout");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeFocused();
});

test("a gardener edits and deletes a tip by keyboard alone", async ({
  memberPage: page,
  gardener,
  allowInConsole,
}) => {
  allowInConsole(/status of 400/);
  const { name, email } = gardener;
  const title = `Shallots of ${name}`;
  await storeTip({ title, name, email });
  await page.goto("/myTips");
  await tabTo(page, page.getByRole("link", { name: `Edit ${title}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Title"));
  await page.keyboard.press("End");
  await page.keyboard.type(", again");
  await page.route(`${process.env.E2E_REST_URL}/**`, async (route) => {
    if (route.request().method() === "PUT") await route.fulfill({ status: 400 });
    else await route.fallback();
  });
  await press(page, "Update Tip");
  await expect(page.getByRole("dialog", { name: specWords.oops })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Update Tip" })).toBeFocused();
  await page.unrouteAll();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/myTips");
  await expect(page.getByRole("link", { name: `${title}, again`, exact: true })).toBeFocused();

  const remove = page.getByRole("button", { name: `Delete ${title}, again` });
  await tabTo(page, remove);
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeInViewport();
  // The focus starts on Cancel, so that a hasty Enter deletes nothing, and returns to the button that opened the dialog.
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await press(page, specWords.yesDelete);
  await expect(page.getByRole("dialog", { name: specWords.deleted })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("No Tips Added Yet")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "My Tips" })).toBeFocused();
});
