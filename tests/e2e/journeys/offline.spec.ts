import { expect, followNavigation, sendTip, test, waitForDialogChunk } from "../support/journey";

// Calls and lazy chunks that are requested while offline.
test.beforeEach(({ allowInConsole }) =>
  allowInConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|Failed to fetch dynamically imported module|Error fetching tips/,
  ),
);

test("a visitor sees that the connection is the problem even when the page's code is missing", async ({
  page,
  context,
}) => {
  await page.goto("/");
  // Home's lazy parts, none of which may fail during the navigation.
  await expect(page.locator(".swiper-initialized")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Gardeners" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await context.setOffline(true);
  await followNavigation(page, "Browse Tips");
  const title = page.getByRole("heading", { level: 1, name: "We couldn't load this page" });
  await expect(title).toBeVisible();
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
