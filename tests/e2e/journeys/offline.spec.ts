import type { Page } from "@playwright/test";
import { expect, followNavigation, sendTip, test, waitForDialogChunk } from "../support/journey";

// Calls and lazy chunks that are requested while offline.
test.beforeEach(({ allowInConsole }) =>
  allowInConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|Failed to fetch dynamically imported module|Error fetching tips/,
  ),
);

/** Waits until home has fetched its lazy parts, so that none of them fails during the navigation. */
async function expectHomeLoaded(page: Page) {
  await expect(page).toHaveURL("/");
  await expect(page.locator(".swiper-initialized")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Gardeners" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

/** Navigates to Browse and waits for its heading, since home may show an error of its own until then. */
async function openBrowse(page: Page, heading: string) {
  await followNavigation(page, "Browse Tips");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

test("a visitor who is offline sees an error, and browses once the connection is back", async ({
  page,
  context,
}) => {
  // Fetches the page's code but not its tips, so that no tips are cached.
  await page.route(`${process.env.E2E_REST_URL}/shareTips`, (route) => route.abort());
  await page.goto("/browseTips");
  await expect(page.getByRole("alert")).toBeVisible();
  await followNavigation(page, "Home");
  await expectHomeLoaded(page);
  await context.setOffline(true);
  await openBrowse(page, "Browse Tips");
  await expect(page.getByRole("alert")).toContainText("Check your connection, then try again.");
  await page.unrouteAll();
  await context.setOffline(false);
  // The page tries again without a press.
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test("a visitor sees that the connection is the problem even when the page's code is missing", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expectHomeLoaded(page);
  await context.setOffline(true);
  await openBrowse(page, "We couldn't load this page");
  await expect(page.getByRole("alert")).toContainText("Check your connection", { timeout: 3000 });
  await context.setOffline(false);
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test("a gardener who loses the connection keeps the tip's text, and shares it once the connection is back", async ({
  memberPage: page,
  context,
  gardener,
}) => {
  const title = `Marrows of ${gardener.name}`;
  const dialogChunk = waitForDialogChunk(page);
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("link", { name: /Share/ }).first().click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Plant type").fill("Marrow");
  await page.getByLabel("Description").fill("Lay a tile under each one.");
  await dialogChunk;
  await context.setOffline(true);
  await page.getByRole("button", { name: "Share Tip" }).click();
  // The first dialog of the visit, whose code must already be here.
  await expect(page.getByRole("dialog", { name: "Oops!" })).toContainText("Check your connection", {
    timeout: 3000,
  });
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Description")).toHaveValue("Lay a tile under each one.");
  await context.setOffline(false);
  await sendTip(page);
  await expect(page).toHaveURL("/browseTips");
});
