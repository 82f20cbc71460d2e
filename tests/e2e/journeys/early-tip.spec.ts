import type { Page } from "@playwright/test";
import {
  arriveSignedIn,
  expect,
  expectPersisted,
  expectSignedOut,
  holdScripts,
  test,
} from "../support/journey";

const id = "cfee329a1947744b7521bbc5";
const title = "Two buckets brown to one bucket green";
const address = `/tipsDetails/${id}`;

/** Lists the calls for the tip. */
function recordTipCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url() === `${process.env.E2E_REST_URL}/shareTips/${id}`) calls.push("tip");
  });
  return calls;
}

/** Notes each heading that the page has had. Runs in the page, before anything of it. */
function watchHeadings() {
  const seen: string[] = [];
  Object.assign(window, { headings: seen });
  new MutationObserver(() => {
    const heading = document.querySelector("h1")?.textContent ?? "";
    if (seen.at(-1) !== heading) seen.push(heading);
  }).observe(document, { subtree: true, childList: true });
}

const headingsOf = (page: Page) => page.evaluate(() => Reflect.get(window, "headings") as string[]);

test.use({ serviceWorkers: "block" });

test("a member reads a tip before the app is there, and goes on reading when it comes", {
  tag: "@both",
}, async ({ page, gardener }) => {
  const calls = recordTipCalls(page);
  await arriveSignedIn(page, gardener);
  await page.addInitScript(watchHeadings);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const early = await page.getByRole("tabpanel").first().boundingBox();

  release();
  await expect(page.getByRole("button", { name: "Like this tip" })).toBeVisible();
  expect((await headingsOf(page)).filter((heading) => heading !== "")).toEqual([title]);
  expect(calls).toHaveLength(1);
  // In the same place, but for a line that wraps otherwise.
  const late = await page.getByRole("tabpanel").first().boundingBox();
  expect(Math.abs((late?.y ?? 0) - (early?.y ?? 0))).toBeLessThan(40);
});

test("a member reads what an earlier visit left while the host sleeps", async ({
  page,
  gardener,
}) => {
  await arriveSignedIn(page, gardener);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectPersisted(page, ["tip"]);
  await page.route(`${process.env.E2E_REST_URL}/**`, () => {});
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Like this tip" })).toBeVisible();
});

test("a guest at a tip's address asks the backend for nothing", async ({ page }) => {
  const calls = recordTipCalls(page);
  await page.goto(address);
  await expect(page).toHaveURL("/login");
  await expectSignedOut(page);
  expect(calls).toEqual([]);
});
