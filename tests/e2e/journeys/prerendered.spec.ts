import type { Page } from "@playwright/test";
import { publicPages } from "@/lib/paths";
import { quietPage } from "../../support/pages";
import { delayScripts, expect, expectSignedIn, test, waitForHydration } from "../support/journey";

/**
 * Waits until the page is painted in its web fonts. `document.fonts.ready` alone is not enough: it also resolves before the
 * first font is requested.
 * @returns when that was, in milliseconds of the page's clock
 */
async function waitForFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const text = document.body.innerText;
    await Promise.all(
      ["Fraunces Variable", "Figtree Variable"].map((font) =>
        document.fonts.load(`1em "${font}"`, text),
      ),
    );
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    return performance.now();
  });
}

/** Pages whose layout on a phone differs by more than its width. */
const differentOnPhones: readonly string[] = [publicPages.home.path, publicPages.browseTips.path];

for (const { path } of Object.values(publicPages)) {
  test(`a visitor reads ${path} before it is hydrated, and nothing moves during hydration`, {
    tag: differentOnPhones.includes(path) ? "@both" : [],
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries());
      }).observe({ type: "layout-shift", buffered: true });
    });
    const release = await delayScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    const paintedAt = await waitForFonts(page);
    const [prerenderedTitle, prerenderedMain] = [await title.elementHandle(), await page.$("main")];
    release();
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await prerenderedTitle?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await prerenderedMain?.evaluate((node) => node.isConnected)).toBe(true);
    const shifts = await page.evaluate((since): string[] => {
      const entries: PerformanceEntry[] = Reflect.get(window, "shifts");
      return entries
        .filter(({ startTime }) => startTime > since)
        .map((entry) => JSON.stringify(entry));
    }, paintedAt);
    expect(shifts).toEqual([]);
  });
}

test("the fallback fonts are as wide as the web fonts, so that little moves when they load", async ({
  page,
}) => {
  await page.goto(quietPage);
  await waitForFonts(page);
  const ratios = await page.evaluate(() => {
    const probe = document.createElement("span");
    probe.style.cssText = "position: absolute; white-space: nowrap; font-size: 100px";
    document.body.append(probe);
    const ratioOf = (selector: string, font: string) => {
      const elements = [...document.querySelectorAll<HTMLElement>(selector)];
      probe.textContent = elements.map(({ innerText }) => innerText).join(" ");
      const { fontWeight } = getComputedStyle(elements[0] ?? probe);
      const [webFont = 0, fallback = 0] = [`${font} Variable`, `${font} Fallback`].map((family) => {
        Object.assign(probe.style, { fontFamily: `"${family}", monospace`, fontWeight });
        return probe.getBoundingClientRect().width;
      });
      return fallback / webFont;
    };
    return [ratioOf("h1, h2", "Fraunces"), ratioOf("main p", "Figtree")];
  });
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads every section of home and follows its links", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    for (const text of [
      "Happy Customers",
      "200+",
      "What a hawthorn hedge does in winter",
      "A letter from the garden",
      "Sow thin, water deep",
    ]) {
      const line = page.getByText(text, { exact: true }).first();
      await expect(line).toBeVisible();
      expect(
        await line.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
      ).toBe(true);
    }
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain("Sow thin, water deep");
    expect(text).toContain("Mon-Fri 9am-5pm");
    await page.getByRole("link", { name: "Explore Gardeners" }).first().click();
    await expect(page.getByRole("heading", { name: "Harriet Pell" })).toBeVisible();
  });
});

test("a visitor who scrolls before hydration stays there", async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(quietPage, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 500));
  release();
  await waitForHydration(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

test("a gardener sees a gardener's links before hydration, and not those of a visitor", async ({
  memberPage: page,
  gardener,
}) => {
  const release = await delayScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const navigation = page.getByRole("navigation", { name: "Main", includeHidden: true });
  const display = (name: string) =>
    navigation
      .getByRole("listitem", { includeHidden: true })
      .filter({ has: page.getByText(name, { exact: true }) })
      .evaluate((item) => getComputedStyle(item).display);
  expect(await display("Login")).toBe("none");
  expect(await display("Dashboard")).not.toBe("none");
  release();
  await expectSignedIn(page, gardener);
});

test("a gardener's tip is requested once, before the app has loaded", async ({
  memberPage: page,
}) => {
  await page.goto("/browseTips");
  const link = page.getByRole("article").getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  await page.goto(address);
  await expect(page.getByRole("tabpanel").getByRole("paragraph").first()).toBeVisible();
  const [requests, appStarts] = await page.evaluate(
    (path) => {
      const resources = performance.getEntriesByType("resource");
      const [navigation] = performance.getEntriesByType("navigation");
      return [
        resources.filter(({ name }) => name.endsWith(path)).map(({ startTime }) => startTime),
        // Modules run once the page has been parsed.
        (navigation as PerformanceNavigationTiming).domInteractive,
      ] as const;
    },
    address.replace("tipsDetails", "shareTips"),
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]).toBeLessThan(appStarts);
});

test("a visitor's filled-in fields stay, though an extension adds elements beside them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    function addElements() {
      for (const field of document.querySelectorAll("input, textarea, select")) {
        if (field.nextElementSibling?.localName === "x-extension") continue;
        field.after(document.createElement("x-extension"));
        if (field instanceof HTMLInputElement && field.name === "email") {
          field.value = "rowan@example.org";
        }
      }
    }
    new MutationObserver(addElements).observe(document, { childList: true, subtree: true });
  });
  const release = await delayScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  release();
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("x-extension")).not.toHaveCount(0);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("rowan@example.org");
});

for (const [file, path] of [
  ["/index.html", "/"],
  ["/browseTips.html?category=soil", "/browseTips?category=soil"],
] as const) {
  test(`a visitor who opens ${file} sees the page under its own address`, async ({ page }) => {
    await page.goto(file);
    await waitForHydration(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
  });
}
