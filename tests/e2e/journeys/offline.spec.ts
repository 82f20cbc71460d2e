import type { Page } from "@playwright/test";
import {
  arriveSignedIn,
  expect,
  followNavigation,
  test,
  watchForDialogs,
} from "../support/journey";

// What is asked for without a connection: a call, or a page's code.
test.beforeEach(({ allowInConsole }) =>
  allowInConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|Failed to fetch dynamically imported module/,
  ),
);

/** Waits until home has what it fetches at rest: a part that fails while the page is left is another story. */
async function expectHomeAtRest(page: Page) {
  await expect(page).toHaveURL("/");
  await expect(page.locator(".swiper-initialized")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Gardeners" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

/** Goes to Browse. Home has parts that fail and say so too, until the other page stands there. */
async function leaveHomeFor(page: Page, heading: string) {
  await followNavigation(page, "Browse Tips");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

test("a visitor without a connection is told so, and browses when it is back", async ({
  page,
  context,
}) => {
  // The page has been there before, its tips never: nothing of them is on the device.
  await page.route(`${process.env.E2E_REST_URL}/shareTips`, (route) => route.abort());
  await page.goto("/browseTips");
  await expect(page.getByRole("alert")).toBeVisible();
  await followNavigation(page, "Home");
  await expectHomeAtRest(page);
  await context.setOffline(true);
  await leaveHomeFor(page, "Browse Tips");
  await expect(page.getByRole("alert")).toContainText("Check your connection, then try again.");
  await context.setOffline(false);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test("a visitor hears that it is the connection where even the page's code is not there", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expectHomeAtRest(page);
  await context.setOffline(true);
  await leaveHomeFor(page, "We couldn't load this page");
  await expect(page.getByRole("alert")).toContainText("Check your connection", { timeout: 3000 });
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test("a gardener who loses the connection keeps the tip's text, and shares it when it is back", async ({
  page,
  context,
  gardener,
}) => {
  const title = `Marrows of ${gardener.name}`;
  const expectDialogs = watchForDialogs(page);
  await arriveSignedIn(page, gardener);
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("link", { name: /Share/ }).first().click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Plant type").fill("Marrow");
  await page.getByLabel("Description").fill("Lay a tile under each one.");
  await expectDialogs();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Oops!" })).toContainText("Check your connection");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Description")).toHaveValue("Lay a tile under each one.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
  await expect(page).toHaveURL("/browseTips");
});

test("a gardener hears of the failure though the connection went before any dialog had opened", async ({
  page,
  context,
  gardener,
}) => {
  const expectDialogs = watchForDialogs(page);
  await arriveSignedIn(page, gardener);
  await page.goto("/shareTips");
  await page.getByLabel("Title").fill("Marrows");
  await page.getByLabel("Plant type").fill("Marrow");
  await page.getByLabel("Description").fill("Lay a tile under each one.");
  await expectDialogs();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByText("Check your connection")).toBeVisible({ timeout: 3000 });
});
