import type { Page } from "@playwright/test";
import { memberPages, publicPages } from "@/lib/paths";
import { addressOf, quietPage } from "../../support/pages";
import { chromiumLaunch, headlessShell } from "../support/chromium";
import { horizontalOverflow } from "../support/inspections";
import { expect, storeTip, test } from "../support/journey";

/** Twice the usual size, by the browser's own setting. Pixels. */
const TEXT_SIZE = 32;

const launch = chromiumLaunch(headlessShell);
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, `--blink-settings=defaultFontSize=${TEXT_SIZE}`],
  },
});

/** The part of the window that the header covers after scrolling, from 0 to 1. */
async function headerShare(page: Page) {
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  return page
    .getByRole("banner")
    .evaluate((header) => Math.max(0, header.getBoundingClientRect().bottom) / window.innerHeight);
}

test("a gardener scrolls no page sideways at twice the text size on 320 px", async ({
  memberPage: page,
  gardener,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const id = await storeTip({ title: "Sorrel", name: gardener.name, email: gardener.email });
  for (const row of Object.values({ ...publicPages, ...memberPages })) {
    await page.goto(addressOf(row, id));
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await horizontalOverflow(page), row.path).toEqual([]);
  }
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1280, 800],
] as const) {
  test(`a gardener reads pages and menus at twice the text size on ${width} by ${height} px`, async ({
    memberPage: page,
    gardener,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [address, menu] of [
      [quietPage, "Menu"],
      ["/dashboard", "Sidebar menu"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: menu })).toBeVisible();
      const icon = await page.getByRole("button", { name: menu }).locator("svg").boundingBox();
      expect(icon?.width).toBe((22 / 16) * TEXT_SIZE);
      expect(await headerShare(page)).toBeLessThanOrEqual(0.25);
      expect(await horizontalOverflow(page)).toEqual([]);
    }

    await page.goto(quietPage);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Explore Gardeners" }).first()).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: gardener.name }).click();
    const logout = page.getByRole("button", { name: "Logout" });
    await logout.scrollIntoViewIfNeeded();
    await expect(logout).toBeInViewport({ ratio: 0.9 });
    expect((await logout.boundingBox())?.width).toBeGreaterThan(200);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sidebar menu" }).click();
    await expect(page.getByRole("link", { name: "Share Tips" })).toBeInViewport();
  });
}

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("a visitor reads every slide in full at twice the text size", async ({ page }) => {
    await page.goto("/");
    const banner = page.getByRole("region", { name: "Highlights" });
    await expect(banner.getByRole("group", { name: "Choose a slide" })).toBeVisible();
    const cutOff = await banner.evaluate((section) => {
      const { top } = section.getBoundingClientRect();
      const headings = [...section.querySelectorAll("h2")];
      return headings.filter((heading) => heading.getBoundingClientRect().top < top).length;
    });
    expect(cutOff).toBe(0);
    const dots = banner.getByRole("button", { name: /^Slide/ });
    const lastDot = await dots.last().boundingBox();
    const arrow = await banner.getByRole("button", { name: "Scroll down" }).boundingBox();
    expect((lastDot?.x ?? 0) + (lastDot?.width ?? 0)).toBeLessThanOrEqual(arrow?.x ?? 0);
  });

  test("a visitor reads every word of Explore at twice the text size", async ({ page }) => {
    await page.goto("/explore");
    const label = await page.getByRole("button", { name: "Connect" }).first().boundingBox();
    expect(label?.height).toBeLessThan(3 * TEXT_SIZE);
    expect(await horizontalOverflow(page)).toEqual([]);
  });

  test("a visitor reads a card's words beside its bookmark at twice the text size", async ({
    page,
  }) => {
    await page.goto("/browseTips");
    const covered = await page
      .getByRole("article")
      .first()
      .evaluate((card) => {
        const boxOf = (element: Element | null) =>
          element?.getBoundingClientRect() ?? new DOMRect();
        const button = boxOf(card.querySelector("button"));
        return [...card.querySelectorAll("h2, p")]
          .filter((words) => {
            const box = boxOf(words);
            const isBeside = box.left >= button.right || box.right <= button.left;
            return !isBeside && box.top < button.bottom && box.bottom > button.top;
          })
          .map((words) => words.textContent);
      });
    expect(covered).toEqual([]);
  });

  test("a visitor reads how many tips the filters leave at twice the text size", async ({
    page,
  }) => {
    await page.goto("/browseTips?category=soil&difficulty=easy");
    await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
    const count = await page.getByText(/^Showing \d/).boundingBox();
    expect(count?.height).toBeLessThan(5 * TEXT_SIZE);
    expect(await horizontalOverflow(page)).toEqual([]);
  });
});
