import { memberPages, publicPages } from "@/lib/paths";
import { addressOf } from "../../support/pages";
import { focusProblems, stickyBars } from "../support/inspections";
import { arriveSignedIn, expect, respond, scrollThrough, storeTip, test } from "../support/journey";

const { login, register, ...others } = publicPages;

/** On the dashboard, two of them are the same screens. */
const { dashboardShareTips: _, dashboardMyTips: __, ...member } = memberPages;

const seasonal: readonly string[] = [publicPages.home.path, publicPages.browseTips.path];

/** The journey is about where the controls are, not about how many cards there are. */
const LIST_LENGTH = 6;

/** The second is 1280 by 1024 px at 400 %: so low a screen has no sticky bars. */
const windows = [
  { width: 360, height: 640, isLow: false },
  { width: 320, height: 256, isLow: true },
  { width: 1280, height: 720, isLow: false },
];

/** On these, something sticky is in the way of who goes backwards, too. */
const withBars = [publicPages.browseTips, memberPages.tipDetails, memberPages.shareTips];

test.use({ hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("a gardener tabs through every page in windows of three sizes, and no bar hides what has the focus", async ({
  page,
  gardener,
  allowInConsole,
}) => {
  allowInConsole(/status of 404/);
  const id = await storeTip({ title: "Sorrel", name: gardener.name, email: gardener.email });
  await page.route(`${process.env.E2E_REST_URL}/shareTips`, async (route) => {
    const tips: unknown[] = await (await route.fetch()).json();
    await respond(route, tips.slice(0, LIST_LENGTH));
  });
  const problems: string[] = [];

  async function walk(path: string) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await scrollThrough(page);
    await expect(page.locator(".loading")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    // What these pages show only once the browser is idle.
    const slides = page.getByRole("group", { name: "Choose a slide" });
    if (path === publicPages.home.path) await expect(slides).toBeVisible();
    const season = page.getByRole("complementary").getByRole("link");
    if (seasonal.includes(path)) await expect(season).toBeVisible();
    const hasBars = withBars.some((row) => addressOf(row, id) === path);
    for (const { width, height, isLow } of windows) {
      const where = `${path} at ${width} by ${height} px`;
      await page.setViewportSize({ width, height });
      const bars = isLow ? await stickyBars(page) : [];
      problems.push(...bars.map((bar) => `${where}: sticky: ${bar}`));
      const keys =
        hasBars && width < 600 && !isLow ? (["Tab", "Shift+Tab"] as const) : (["Tab"] as const);
      for (const key of keys) {
        const found = await focusProblems(page, key);
        problems.push(...found.map((problem) => `${where}: ${problem}`));
      }
    }
  }

  for (const { path } of [login, register]) await walk(path);
  await arriveSignedIn(page.context(), gardener);
  for (const row of Object.values({ ...others, ...member })) await walk(addressOf(row, id));
  expect(problems).toEqual([]);
});
