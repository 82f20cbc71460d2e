import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { hosts, readWords, rowOf } from "@/mocks/conditions";
import { jsonResponse } from "@/mocks/rest/express-responses";
import { seedTips } from "@/mocks/seed/tips";
import { memberStates, type State, visitorStates } from "../../gallery/states";
import {
  axeViolations,
  clippedText,
  focusProblems,
  lastingHorizontalOverflow,
  outlineProblems,
  smallTargets,
} from "../support/inspections";
import {
  arriveSignedIn,
  createAccount,
  expect,
  type Gardener,
  scrollThrough,
  storeTip,
  test,
  waitForHydration,
} from "../support/journey";

/** The width at which content must reflow (WCAG 1.4.10). CSS pixels. */
const REFLOW_WIDTH = 320;
const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** States of what opens on a page that are not the same at any width. */
const differentWhenWide = ["browse-filtered", "my-tips-delete", "contact-sent"];

/** More cards than fit in the viewport. */
const SHORT_LIST = 12;

// Pages open in the dark theme, in which only colors are inspected. The light theme, with the same layout, is inspected in full.
test.use({ colorScheme: "dark", contextOptions: { reducedMotion: "reduce" } });

/** States of the gallery whose parts are inspected in another state, with the same layout. */
const inspectedElsewhere = [
  "browse-filters",
  "browse-none-saved",
  "contact-errors",
  "dashboardMyTips",
  "details-expert",
  "login",
  "login-errors",
  "my-tips-failed",
  "register-errors",
  "update-failed",
];

const groups = [
  { who: "a visitor", states: visitorStates },
  { who: "a gardener", states: memberStates(seedTips(() => "")), isMember: true },
].flatMap(({ who, states, isMember = false }) => {
  const inspected = states.filter(({ name }) => !inspectedElsewhere.includes(name));
  return [
    { who, isMember, states: inspected.filter(({ condition }) => !condition) },
    { who: `${who} with a failing backend`, isMember, states: inspected.filter(hasFailingBackend) },
  ];
});

for (const { who, states, isMember } of groups) {
  test(`${who} meets no accessibility problem in any state of any page`, async ({
    context,
    newcomer,
    allowInConsole,
  }) => {
    // Rejected sign-ins, missing pages and failed calls.
    allowInConsole(/status of (400|404|500)|Error fetching tips/);
    if (isMember) await signInAsRobin(context, newcomer);
    const problems: string[] = [];
    for (const state of states) {
      const { name, below = Number.POSITIVE_INFINITY } = state;
      const report = (where: string, found: string[]) =>
        problems.push(...found.map((problem) => `${name} ${where}: ${problem}`));
      // What a state mocks ends with its page.
      const page = await context.newPage();
      await open(page, state);
      report("in the dark", await axeViolations(page, "colors"));
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "daylight"));
      const isPlain = state.act === undefined;
      const isOnPhonesOnly = !isPlain && !differentWhenWide.includes(name);
      for (const size of isOnPhonesOnly ? widths.slice(0, 1) : widths) {
        if (size.width >= below) continue;
        await page.setViewportSize(size);
        report(`at ${size.width} px`, await inspect(page));
        // The focus is moved through plain pages in `accessibility-bars`.
        const isPhone = size.width < 600;
        if (isPhone && !isPlain) report(`at ${size.width} px`, await walk(page));
        if (isPhone || isPlain) report(`at ${size.width} px`, await enlarge(page));
      }
      await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
      report(`at ${REFLOW_WIDTH} px`, await lastingHorizontalOverflow(page));
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // It would show first in the next state.
      await clearPersisted(page);
      await page.close();
    }
    expect(problems).toEqual([]);
  });
}

function hasFailingBackend({ condition, path }: State): boolean {
  // The gardeners on Explore are a static file of the site, which no backend failure affects.
  return condition !== undefined && path !== paths.explore;
}

/** Signs in under the name, and with the tips, of a seeded author, so that My Tips has content. */
async function signInAsRobin(context: BrowserContext, newcomer: Gardener): Promise<void> {
  const robin = { ...newcomer, name: "Robin Ashdown" };
  await context.route(/\/myTips\?/, (route) =>
    route.continue({
      url: `${process.env.E2E_REST_URL}/myTips?email=demo@sow-and-tell.example`,
    }),
  );
  await createAccount(robin);
  await arriveSignedIn(context, robin);
}

