import { copyFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { quietPage } from "../../support/pages";
import { type DeployedSite, startDeployedSite } from "../servers/deployed-site";
import {
  arriveSignedIn,
  expect,
  isHydrated,
  test,
  waitForHydration,
  waitForWorker,
} from "../support/journey";

let site: DeployedSite;

test.beforeEach(async ({ allowInConsole }) => {
  site = await startDeployedSite();
  // The error of a broken release, and files that the host no longer has.
  allowInConsole(/This release does not start|Failed to (fetch|load)|404|net::ERR/);
});

test.afterEach(() => site.stop());

/** Looks for a new service worker, as the browser does at a navigation. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

/**
 * Accepts a new version, as a person does who has read the page: Chromium may not activate a worker while the page's own
 * requests are pending.
 */
async function acceptUpdate(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Update" });
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  await button.click();
}

/** Counts how often a page is loaded from now on. @returns a function that reads the count */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

/** Waits for a reload: the browser activates a new worker once the old one has answered the page's requests. */
async function expectLoads(loads: () => number, count: number): Promise<void> {
  await expect.poll(loads, { timeout: 30_000 }).toBe(count);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "About Us" });
const hasWaitingWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * Waits for the lazy chunk with the dialogs, which a form prefetches while the gardener types. Without it a page that goes offline
 * falls back to the browser's own alert.
 */
function waitForDialogChunk(page: Page): Promise<unknown> {
  return page.waitForResponse(
    async (response) =>
      response.url().endsWith(".js") && (await response.text()).includes("swal2-container"),
  );
}

