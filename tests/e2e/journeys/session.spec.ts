import type { Page } from "@playwright/test";
import { quietPage } from "../../support/pages";
import {
  expect,
  expectSignedIn,
  expectSignedOut,
  hasSession,
  logOut,
  signIn,
  test,
} from "../support/journey";

async function expectLoginPage(page: Page) {
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await expectSignedOut(page);
  await expect.poll(() => hasSession(page)).toBe(false);
}

test("a gardener who signs in or logs out in one tab does so in all three", {
  tag: "@both",
}, async ({ page, context, gardener }) => {
  const [login, about] = [await context.newPage(), await context.newPage()];
  await login.goto("/login");
  await about.goto(quietPage);
  await expectSignedOut(about);
  await signIn(page, gardener);
  await expectSignedIn(login, gardener);
  await expectSignedIn(about, gardener);

  await login.goto("/myTips");
  await expect(login.getByRole("heading", { level: 1, name: "My Tips" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(gardener.name);
  await logOut(about, gardener);
  await expect(about).toHaveURL("/login");
  await expectLoginPage(login);
  await expectLoginPage(page);
});

test("a gardener who logs out while the sign-in service does not load leaves no token once any page can load it", async ({
  memberPage: page,
  context,
  gardener,
  allowInConsole,
}) => {
  allowInConsole(/Failed to load|Failed to fetch|AuthUnavailableError|net::ERR/);
  const service = "**/assets/auth-client-*.js";
  await context.route(service, (route) => route.abort());
  await page.goto(quietPage);
  await logOut(page, gardener);
  await expect(page).toHaveURL("/login");
  expect(await hasSession(page)).toBe(true);
  await context.unroute(service);
  await page.goto(quietPage);
  await expect.poll(() => hasSession(page)).toBe(false);
  await expectSignedOut(page);
});

test("a gardener who returns to a member's page after the session has ended sees the top of the login page", async ({
  page,
  context,
  gardener,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await signIn(page, gardener);
  await page.goto("/shareTips");
  await page.getByLabel("Description").scrollIntoViewIfNeeded();
  await page.goto("about:blank", { waitUntil: "commit" });
  const other = await context.newPage();
  await other.goto("/");
  await logOut(other, gardener);
  await page.goBack();
  await expectLoginPage(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
