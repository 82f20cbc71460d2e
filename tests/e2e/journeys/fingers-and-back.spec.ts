import type { Page } from "@playwright/test";
import { quietPage } from "../../support/pages";
import { specWords } from "../../support/spec-words";
import { arriveSignedIn, expect, openBrowse, scrollTo, storeTip, test } from "../support/journey";

/** The smallest phone that is still common. */
const viewport = { width: 360, height: 640 };

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().tap();

const dialog = (page: Page) => page.getByRole("dialog");

interface Opened {
  /** Opens the page, and what is above it. @returns what shows that it is open */
  open: (page: Page) => Promise<unknown>;
  isOpen: (page: Page) => Promise<number>;
}

const countDialogs = (page: Page) => dialog(page).count();
const countExpanded = (page: Page) => page.getByRole("button", { expanded: true }).count();

test("Back closes whatever is open, and keeps its page; Forward and a reload open nothing", {
  tag: "@phone",
}, async ({ page, gardener, allowInConsole }) => {
  test.slow();
  allowInConsole(/status of 400/);
  await page.setViewportSize(viewport);
  // The gardeners' pictures are on another host.
  allowInConsole(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/);
  const id = await storeTip({
    title: "Leeks in a trench",
    description:
      "Dig a trench one spade deep and fork compost into the bottom of it.\nWater them in.",
    email: gardener.email,
  });
  await page.route(/\/shareTips\/\w+$/, (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );

  async function submitWrong(name: string) {
    await page.getByLabel("Email").fill(gardener.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong!password7");
    await press(page, name);
  }
  const visitors: Record<string, Opened> = {
    [specWords.loginFailed]: {
      open: async () => {
        await page.goto("/login");
        await submitWrong("Sign In");
      },
      isOpen: countDialogs,
    },
    [specWords.registrationFailed]: {
      open: async () => {
        await page.goto("/register");
        await page.getByLabel("Name").fill("Wren");
        await page.getByLabel("Photo URL").fill("https://example.org/wren.jpg");
        await submitWrong("Create Account");
      },
      isOpen: countDialogs,
    },
    "a profile": {
      open: async () => {
        await page.goto("/");
        const profile = page.getByRole("button", { name: "View Profile" }).first();
        await scrollTo(profile);
        await profile.tap();
      },
      isOpen: countDialogs,
    },
    "the menu": {
      open: async () => {
        await page.goto(quietPage);
        await press(page, "Menu");
      },
      isOpen: countExpanded,
    },
    "Sort and filter": {
      open: async () => {
        await openBrowse(page);
        await press(page, "Filters");
      },
      isOpen: countDialogs,
    },
  };
  const members: Record<string, Opened> = {
    "the account menu": {
      open: async () => {
        await page.goto(quietPage);
        await press(page, gardener.name);
      },
      isOpen: countExpanded,
    },
    "the sidebar": {
      open: async () => {
        await page.goto("/dashboard");
        await press(page, "Sidebar menu");
      },
      isOpen: countExpanded,
    },
    "Read in the garden": {
      open: async () => {
        await page.goto(`/tipsDetails/${id}`);
        await press(page, "Read in the garden");
      },
      isOpen: countDialogs,
    },
    "the seed packet": {
      open: async () => {
        await page.goto(`/tipsDetails/${id}`);
        await press(page, "Seed packet");
      },
      isOpen: countDialogs,
    },
    [specWords.areYouSure]: {
      open: async () => {
        await page.goto("/myTips");
        await press(page, "Delete Leeks in a trench");
      },
      isOpen: countDialogs,
    },
    [specWords.oops]: {
      open: async () => {
        await page.goto("/myTips");
        await press(page, "Delete Leeks in a trench");
        await press(page, specWords.yesDelete);
        await expect(page.getByRole("dialog", { name: specWords.oops })).toBeVisible();
      },
      isOpen: countDialogs,
    },
  };

  async function expectBackCloses(states: Record<string, Opened>) {
    for (const [name, { open, isOpen }] of Object.entries(states)) {
      await test.step(name, async () => {
        await open(page);
        const isShown = () => isOpen(page);
        await expect.poll(isShown).toBe(1);
        const { pathname } = new URL(page.url());
        await page.goBack();
        await expect.poll(isShown).toBe(0);
        expect(new URL(page.url()).pathname).toBe(pathname);
        // The steps of a text are in the address, so that Forward and a reload return to them.
        if (name === "Read in the garden") return;
        await page.goForward();
        if (name === "Sort and filter") {
          await page.reload();
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        }
        expect(await isShown()).toBe(0);
        expect(new URL(page.url()).pathname).toBe(pathname);
      });
    }
  }
  await expectBackCloses(visitors);
  await arriveSignedIn(page.context(), gardener);
  await expectBackCloses(members);
});

test("a visitor's filter outlives the sheet that Back closes, and one Back leaves a page on which things were open", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize(viewport);
  await page.goto(quietPage);
  await openBrowse(page);
  await press(page, "Filters");
  await page.getByLabel("Category").selectOption("watering");
  await expect(page).toHaveURL(/category=watering/);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/category=watering/);
  await page.goBack();
  await expect(page).toHaveURL("/browseTips");

  await press(page, "Filters");
  await press(page, "Close this dialog");
  await expect(dialog(page)).toHaveCount(0);
  await press(page, "Menu");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Contact" }).tap();
  await expect(page).toHaveURL("/contactUs");
  await page.goBack();
  await expect(page).toHaveURL("/browseTips");
  // Playwright's own Forward fails if Chromium takes the page from its back/forward cache. The call
  // must return before the page is left.
  await page.evaluate(() => void setTimeout(() => window.history.forward()));
  await expect(page).toHaveURL("/contactUs");
  await page.goBack();
  await expect(page).toHaveURL("/browseTips");
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(quietPage);
});

test("two fingers enlarge the banner and a step of a tip, and one finger then moves the page", {
  tag: "@phone",
}, async ({ memberPage: page }) => {
  await page.setViewportSize(viewport);
  const touch = await page.context().newCDPSession(page);
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 1);
  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  const send = (type: string, ...xs: number[]) =>
    touch.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: xs.map((x, id) => ({ x, y: 320, id })),
    });
  async function enlarge() {
    await send("touchStart", 170, 190);
    for (let move = 1; move <= 8; move++) await send("touchMove", 170 - 10 * move, 190 + 10 * move);
    await send("touchEnd");
    await expect.poll(scale).toBeGreaterThan(1.2);
  }
  async function swipe() {
    await send("touchStart", 300);
    for (let move = 1; move <= 8; move++) await send("touchMove", 300 - 25 * move);
    await send("touchEnd");
  }

  await page.goto("/");
  await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
  await press(page, "Pause the slides");
  await enlarge();

  const id = await storeTip({
    title: "Leeks in a trench",
    description:
      "Dig a trench one spade deep and fork compost into the bottom of it.\nWater them in.",
  });
  await page.goto(`/tipsDetails/${id}`);
  await press(page, "Read in the garden");
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await enlarge();
  const before = await left();
  await swipe();
  await expect.poll(left).toBeGreaterThan(before);
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
});

test("the categories are all within a mouse's reach, and pictures are printed whole, and as light as by day", async ({
  page,
}) => {
  for (const width of [640, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await openBrowse(page);
    const categories = page.getByRole("group", { name: "Categories" }).getByRole("button");
    for (const category of await categories.all())
      await expect(category).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/explore");
  await expect(page.locator("article img").first()).toHaveCSS("filter", "none");
  await expect(page.locator("article img").first()).toHaveCSS("object-fit", "contain");
});
