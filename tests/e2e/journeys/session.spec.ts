import type { Page } from "@playwright/test";
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
  await about.goto("/aboutUs");
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
