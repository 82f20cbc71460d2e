import type { Page } from "@playwright/test";
import {
  arriveSignedIn,
  expect,
  expectSignedIn,
  expectSignedOut,
  hasSession,
  logOut,
  signIn,
  test,
} from "../support/journey";

/** A token that the SDK renews at once. */
const EXPIRED = { tokenLife: 0 };

const tokenEndpoint = "**/securetoken.googleapis.com/v1/token*";

async function expectLoginPage(page: Page) {
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await expectSignedOut(page);
  expect(await hasSession(page)).toBe(false);
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

test("a gardener with an expired token gets a new one", async ({ page, gardener }) => {
  await arriveSignedIn(page, gardener, EXPIRED);
  const renewal = page.waitForResponse(tokenEndpoint);
  await page.goto("/myTips");
  expect((await renewal).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: "My Tips" })).toBeVisible();
});

test("a gardener whose token is refused is asked to sign in", async ({
  page,
  gardener,
  allowInConsole,
}) => {
  allowInConsole(/status of 400/);
  await arriveSignedIn(page, gardener, EXPIRED);
  await page.route(tokenEndpoint, (route) =>
    route.fulfill({
      status: 400,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { error: { code: 400, message: "TOKEN_EXPIRED" } },
    }),
  );
  await page.goto("/myTips");
  await expectLoginPage(page);
});
