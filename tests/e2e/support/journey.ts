import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

export interface Gardener {
  name: string;
  email: string;
  password: string;
}

interface JourneyFixtures {
  /** Messages of this form may stand in the console, since the journey provokes them. */
  allowInConsole: (pattern: RegExp) => void;
  /** Nobody that the provider knows yet. */
  stranger: Gardener;
  /** Somebody with an account; signed in where the journey signs them in. */
  gardener: Gardener;
}

const shim = readFileSync(fileURLToPath(new URL("gapi-shim.js", import.meta.url)), "utf8");

/** A journey through the production build. Its console stays clean and its Content-Security-Policy unbroken. */
export const test = base.extend<JourneyFixtures>({
  allowInConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await context.route("https://apis.google.com/js/api.js*", (route) =>
        route.fulfill({ contentType: "text/javascript", body: shim }),
      );
      await use((pattern) => allowed.push(pattern));
      const unexpected = complaints.filter((text) => !allowed.some((known) => known.test(text)));
      expect(unexpected, "complaints in the console").toEqual([]);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form for a fixture that needs no other
  stranger: async ({}, use) => {
    const tag = crypto.randomUUID().slice(0, 8);
    await use({
      name: `Wren ${tag}`,
      email: `wren+${tag}@example.org`,
      password: "Compost!heap7",
    });
  },

  gardener: async ({ stranger, request }, use) => {
    const url = `${process.env.E2E_EMULATOR_URL}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=e2e-key`;
    const { name, email, password } = stranger;
    const answer = await request.post(url, {
      data: { email, password, displayName: name, returnSecureToken: true },
    });
    expect(answer.ok()).toBe(true);
    await use(stranger);
  },
});

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, gardener: Gardener): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(gardener.email);
  await page.getByLabel("Password", { exact: true }).fill(gardener.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: gardener.name })).toBeVisible();
}

/** Follows a link of the navigation, which a phone keeps behind its menu. */
export async function followNavigation(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
}

/** Scrolls down as a reader does, until something that comes late is in view. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 400));
    await expect(target).toBeInViewport({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
}
