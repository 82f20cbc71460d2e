import type { Page } from "@playwright/test";
import { apiPaths, paths } from "@/lib/paths";
import { guestStates, memberStates, type State } from "../../gallery/states";
import {
  axeComplaints,
  cutOffWords,
  lastingSidewaysScroll,
  lostFocus,
  outlineComplaints,
  smallTargets,
} from "../support/inspections";
import {
  arriveSignedIn,
  clearPersisted,
  expect,
  type Gardener,
  makeAccount,
  test,
} from "../support/journey";

/** CSS pixels. 320 is the reflow of WCAG 1.4.10. */
const NARROWEST = 320;
const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
/** The second has the same page in other colours. */
const themes = [
  { theme: "daylight", rules: "all" },
  { theme: "dusk", rules: "colours" },
] as const;

/** More cards than are in the view at first. */
const SHORT_LIST = 12;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const groups = [
  { who: "a visitor", states: guestStates.filter(({ backend }) => !backend) },
  { who: "a visitor whose backend is in trouble", states: guestStates.filter(hasTrouble) },
  { who: "a gardener", states: memberStates.filter(({ backend }) => !backend), isMember: true },
  {
    who: "a gardener whose backend is in trouble",
    states: memberStates.filter(hasTrouble),
    isMember: true,
  },
];

for (const { who, states, isMember = false } of groups) {
  test(`${who} finds no barrier in any state of any page`, async ({
    page,
    stranger,
    allowInConsole,
  }) => {
    // Refused sign-ins, pages and answers that are not there.
    allowInConsole(/status of (400|404|500)|Error fetching tips/);
    if (isMember) await becomeRobin(page, stranger);
    let pageCount = 0;
    const complaints: string[] = [];
    for (const state of states) {
      const { name, below = Number.POSITIVE_INFINITY } = state;
      const sizes = widths.filter(({ width }) => width < below);
      await open(page, state);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const found = await inspect(page, size.width);
        complaints.push(...found.map((complaint) => `${name} at ${size.width} px: ${complaint}`));
        pageCount += themes.length;
      }
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      complaints.push(...(await lastingSidewaysScroll(page)).map((words) => `${name}: ${words}`));
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    console.info(
      `axe: ${states.length} states, ${pageCount} with widths and themes: ${complaints.length} complaints`,
    );
    expect(complaints).toEqual([]);
  });
}

function hasTrouble({ backend, path }: State): boolean {
  // The gardeners to explore are a file of the site's own: it is there wherever the site is.
  return backend !== undefined && path !== paths.explore;
}

/** Somebody of Robin's name, with the tips that the seeds have of Robin. */
async function becomeRobin(page: Page, stranger: Gardener): Promise<void> {
  const robin = { ...stranger, name: "Robin Ashdown" };
  await page.context().route(/\/myTips\?/, (route) =>
    route.continue({
      url: `${process.env.E2E_REST_URL}${apiPaths.myTips("demo@sow-and-tell.example")}`,
    }),
  );
  await makeAccount(robin);
  await arriveSignedIn(page, robin);
}

/** Brings a page into a state, with all of it there that comes late. */
async function open(page: Page, { name, path, backend, act }: State): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  if (backend !== undefined) await answerWith(page, backend);
  else if (name !== "browse") await shortenList(page);
  // What the state before has left on the device would stand there.
  await clearPersisted(page);
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(async () => {
    const before = await heightOf(page);
    await scrollThrough(page);
    if (backend !== "silent") await page.waitForLoadState("networkidle");
    expect(await heightOf(page)).toBe(before);
  }).toPass();
  await act?.(page);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.body.scrollHeight);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      // What watches for coming into view hears of it after a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
}

/** One card of a list is as the next: the list's own state has all of them, those about something else the first. */
async function shortenList(page: Page): Promise<void> {
  await page.route(`${process.env.E2E_REST_URL}${apiPaths.tips}`, async (route) => {
    const response = await route.fetch();
    const tips: unknown[] = await response.json();
    await route.fulfill({ response, json: tips.slice(0, SHORT_LIST) });
  });
}

async function answerWith(page: Page, backend: NonNullable<State["backend"]>): Promise<void> {
  await page.route(new RegExp(`^${process.env.E2E_REST_URL}`), (route) => {
    if (backend === "silent") return;
    const headers = { "Access-Control-Allow-Origin": "*" };
    return backend === "empty"
      ? route.fulfill({ headers, json: [] })
      : route.fulfill({ headers, status: 500, json: {} });
  });
}

/** All that has to hold in every state and at every width. */
async function inspect(page: Page, width: number): Promise<string[]> {
  const found: string[] = [];
  for (const { theme, rules } of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    await settle(page);
    found.push(...(await axeComplaints(page, rules)).map((complaint) => `${theme}: ${complaint}`));
  }
  found.push(...(await outlineComplaints(page)), ...(await smallTargets(page)));
  found.push(...(await lastingSidewaysScroll(page)));
  // A toast goes by itself; until then it covers what is behind it.
  await page.locator(".swal2-toast").waitFor({ state: "detached" });
  // Backwards on the phone, where the header that stays is nearest to what comes.
  found.push(...(await lostFocus(page, width < 600 ? "Shift+Tab" : "Tab")));
  await setTextSize(page, "200%");
  found.push(...(await cutOffWords(page)).map((words) => `text at 200 %: cut off: ${words}`));
  found.push(...(await lastingSidewaysScroll(page)).map((words) => `text at 200 %: ${words}`));
  await setTextSize(page, "");
  return found;
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  await settle(page);
}

/**
 * Under reduced motion all things change within 0.01 ms; what inherits the change follows a frame later, and plates out of
 * the view when they come into it.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          (animation) =>
            animation instanceof CSSTransition &&
            animation.effect instanceof KeyframeEffect &&
            animation.effect.target?.checkVisibility({ contentVisibilityAuto: true }),
        ),
  );
}
