import { publicPages } from "@/lib/paths";
import { expect, followNavigation, test } from "../support/journey";

test("a visitor reads that the connection is the problem when a page's code does not load offline", async ({
  page,
  context,
  allowInConsole,
}) => {
  // Calls and lazy chunks that are requested while offline.
  allowInConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|Failed to fetch dynamically imported module|Error fetching tips/,
  );
  await page.goto("/");
  // Waits for home's lazy parts, none of which may fail during the navigation.
  await expect(page.locator(".swiper-initialized")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Gardeners" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await context.setOffline(true);
  await followNavigation(page, "Browse Tips");
  const title = page.getByRole("heading", { level: 1, name: "We couldn’t load this page" });
  await expect(title).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Check your connection", { timeout: 3000 });
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test("a visitor who is offline can read the end of the page above the notice", async ({
  page,
  context,
}) => {
  await page.goto(publicPages.contact.path);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeAttached();
  // The code of the notices loads when the browser is idle.
  await expect(page.locator(".notices")).toBeAttached();
  await context.setOffline(true);
  const notice = page.getByText("You are offline.");
  await expect(notice).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const bottomOfFooter = await footer.evaluate((it) => it.getBoundingClientRect().bottom);
  expect(bottomOfFooter).toBeLessThanOrEqual(
    await notice.evaluate((it) => it.getBoundingClientRect().top),
  );
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // Even a value of 0 there would restyle the whole page.
  await expect(page.locator("html")).not.toHaveAttribute("style", /--notice/);
});
