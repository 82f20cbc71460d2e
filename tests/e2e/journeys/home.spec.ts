import type { Page, Response } from "@playwright/test";
import { specWords } from "../../support/spec-words";
import { delayScripts, expect, expectSignedIn, mockResponse, test } from "../support/journey";

/** How long the host takes for each response. Milliseconds. */
const SLEEP_MS = 4000;

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("a visitor who presses End at once sees the trending tips load, with one call per list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const calls: string[] = [];
  await page.route(`${process.env.E2E_REST_URL}/**`, async (route) => {
    calls.push(new URL(route.request().url()).pathname);
    await new Promise((resolve) => setTimeout(resolve, SLEEP_MS));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  // Before its first paint a page ignores keys, and its hydration ends an animated scroll: the visitor presses again.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 500 }).toBeGreaterThan(800);
  }).toPass();
  const trending = section(page, "Top Trending Tips");
  await expect(trending.locator(".skeleton-card").first()).toBeVisible({ timeout: 1000 });
  await expect(trending.getByRole("article").first()).toBeVisible();
  await expect(trending.locator(".skeleton-card")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(calls.toSorted()).toEqual(["/gardeners", "/tips"]);
});

test("home's trending tips end in a full row, whether there are five, six, seven or eight", async ({
  page,
}) => {
  for (const count of [5, 6, 7, 8]) {
    const tips = Array.from({ length: count }, (_, index) => ({
      _id: String(index).padStart(24, "0"),
      title: `Tip ${index}`,
    }));
    await mockResponse(page, "/tips", tips);
    await page.goto("/");
    await section(page, "Top Trending Tips").scrollIntoViewIfNeeded();
    const list = section(page, "Top Trending Tips").getByRole("list");
    await expect(list.getByRole("article")).toHaveCount(count);
    for (const width of [360, 700, 768, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 860 });
      const [end, lastEnd] = await list.evaluate((element) =>
        [element, element.lastElementChild].map((box) => box?.getBoundingClientRect().right ?? 0),
      );
      expect(lastEnd, `${count} tips at ${width} px`).toBeCloseTo(end ?? 0, 0);
    }
  }
});

test("a visitor who only looks at home's first screen loads neither its lower sections nor the tips", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /^\/tips$|later-sections|footer/.test(path))).toEqual([]);
  await section(page, "Top Trending Tips").scrollIntoViewIfNeeded();
  await expect(section(page, "Top Trending Tips").getByRole("article").first()).toBeVisible();
});

test("a press on a section that is not hydrated yet hydrates it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto("/");
  // As a screen reader does, which does not scroll first.
  await page.getByRole("link", { name: "Search the tips for peas" }).evaluate((link) => {
    link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  });
  await expect(page.getByRole("button", { name: "Pause the moving line" })).toBeAttached();
});

test("home is whole once it is idle: nothing is left out of its text", async ({ page }) => {
  await page.goto("/");
  const text = () => page.evaluate(() => document.body.innerText);
  for (const line of [
    "Happy Customers",
    "Start with peas",
    "Sow thin, water deep",
    "Mon-Fri 9am-5pm",
  ]) {
    await expect.poll(text).toContain(line);
  }
});

test("home prints completely without having been scrolled", async ({ page }) => {
  await page.goto("/");
  const gardeners = section(page, "Featured Gardeners");
  await expect(gardeners.getByRole("article").first()).toBeVisible();
  await expect(section(page, "Top Trending Tips").getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("300+").first()).toBeVisible();
  const faint = await page
    .getByRole("listitem")
    .evaluateAll((items) => items.filter((item) => getComputedStyle(item).opacity !== "1").length);
  expect(faint).toBe(0);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(5);
});

test("a visitor reads home to its end with at most 20 scripts, without Firebase", async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.headers()["content-type"]?.includes("javascript")) scripts.push(response);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("End");
  await expect(section(page, "Top Trending Tips").getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // By content, since a chunk's name does not tell what is in it.
  const bodies = await Promise.all(scripts.map((script) => script.text()));
  expect(bodies.length).toBeLessThanOrEqual(20);
  expect(bodies.filter((body) => body.includes("createRoot"))).not.toEqual([]);
  expect(bodies.filter((body) => body.includes("identitytoolkit.googleapis.com"))).toEqual([]);
});

/** Matches the lazy chunks of home's sections and the footer. */
const sectionChunk = /newsletter-heading|Sow thin|Lets Visit/;

// A gardener's page: its header changes once the session is known, while the sections are not hydrated yet.
test("a gardener reads home's sections before they are hydrated, and subscribes after that", async ({
  memberPage: page,
  gardener,
}) => {
  const release = await delayScripts(page, sectionChunk);
  await page.goto("/");
  const texts = [
    "Plant Trees, Save Lives",
    "Top Trending Tips",
    "Happy Customers",
    "A letter from the garden",
    "Mon-Fri 9am-5pm",
  ];
  await expectSignedIn(page, gardener);
  for (const text of texts) await expect(page.getByText(text)).toBeVisible();
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll("main section")].map((s) => s.clientHeight));
  const before = await heights();
  release();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  // The first sections hold lists, whose heights depend on the backend's data.
  expect((await heights()).slice(4)).toEqual(before.slice(4));
  await page.getByLabel("Email").fill("wren@example.org");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText(specWords.subscribed)).toBeVisible();
});

test("the banner's heading is in the page once, and its slides continue after a click on a dot", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts = new Set<number>();
    Object.assign(window, { counts });
    const count = () => {
      const headings = [...document.querySelectorAll("h2")];
      counts.add(headings.filter((h) => h.textContent === "Transform Your Outdoor Space").length);
      requestAnimationFrame(count);
    };
    addEventListener("DOMContentLoaded", count);
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Slide 2: Seasonal Planting Guide" }).click();
  const third = page.getByRole("button", { name: "Slide 3: Organic Gardening Solutions" });
  await expect(third).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => [...Reflect.get(window, "counts")])).toEqual([1]);
});
