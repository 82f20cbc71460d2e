import type { Locator, Page } from "@playwright/test";
import { expect, expectSignedIn, openBrowse, storeTip, test } from "../support/journey";

const MAX_PRESSES = 60;

/** Presses Tab until the target has the focus, for at most `MAX_PRESSES`. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** Follows a link of the navigation, after opening the menu that holds it on a phone. */
async function navigateTo(page: Page, name: string) {
  const menu = page.getByRole("button", { name: "Menu", exact: true, expanded: false });
  if (await menu.isVisible()) {
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
  }
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  await tabTo(page, link, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
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

test("a gardener logs in and shares a tip by keyboard alone", async ({ page, gardener }) => {
  const title = `Onions of ${gardener.name}`;
  await page.goto("/login");
  await typeInto(page, "Email", gardener.email);
  await typeInto(page, "Password", gardener.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expectSignedIn(page, gardener);
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

test("a gardener opens, reads and likes a tip by keyboard alone, and logs out", async ({
  memberPage: page,
  gardener,
}) => {
  await page.goto("/aboutUs");
  await navigateTo(page, "Browse Tips");
  await tabTo(page, page.getByRole("link", { name: "View Details" }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Like this tip" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await press(page, "Like this tip");
  await expect(page.getByRole("alert").filter({ hasText: "Thanks for liking" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Liked!" })).toBeFocused();

  await tabTo(page, page.getByRole("tab", { name: "Detailed Guide" }));
  // Alt with an arrow is the browser's Forward.
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
}) => {
  const { name, email } = gardener;
  const title = `Shallots of ${name}`;
  await storeTip({ title, name, email });
  await page.goto("/myTips");
  await tabTo(page, page.getByRole("link", { name: `Edit ${title}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Title"));
  await page.keyboard.press("End");
  await page.keyboard.type(", again");
  await press(page, "Update Tip");
  await expect(page).toHaveURL("/myTips");

  const remove = page.getByRole("button", { name: `Delete ${title}, again` });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  // The focus starts on Cancel, so that a hasty Enter deletes nothing, and returns to the button that opened the dialog.
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await press(page, "Yes, delete it!");
  await expect(page.getByRole("dialog", { name: "Deleted!" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("No Tips Added Yet")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "My Tips" })).toBeFocused();
});

test("a visitor switches the theme, and opens and closes the menu, by keyboard alone", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/aboutUs");
  await press(page, "Switch to the dark theme");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dusk");
  await expect(page.getByRole("button", { name: "Switch to the light theme" })).toBeFocused();
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) {
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Contact" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  }
  await navigateTo(page, "Contact");
});

test("a visitor opens and closes a gardener's profile by keyboard alone, and the focus returns to its button", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Featured Gardeners" })).toBeVisible();
  const opener = page.getByRole("button", { name: "View Profile" }).first();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(opener).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Harriet Pell" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});
