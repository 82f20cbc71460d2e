import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { quietPage } from "../../support/pages";
import {
  expect,
  expectPersisted,
  followNavigation,
  logOut,
  persistedEntries,
  scrollTo,
  storeTip,
  test,
  waitForControl,
  waitForWorker,
} from "../support/journey";

test.use({ serviceWorkers: "allow" });

// Each begins with the worker's installation.
test.describe.configure({ timeout: 120_000 });

// Requests that fail while offline.
test.beforeEach(({ allowInConsole }) =>
  allowInConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Error fetching tips|net::ERR|no-response/,
  ),
);

function cachedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open("sow-and-tell-pictures");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
}

const offlineLine = (page: Page) => page.getByText("You are offline.");
const staleLine = (page: Page) =>
  page.getByRole("paragraph").filter({ hasText: "Saved copy from" });

test("a visitor reads public pages offline, and gets the newest tips once the connection is back", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await waitForWorker(page);
  await scrollTo(page.getByRole("heading", { name: "Top Trending Tips" }));
  await followNavigation(page, "Browse Tips");
  await expect(page.getByText(/^Showing/)).toBeVisible();
  await followNavigation(page, "Explore Gardeners");
  await expect(page.getByRole("heading", { name: "Harriet Pell" })).toBeVisible();
  await expectPersisted(page, ["tips", "/shareTips"], ["gardeners", "/gardeners"]);

  await context.setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
  await page.goto("/explore");
  await expect(page.getByRole("heading", { name: "Harriet Pell" })).toBeVisible();
  await page.goto(quietPage);
  await expect(page.getByRole("heading", { name: "About Us" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Transform Your Outdoor Space" })).toBeVisible();
  const banner = page.locator("section[aria-roledescription=carousel] img").first();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto("/browseTips?sort=category");
  await expect(page.getByText(/^Showing \d+ of \d+ premium gardening tips/)).toBeVisible();
  await expect(staleLine(page)).toContainText(
    /^We can’t reach the server\. Saved copy from \d+ \w+ \d{4} at \d\d:\d\d\.$/,
  );
  // For a document that was opened offline, Chromium 150 reports a connection until the emulated one changes.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(offlineLine(page)).toBeVisible();

  await context.setOffline(false);
  await expect(offlineLine(page)).toBeHidden();
  await expect(staleLine(page)).toBeHidden();
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test("a gardener reads opened tips with their pictures offline, and sees an error for others", async ({
  memberPage: page,
  context,
  gardener,
  baseURL,
}) => {
  const title = `Leeks of ${gardener.name}`;
  const id = await storeTip({ title, imageUrl: `${baseURL}/icon-512.png`, email: gardener.email });
  await page.goto(quietPage);
  await waitForWorker(page);
  await page.goto(`/tipsDetails/${id}`);
  const picture = page.getByRole("img", { name: "Picture of Leek" });
  await expect(picture).toBeVisible();
  await expectPersisted(page, ["tips", `/shareTips/${id}`]);
  await expect.poll(() => cachedPictures(page)).toContain("/icon-512.png");

  await context.setOffline(true);
  await page.goto(`/tipsDetails/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(staleLine(page)).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);

  await page.getByRole("button", { name: "Like this tip" }).click();
  await expect(page.getByText(/Check your connection|can't reach/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Liked!" })).toBeHidden();

  await page.goto("/tipsDetails/0123456789abcdef01234567");
  await expect(page.getByRole("alert")).toContainText("Check your connection");
});

test("a gardener who logs out leaves neither the list of their tips nor hidden tips on the device", async ({
  memberPage: page,
  gardener,
  baseURL,
}) => {
  const own = { email: gardener.email, name: gardener.name };
  const hidden = await storeTip({
    ...own,
    title: "A secret bed",
    availability: "hidden",
    imageUrl: `${baseURL}/icon-192.png`,
  });
  const open = await storeTip({ ...own, title: "An open bed" });
  await page.goto(quietPage);
  await waitForWorker(page);
  for (const id of [hidden, open]) {
    await page.goto(`/tipsDetails/${id}`);
    await expectPersisted(page, ["tips", `/shareTips/${id}`]);
  }
  await expect.poll(() => cachedPictures(page)).toContain("/icon-192.png");
  await page.goto("/myTips");
  await expect(page.getByRole("heading", { name: "A secret bed" })).toBeVisible();
  await page.goto("/browseTips");
  await expectPersisted(page, ["tips", "/myTips?email={email}"], ["tips", "/shareTips"]);

  await logOut(page, gardener);
  await expect(page).toHaveURL("/login");
  const stored = async () => JSON.stringify(await persistedEntries(page));
  await expect.poll(stored).not.toContain("/myTips");
  await expect.poll(stored).not.toContain("A secret bed");
  expect(await stored()).toContain("An open bed");
  expect(await stored()).not.toContain(gardener.email);
  await expect.poll(() => cachedPictures(page)).not.toContain("/icon-192.png");
});

/**
 * Answers the requests for a picture of another host.
 * @returns its address, fields of a tip that has it, and a function that changes the answer
 */
async function servePicture(context: BrowserContext, answer: Answer) {
  const url = "https://pictures.example/leek.svg";
  let current = answer;
  await context.route(url, (route) => current(route));
  return {
    url,
    // Hidden, since no other journey, which would see a public tip, answers for this host.
    tip: { imageUrl: url, availability: "hidden" },
    change: (next: Answer) => {
      current = next;
    },
  };
}

type Answer = (route: Route) => Promise<void>;

const sendPicture: Answer = (route) =>
  route.fulfill({
    contentType: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  });

/** As a hotel's network does until one has logged in. */
const sendLoginPage: Answer = (route) =>
  route.fulfill({ contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" });

const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

test("a gardener still sees a picture whose host answers with something else later, also offline", async ({
  memberPage: page,
  context,
  gardener,
}) => {
  const title = `Leeks of ${gardener.name}`;
  const host = await servePicture(context, sendPicture);
  const id = await storeTip({ title, ...host.tip, email: gardener.email });
  await page.goto(quietPage);
  await waitForWorker(page);
  await page.goto(`/tipsDetails/${id}`);
  const picture = page.getByRole("img", { name: "Picture of Leek" });
  await expect.poll(() => cachedPictures(page)).toContain("/leek.svg");
  await expectPersisted(page, ["tips", `/shareTips/${id}`]);

  host.change(sendLoginPage);
  for (const isOffline of [false, false, true]) {
    await context.setOffline(isOffline);
    await page.reload();
    await expect.poll(() => widthOf(picture)).toBe(40);
    if (!isOffline) await page.waitForLoadState("networkidle");
  }
});

test("a gardener sees a picture at the next visit that a network's login page had replaced", async ({
  memberPage: page,
  context,
  gardener,
}) => {
  const title = `Leeks of ${gardener.name}`;
  const host = await servePicture(context, sendLoginPage);
  const id = await storeTip({ title, ...host.tip, email: gardener.email });
  await page.goto(quietPage);
  await waitForWorker(page);
  const answered = context.waitForEvent("requestfinished", (request) => request.url() === host.url);
  await page.goto(`/tipsDetails/${id}`);
  await answered;
  const picture = page.getByRole("img", { name: "Picture of Leek" });
  await expect(picture).toBeHidden();
  host.change(sendPicture);
  await page.reload();
  await expect.poll(() => widthOf(picture)).toBe(40);
});

test("a gardener who logs out while a picture is being loaded does not leave it on the device", async ({
  memberPage: page,
  context,
  gardener,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const host = await servePicture(context, async (route) => {
    await isReleased;
    await sendPicture(route);
  });
  const id = await storeTip({
    title: "A secret bed",
    ...host.tip,
    email: gardener.email,
  });
  await page.goto(quietPage);
  await waitForWorker(page);
  const requested = context.waitForEvent("request", (request) => request.url() === host.url);
  await page.goto(`/tipsDetails/${id}`);
  await requested;
  await logOut(page, gardener);
  await expect(page).toHaveURL("/login");
  const answered = context.waitForEvent("requestfinished", (request) => request.url() === host.url);
  release();
  await answered;
  // A later picture is cached after it.
  await page.evaluate(() => {
    new Image().src = "/icon-192.png";
  });
  await expect.poll(() => cachedPictures(page)).toContain("/icon-192.png");
  expect(await cachedPictures(page)).not.toContain("/leek.svg");
});

test("a visitor can install the app on a phone, with shortcuts to Browse, Share and the saved tips", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await waitForControl(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    "/browseTips",
    "/browseTips?saved=1",
    "/shareTips",
  ]);
});