async function open(page: Page, { path, condition, act }: State): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  if (condition !== undefined) await mockBackend(page, condition);
  else await shortenList(page);
  await page.goto(path);
  await waitForHydration(page);
  // Content that `content-visibility` skips keeps the computed colors of the theme in which it was last rendered.
  await page.addStyleTag({ content: "body * { content-visibility: visible !important; }" });
  await expect(page.getByRole("main")).toBeVisible();
  await expect(async () => {
    const before = await heightOf(page);
    await scrollThrough(page);
    if (condition !== "silent") await expect(page.locator(".loading")).toHaveCount(0);
    expect(await heightOf(page)).toBe(before);
  }).toPass({ timeout: 60_000 });
  await act?.(page);
}

/** Deletes what the query cache has persisted, as a browser does on a full device. */
async function clearPersisted(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const securityOrigin = process.env.E2E_SITE_URL ?? "";
  const { databaseNames } = await session.send("IndexedDB.requestDatabaseNames", {
    securityOrigin,
  });
  // The SDK's session is in a database of its own.
  for (const databaseName of databaseNames.filter((name) => /^sow-and-tell\b/.test(name))) {
    const objectStoreName = "queries";
    await session.send("IndexedDB.clearObjectStore", {
      securityOrigin,
      databaseName,
      objectStoreName,
    });
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.body.scrollHeight);
}

/** Shortens the list of tips to some of every difficulty, since its cards are alike. */
async function shortenList(page: Page): Promise<void> {
  await page.route(`${process.env.E2E_REST_URL}/shareTips`, async (route) => {
    const response = await route.fetch();
    const tips: unknown[] = await response.json();
    const step = Math.floor(tips.length / SHORT_LIST);
    await route.fulfill({ response, json: tips.filter((_, index) => index % step === 0) });
  });
}

/** Answers as the demo's backend does under this condition. If that is not a failure, it has nothing. */
async function mockBackend(page: Page, condition: string): Promise<void> {
  // However long it takes to inspect a page that waits for a silent backend, the page still waits.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const { host } = readWords(condition).chosen;
  await page.route(new RegExp(`^${process.env.E2E_REST_URL}`), async (route) => {
    const response = await rowOf(hosts, host).answer(async () => jsonResponse([]));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
}

async function inspect(page: Page): Promise<string[]> {
  return [
    ...(await axeViolations(page, "all")),
    ...(await outlineProblems(page)),
    ...(await smallTargets(page)),
    ...(await lastingHorizontalOverflow(page)),
  ];
}

/** Backwards, where the sticky header may cover the next element. */
async function walk(page: Page): Promise<string[]> {
  // A toast covers what is behind it until it closes.
  await page.locator(".swal2-toast").waitFor({ state: "detached" });
  return await focusProblems(page, "Shift+Tab");
}

async function enlarge(page: Page): Promise<string[]> {
  await setTextSize(page, "200%");
  const clipped = await clippedText(page);
  const overflowing = await lastingHorizontalOverflow(page);
  await setTextSize(page, "");
  return [
    ...clipped.map((text) => `text at 200 %: clipped: ${text}`),
    ...overflowing.map((text) => `text at 200 %: ${text}`),
  ];
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

test("a gardener can read a pressed button under the pointer, in both themes", async ({
  memberPage: page,
  gardener,
}) => {
  const id = await storeTip({ title: "Sorrel", name: gardener.name, email: gardener.email });
  await page.goto(paths.tipDetails(id));
  await page.getByRole("button", { name: "Save Sorrel" }).click();
  await expect.poll(() => axeViolations(page, "colors")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Saved Sorrel" }).hover();
  await expect.poll(() => axeViolations(page, "colors")).toEqual([]);
});

test("a visitor with reduced motion sees the other theme at once", async ({ page }) => {
  await page.goto(paths.browseTips);
  const transitions = await page.evaluate(() => {
    document.documentElement.setAttribute("data-theme", "daylight");
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});
