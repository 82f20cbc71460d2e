import type { Page } from "@playwright/test";
import {
  arriveSignedIn,
  delayScripts,
  expect,
  expectPersisted,
  expectSignedOut,
  test,
} from "../support/journey";

const id = "cfee329a1947744b7521bbc5";
const title = "Two buckets brown to one bucket green";
const address = `/tipsDetails/${id}`;

/** Records the calls for the tip. */
function recordTipCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url() === `${process.env.E2E_REST_URL}/shareTips/${id}`) calls.push("tip");
  });
  return calls;
}

/** Runs in the page before its own scripts: records each heading that the page shows. */
function recordHeadings() {
  const seen: string[] = [];
  Object.assign(window, { headings: seen });
  new MutationObserver(() => {
    const heading = document.querySelector("h1")?.textContent ?? "";
    if (seen.at(-1) !== heading) seen.push(heading);
  }).observe(document, { subtree: true, childList: true });
}

const headingsOf = (page: Page) => page.evaluate(() => Reflect.get(window, "headings") as string[]);

test.use({ serviceWorkers: "block" });

test("a member reads a tip before the app starts, and the tip stays in place when it does", {
  tag: "@both",
}, async ({ page, gardener }) => {
  const calls = recordTipCalls(page);
  await arriveSignedIn(page, gardener);
  await page.addInitScript(recordHeadings);
  const release = await delayScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const before = await page.getByRole("tabpanel").first().boundingBox();

  release();
  await expect(page.getByRole("button", { name: "Like this tip" })).toBeVisible();
  expect((await headingsOf(page)).filter((heading) => heading !== "")).toEqual([title]);
  expect(calls).toHaveLength(1);
  // A line may wrap differently, but no more than that.
  const after = await page.getByRole("tabpanel").first().boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
});

test("a member reads a persisted tip while the host sleeps", async ({ page, gardener }) => {
  await arriveSignedIn(page, gardener);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectPersisted(page, ["tip"]);
  await page.route(`${process.env.E2E_REST_URL}/**`, () => {});
  const release = await delayScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Like this tip" })).toBeVisible();
});

test("a visitor who opens a tip's URL is sent to sign in, without a call to the backend", async ({
  page,
}) => {
  const calls = recordTipCalls(page);
  await page.goto(address);
  await expect(page).toHaveURL("/login");
  await expectSignedOut(page);
  expect(calls).toEqual([]);
});
