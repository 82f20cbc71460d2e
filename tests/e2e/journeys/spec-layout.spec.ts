import type { Locator } from "@playwright/test";
import {
  badges,
  clampedLines,
  columns,
  footerColumns,
  heights,
  SIDEBAR_WIDTH,
  widths,
} from "../../spec/layout";
import { horizontalOverflow } from "../support/inspections";
import { arriveSignedIn, expect, mockResponse, scrollTo, test } from "../support/journey";

/** Of the navbar, with its border. CSS pixels. */
const ONE_ROW = 61;

const records = Array.from({ length: 8 }, (_, index) => ({
  _id: String(index).padStart(24, "0"),
  name: `Gardener ${index}`,
  bio: "bio ".repeat(200),
  title: `Tip ${index}`,
  ...badges,
  description: "description ".repeat(200),
  ...(index === 2 && {
    plantType: "Apple (Egremont Russet on MM106)",
    category: "vartecalGardening",
    difficulty: "Medium",
  }),
}));

test("a visitor sees home in the columns, heights and lines of the specification", async ({
  page,
}) => {
  for (const path of ["/gardeners", "/tips"]) await mockResponse(page, path, records);
  await page.goto("/");
  const section = (name: string) => page.getByRole("region", { name });
  for (const { section: name, field, lines } of clampedLines) {
    const text = section(name).getByText(`${field} ${field}`).first();
    await expect(text, `${field} in ${name}`).toHaveCSS("-webkit-line-clamp", `${lines}`);
  }
  for (const size of ["small", "medium", "large"] as const) {
    await page.setViewportSize({ width: widths[size], height: 900 });
    for (const row of columns) {
      const cards = section(row.section).getByRole("listitem");
      const lefts = await cards.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size, `${row.section}, ${size}`).toBe(row[size]);
    }
    const trending = section("Top Trending Tips").getByRole("article");
    for (const text of Object.values(badges)) await expectReadable(trending.nth(1).getByText(text));
  }
  // Beside other badges of any length.
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(section("Top Trending Tips").getByText("Medium"));
  }
  for (const { section: name, inWindow, height } of heights) {
    await page.setViewportSize({ width: widths.large, height: inWindow });
    const box = await section(name).boundingBox();
    expect(box?.height, `${name} in a window of ${inWindow} px`).toBeCloseTo(height, 0);
  }
});

/** Expects all of a line of text, in letters of at least 12 px. */
async function expectReadable(text: Locator) {
  await expect(text).toBeVisible();
  // The badge around it may cut it off, too.
  const [hidden, size] = await text.evaluate((element) => [
    Math.max(
      ...[element, element.parentElement ?? element].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
    Number.parseFloat(getComputedStyle(element).fontSize),
  ]);
  expect(hidden).toBeLessThanOrEqual(0);
  expect(size).toBeGreaterThanOrEqual(12);
}

test("a visitor sees the footer in three columns", async ({ page }) => {
  await page.goto("/aboutUs");
  const footer = page.getByRole("contentinfo");
  await scrollTo(footer);
  const boxes = await Promise.all(
    footerColumns.map((name) => footer.getByRole("heading", { name }).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});

test("a visitor sees the line of garden wisdom move", async ({ page }) => {
  await page.goto("/");
  const line = page.getByRole("region", { name: "Garden wisdom" });
  await scrollTo(line);
  // The element that the library moves.
  const marquee = line.locator(".rfm-marquee").first();
  const left = async () => (await marquee.boundingBox())?.x;
  const before = await left();
  await expect.poll(left).not.toBe(before);
});

test("a visitor who subscribes sees leaves fall", async ({ page }) => {
  await page.goto("/");
  const newsletter = page.getByRole("region", { name: "A letter from the garden" });
  await newsletter.getByLabel("Email").fill("wren@example.org");
  // In the page, since the leaves are there for three seconds only.
  const tops = await newsletter.evaluate(async (section) => {
    section.querySelector<HTMLElement>("button[type=submit]")?.click();
    const seen = new Set<number>();
    const end = performance.now() + 2000;
    while (seen.size < 5 && performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const leaf = section.querySelector("[aria-hidden=true] > svg[aria-hidden=true]");
      if (leaf !== null) seen.add(leaf.getBoundingClientRect().top);
    }
    return [...seen];
  });
  expect(tops.length).toBeGreaterThanOrEqual(5);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("a visitor has the navbar in view after scrolling, and its links in a menu on a small screen", async ({
  page,
}) => {
  await page.goto("/aboutUs");
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("list");
  await expect(links).toBeInViewport();
  await page.setViewportSize({ width: widths.small, height: 900 });
  await expect(links).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(links).toBeVisible();
});

test("a gardener's sidebar is always shown from the specification's width, and below it behind a toggle", async ({
  memberPage: page,
}) => {
  const sidebar = page.getByRole("navigation", { name: "Dashboard" });
  const toggle = page.getByRole("button", { name: "Sidebar menu" });
  await page.setViewportSize({ width: SIDEBAR_WIDTH - 1, height: 800 });
  await page.goto("/dashboard");
  await expect(sidebar).toBeHidden();
  await toggle.click();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: SIDEBAR_WIDTH, height: 800 });
  await expect(sidebar).toBeVisible();
  await expect(toggle).toBeHidden();
});

test("a visitor and a gardener see the navbar in one row at every width", async ({
  page,
  gardener,
}) => {
  const header = page.getByRole("banner");
  const problems: string[] = [];
  for (const who of ["a visitor", "a gardener"]) {
    if (who === "a gardener") await arriveSignedIn(page.context(), gardener);
    await page.goto("/aboutUs");
    await page.evaluate(() => document.fonts.ready);
    for (let width = 320; width <= 1920; width += 64) {
      await page.setViewportSize({ width, height: 800 });
      // Appears a moment after the size has changed.
      const share = header.getByRole("link", { name: "Share a Tip" });
      await expect(share).toHaveCount(who === "a gardener" && width >= 1024 ? 1 : 0);
      const { height } = (await header.boundingBox()) ?? {};
      if (height !== ONE_ROW) problems.push(`${who} at ${width} px: ${height} px high`);
      const overflow = await horizontalOverflow(page);
      problems.push(...overflow.map((text) => `${who} at ${width} px: ${text}`));
    }
  }
  expect(problems).toEqual([]);
});