test.describe("with the app installed", () => {
  test.use({ serviceWorkers: "allow" });
  // Each begins with the worker's installation.
  test.describe.configure({ timeout: 120_000 });

  test("a visitor is offered a new version, and stays on the current one until they accept", async ({
    page,
  }) => {
    await page.goto(`${site.url}/contactUs`);
    await waitForWorker(page);
    site.deploy({ name: "next" });
    await page.getByLabel("Name").fill("Half a name");
    await checkForUpdate(page);
    const offer = page.getByText("A new version of Sow & Tell is ready.");
    await expect(offer).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Half a name");
    const loads = countLoads(page);
    await acceptUpdate(page);
    await page.getByRole("button", { name: "Update anyway" }).click();
    await expectLoads(loads, 1);
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await hasWaitingWorker(page)).toBe(false);
  });

  test("a visitor who follows a link gets the new version on the page that they wanted", async ({
    page,
  }) => {
    await page.goto(`${site.url}/contactUs`);
    await waitForWorker(page);
    site.deploy({ name: "next" });
    await checkForUpdate(page);
    await expect(page.getByText("A new version of Sow & Tell is ready.")).toBeVisible();
    const loads = countLoads(page);
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expectLoads(loads, 1);
    await expect(heading(page)).toBeVisible();
    expect(await hasWaitingWorker(page)).toBe(false);
    const entry = page.locator("script[data-lazy], script[type=module][src]").first();
    const names = await entry.evaluate((script) => script.outerHTML);
    expect(names).toContain("/assets/next-");
  });

  test("a visitor who accepts a new version in one tab can then accept it in another", async ({
    page,
    context,
  }) => {
    await page.goto(`${site.url}/contactUs`);
    await waitForWorker(page);
    site.deploy({ name: "next" });
    await checkForUpdate(page);
    const other = await context.newPage();
    await other.goto(`${site.url}/contactUs`);
    const update = (tab: Page) => tab.getByRole("button", { name: "Update" });
    await expect(update(page)).toBeVisible();
    await expect(update(other)).toBeVisible();
    const [loads, otherLoads] = [countLoads(page), countLoads(other)];
    await update(page).click();
    await expectLoads(loads, 1);
    await update(other).click();
    await expectLoads(otherLoads, 1);
  });

  test("a visitor whose installed release never mounts gets the fixed one when they open the site again", async ({
    page,
    context,
  }) => {
    await page.goto(`${site.url}${quietPage}`);
    await waitForWorker(page);
    site.deploy({ name: "broken", entry: "export {};" });
    const loads = countLoads(page);
    await checkForUpdate(page);
    await acceptUpdate(page);
    await expectLoads(loads, 1);
    site.deploy({ name: "fixed" });
    await page.goto(`${site.url}${quietPage}`, { waitUntil: "commit" });
    await expect.poll(() => hasWaitingWorker(page)).toBe(true);
    await page.close();
    const later = await context.newPage();
    await later.goto(`${site.url}${quietPage}`);
    await waitForHydration(later);
    await expect(heading(later)).toBeVisible();
  });

  test("a visitor of a broken release sees one reload, and gets the fixed release at a later visit", async ({
    page,
  }) => {
    await page.goto(`${site.url}${quietPage}`);
    await waitForWorker(page);
    site.deploy({ name: "broken", entry: "throw new Error('This release does not start');" });
    const loads = countLoads(page);
    await checkForUpdate(page);
    await acceptUpdate(page);
    await expectLoads(loads, 2);
    await expect(page.getByRole("alert")).toContainText("Something is wrong on our side");
    await expect.poll(() => countWorkers(page)).toBe(0);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.includes("precache"))).toEqual([]);
    expect(await isHydrated(page)).toBe(false);

    await page.goto(`${site.url}${quietPage}`, { waitUntil: "commit" });
    await expect.poll(loads).toBe(3);
    site.deploy({ name: "fixed" });
    await page.goto(`${site.url}${quietPage}`);
    await expect(heading(page)).toBeVisible();
    await waitForWorker(page);
    expect(loads()).toBe(4);
  });

  test("a visitor does not get a maintenance page in place of pages, drawings or scripts, and has the app offline after the next visit", async ({
    page,
    context,
  }) => {
    // Scripts last: the browser keeps the wrong ones, too.
    for (const pattern of [/\.html$/, /\.svg$/, /\/assets\/.*\.js$/]) {
      let answers = 0;
      site.answer = ({ url = "", headers: { "sec-fetch-dest": destination } }, response) => {
        // Only to the service worker: the page has its own already.
        if (!pattern.test(url) || destination !== "empty") return false;
        answers += 1;
        // As a host does whose rules for headers know only the address.
        const headers = {
          "Content-Type": "text/html",
          "Cache-Control": "max-age=31536000, immutable",
        };
        response.writeHead(200, headers).end("<h1>Back soon</h1>");
        return true;
      };
      await page.goto(`${site.url}${quietPage}`);
      await page.evaluate(() => {
        navigator.serviceWorker.register("/sw.js").catch(() => {});
      });
      await expect.poll(() => answers, { timeout: 20_000 }).toBeGreaterThan(0);
      await expect.poll(() => countWorkers(page), { timeout: 20_000 }).toBe(0);
    }
    site.answer = () => false;
    await page.goto(`${site.url}${quietPage}`);
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await page.goto(site.url);
    await expect(page.getByRole("heading", { name: "Transform Your Outdoor Space" })).toBeVisible();
  });

  test("a visitor who leaves a page does not go on downloading its picture, which never ends", async ({
    page,
  }) => {
    test.slow();
    let isDownloading: boolean | undefined;
    site.answer = ({ url }, response) => {
      if (url !== "/endless.png") return false;
      isDownloading = true;
      response.writeHead(200, { "Content-Type": "image/png" });
      const timer = setInterval(() => response.write(Buffer.alloc(1000)), 100);
      response.on("close", () => {
        clearInterval(timer);
        isDownloading = false;
      });
      return true;
    };
    await page.goto(`${site.url}${quietPage}`);
    await waitForWorker(page);
    await page.evaluate(() => {
      new Image().src = "/endless.png";
    });
    await expect.poll(() => isDownloading).toBe(true);
    await page.goto(`${site.url}/contactUs`);
    await expect.poll(() => isDownloading, { timeout: 30_000 }).toBe(false);
  });

  test("a tombstone deployed as the service worker removes it, and reloads the page once", async ({
    page,
  }) => {
    await page.goto(`${site.url}${quietPage}`);
    await waitForWorker(page);
    const loads = countLoads(page);
    copyFileSync(join(site.folder, "sw-tombstone.js"), join(site.folder, "sw.js"));
    await checkForUpdate(page);
    await expectLoads(loads, 1);
    await expect(heading(page)).toBeVisible();
    expect(await countWorkers(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test("a visitor with a full device sees each picture, and the cached ones are evicted", async ({
    page,
  }) => {
    await page.goto(`${site.url}${quietPage}`);
    await waitForWorker(page);
    const showPicture = (name: string) =>
      page.evaluate(async (search) => {
        const image = new Image();
        image.src = `/social-card.png?${search}`;
        await image.decode();
      }, name);
    const cachedNames = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open("sow-and-tell-pictures")).keys();
        return keys.map(({ url }) => new URL(url).search.slice(1)).filter(Boolean);
      });
    for (const name of ["one", "two", "three", "four"]) await showPicture(name);
    await expect.poll(cachedNames).toEqual(["one", "two", "three", "four"]);
    const { usage: quotaSize = 0 } = await page.evaluate(() => navigator.storage.estimate());
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize });
    await showPicture("five");
    await expect.poll(cachedNames).not.toContain("one");
  });

  test("a visitor keeps the newest fifty pictures, and no record of others", async ({ page }) => {
    await page.goto(`${site.url}${quietPage}`);
    await page.evaluate(async () => {
      const request = indexedDB.open("workbox-expiration");
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      request.result.close();
    });
    await waitForWorker(page);
    const pictures = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open("sow-and-tell-pictures")).keys();
        return keys.map(({ url }) => new URL(url).search).filter(Boolean);
      });
    for (let number = 1; number <= 52; number += 1) {
      await page.evaluate(async (name) => {
        const image = new Image();
        image.src = `/icon-192.png?${name}`;
        await image.decode();
      }, number);
    }
    await expect.poll(pictures).toContain("?52");
    await expect.poll(async () => (await pictures()).length).toBeLessThanOrEqual(50);
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).not.toContain("workbox-expiration");
  });
});

test("a gardener whose next page's code is gone after a deployment gets the new release, and keeps the draft", async ({
  page,
  gardener,
}) => {
  await arriveSignedIn(page.context(), gardener, { site: site.url });
  const dialogChunk = waitForDialogChunk(page);
  await page.goto(`${site.url}/shareTips`);
  await page.getByLabel("Title").fill("Marrows");
  await page.getByLabel("Description").fill("Lay a tile under each one.");
  await dialogChunk;
  site.deploy({ name: "next" });
  const loads = countLoads(page);
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect.poll(loads).toBe(1);
  await expect(heading(page)).toBeVisible();
  await page.goto(`${site.url}/shareTips`);
  await expect(page.getByLabel("Title")).toHaveValue("Marrows");
  await expect(page.getByLabel("Description")).toHaveValue("Lay a tile under each one.");
});

test("a visitor sees an error after one reload when a page's code is missing from its release", async ({
  page,
}) => {
  const assets = join(site.folder, "assets");
  for (const name of readdirSync(assets).filter((file) => /^about-page-.*\.js$/.test(file)))
    rmSync(join(assets, name));
  await page.goto(`${site.url}/contactUs`);
  const loads = countLoads(page);
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(loads()).toBe(1);
});
