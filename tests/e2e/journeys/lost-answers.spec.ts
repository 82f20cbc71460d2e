import type { Page } from "@playwright/test";
import { specWords } from "../../support/spec-words";
import { arriveSignedIn, expect, type Gardener, respond, storeTip, test } from "../support/journey";

const REST_URL = process.env.E2E_REST_URL;
const POST_URL = `${REST_URL}/shareTIps`;

/** Opens the form for a new tip, and sends it. */
async function shareTip(page: Page, title: string): Promise<void> {
  await page.goto("/shareTips");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Plant type").fill("Leek");
  await page.getByLabel("Description").fill("Cut a pipe in half.");
  await page.getByRole("button", { name: "Share Tip" }).click();
}

/** How many tips the backend has with this title. */
async function countTips(title: string): Promise<number> {
  const response = await fetch(`${REST_URL}/shareTips`);
  const tips = (await response.json()) as { title: string }[];
  return tips.filter((tip) => tip.title === title).length;
}

const success = (page: Page) => page.getByRole("dialog", { name: specWords.tipShared });

const unconfirmed = (page: Page) =>
  page.getByRole("dialog").getByText("We can’t tell whether your request arrived.");

const noAnswer = "We have no answer yet. Your words are saved; we look before we send again.";

/** How long a host that wakes up holds a request. Milliseconds. */
const WAKING_MS = 18_000;

test("a gardener's tip that the host holds for long is shared once, and told on the page that is then open", async ({
  memberPage: page,
}) => {
  let sent = 0;
  await page.route(POST_URL, async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, WAKING_MS));
    await route.continue();
  });
  await shareTip(page, "Leeks at dawn");
  const button = page.getByRole("button", { name: "Sharing..." });
  const before = await button.boundingBox();
  await expect(page.getByText("The server is slow. Nothing is lost.")).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect(page.getByRole("heading", { name: "About Us", level: 1 })).toBeVisible();
  await expect(success(page)).toBeVisible({ timeout: WAKING_MS });
  await expect(page).toHaveURL("/aboutUs");
  expect(sent).toBe(1);
  expect(await countTips("Leeks at dawn")).toBe(1);
});

test("a gardener's tip is shared once if it is stored and the host answers with an error", async ({
  memberPage: page,
  allowInConsole,
}) => {
  allowInConsole(/Failed to load resource/);
  for (const status of [499, 503, 520]) {
    await page.route(
      POST_URL,
      async (route) => {
        await route.fetch();
        await respond(route, {}, status);
      },
      { times: 1 },
    );
    await shareTip(page, `Leeks and ${status}`);
    await expect(success(page)).toBeVisible();
    await expect(page).toHaveURL("/browseTips");
    expect(await countTips(`Leeks and ${status}`)).toBe(1);
  }
});

test("a gardener's tip without an answer is looked for in every tab, and shared once when it arrives", async ({
  memberPage: page,
  context,
  allowInConsole,
}) => {
  allowInConsole(/Failed to load resource/);
  let body = "";
  const posts: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url() === POST_URL) posts.push(request.url());
  });
  await page.route(POST_URL, async (route) => {
    body = route.request().postData() ?? "";
    await respond(route, {}, 503);
  });
  await shareTip(page, "Leeks in two tabs");
  await expect(unconfirmed(page)).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText(noAnswer)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/shareTips");
  await expect(other.getByText(noAnswer)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: "Share Tip" }).click();
    await expect(unconfirmed(tab)).toBeVisible();
    await tab.getByRole("button", { name: "OK" }).click();
  }
  await other.reload();
  await expect(other.getByText(noAnswer)).toBeVisible();
  await storeTip(JSON.parse(body));
  // The tab that finds it first shows so for two seconds, and moves on.
  await Promise.all(
    [page, other].map((tab) => {
      const discarded = tab.getByText("Your draft was shared or discarded in another tab.");
      return expect(success(tab).or(discarded)).toBeVisible();
    }),
  );
  expect(posts).toHaveLength(1);
  expect(await countTips("Leeks in two tabs")).toBe(1);
});

test("a gardener offline is told so at once, and shares the tip when the connection is back", async ({
  memberPage: page,
  context,
  allowInConsole,
}) => {
  // What the page loads once it is idle may not have been loaded yet.
  allowInConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.goto("/shareTips");
  await page.getByLabel("Title").fill("Leeks in a cellar");
  await page.getByLabel("Plant type").fill("Leek");
  await page.getByLabel("Description").fill("Cut a pipe in half.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByText(/^We can’t reach the server/)).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(success(page)).toBeVisible();
  expect(await countTips("Leeks in a cellar")).toBe(1);
});

/** Opens a page with an HTTP cache, which routes turn off. */
async function arriveWithCache(page: Page, gardener: Gardener): Promise<void> {
  await arriveSignedIn(page.context(), gardener);
  await page.context().unrouteAll();
}

test("a gardener sees an update by the tip's address, though the backend lets its answers be cached, and the tip is requested once", async ({
  page,
  gardener,
}) => {
  await arriveWithCache(page, gardener);
  const { email, name } = gardener;
  const id = await storeTip({ title: "Leeks in sand", email, name });
  const address = `${REST_URL}/shareTips/${id}`;
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url() === address) reads.push(request.url());
  });
  const heading = (title: string) => page.getByRole("heading", { level: 1, name: title });
  await page.goto(`/tipsDetails/${id}`);
  await expect(heading("Leeks in sand")).toBeVisible();
  await page.waitForLoadState("networkidle");
  // The page's inline script has sent it, before the app has loaded.
  expect(reads).toHaveLength(1);
  await page.goto(`/updateTips/${id}`);
  await page.getByLabel("Title").fill("Leeks in a pipe");
  await page.getByRole("button", { name: "Update Tip" }).click();
  await expect(page).toHaveURL("/myTips");
  await page.goto(`/tipsDetails/${id}`);
  await page.waitForLoadState("networkidle");
  await expect(heading("Leeks in a pipe")).toBeVisible();
});

test("a gardener finds a shared tip and misses a deleted one at once, though the backend lets its answers be cached", async ({
  page,
  gardener,
}) => {
  await arriveWithCache(page, gardener);
  const { email, name } = gardener;
  await storeTip({ title: "Leeks in sand", email, name });
  await page.goto("/myTips");
  await page.getByRole("button", { name: "Delete Leeks in sand" }).click();
  await page.getByRole("button", { name: specWords.yesDelete }).click();
  await expect(page.getByRole("dialog", { name: specWords.deleted })).toBeVisible();
  await shareTip(page, "Leeks in a cache");
  await expect(page).toHaveURL("/browseTips");
  await page.goto("/myTips");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Leeks in a cache" })).toBeVisible();
  await expect(page.getByText("Leeks in sand")).toHaveCount(0);
});
