import { copyFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type DeployedSite, startDeployedSite } from "../servers/deployed-site";
import {
  arriveSignedIn,
  expect,
  followNavigation,
  test,
  watchForDialogs,
  workerInstalled,
} from "../support/journey";

let site: DeployedSite;

test.beforeEach(async ({ allowInConsole }) => {
  site = await startDeployedSite();
  // What a bad release throws, and what the host has no more.
  allowInConsole(/This release does not start|Failed to (fetch|load)|404|net::ERR/);
});

test.afterEach(() => site.stop());

/** Installs what the host has now, and changes over to it. */
async function loadNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole("button", { name: "Update" }).click();
}

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "About Us" });
const isAlive = (page: Page) => page.evaluate(() => window.earlyPress === undefined);
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const precaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("precache")));

const crashing = "throw new Error('This release does not start');";
const silent = "export {};";

test.describe("with the program on the device", () => {
  test.use({ serviceWorkers: "allow" });

  for (const [words, entry] of [
    ["throws at its start", crashing],
    ["never mounts", silent],
  ] as const) {
    test(`a visitor whose device has a release that ${words} gets the good one within the same visit`, async ({
      page,
    }) => {
      await page.goto(`${site.url}/aboutUs`);
      await workerInstalled(page);
      site.deploy({ name: "bad", entry });
      const loads = countLoads(page);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        await new Promise((resolve) => {
          const look = () => (registration.waiting === null ? setTimeout(look, 50) : resolve(null));
          look();
        });
      });
      site.deploy({ name: "good" });
      await page.getByRole("button", { name: "Update" }).click();
      await expect.poll(loads, { timeout: 15_000 }).toBe(2);
      await expect.poll(() => isAlive(page)).toBe(true);
      await expect(heading(page)).toBeVisible();
      await workerInstalled(page);
      expect(loads()).toBe(2);
    });
  }

  test("a visitor of a bad release that is still the newest is reloaded once, and finds the good one at the next visit", async ({
    page,
  }) => {
    await page.goto(`${site.url}/aboutUs`);
    await workerInstalled(page);
    site.deploy({ name: "bad", entry: crashing });
    const loads = countLoads(page);
    await loadNewVersion(page);
    await expect.poll(loads).toBe(2);
    await expect.poll(() => workers(page)).toBe(0);
    expect(await precaches(page)).toEqual([]);
    expect(await isAlive(page)).toBe(false);

    await page.goto(`${site.url}/aboutUs`, { waitUntil: "commit" });
    await expect.poll(loads).toBe(3);
    site.deploy({ name: "good" });
    await page.goto(`${site.url}/aboutUs`);
    await expect(heading(page)).toBeVisible();
    await workerInstalled(page);
    expect(loads()).toBe(4);
  });

  test("a tombstone in the worker's place ends it on the device, and loads the page anew once", async ({
    page,
  }) => {
    await page.goto(`${site.url}/aboutUs`);
    await workerInstalled(page);
    const loads = countLoads(page);
    copyFileSync(join(site.folder, "sw-tombstone.js"), join(site.folder, "sw.js"));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(loads).toBe(1);
    await expect(heading(page)).toBeVisible();
    expect(await workers(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test("a visitor on a full device sees each picture, and the newest are kept", async ({
    page,
  }) => {
    await page.goto(`${site.url}/aboutUs`);
    await workerInstalled(page);
    const show = (name: string) =>
      page.evaluate(async (search) => {
        const image = new Image();
        image.src = `/social-card.png?${search}`;
        await image.decode();
      }, name);
    const kept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open("sow-and-tell-pictures")).keys();
        return keys.map(({ url }) => new URL(url).search.slice(1)).filter(Boolean);
      });
    for (const name of ["one", "two", "three", "four"]) await show(name);
    await expect.poll(kept).toEqual(["one", "two", "three", "four"]);
    const { usage: quotaSize = 0 } = await page.evaluate(() => navigator.storage.estimate());
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize });
    await show("five");
    await expect.poll(kept).not.toContain("one");
    // The browser counts what has gone a moment later.
    let count = 5;
    const keepsNext = async () => {
      count += 1;
      await show(String(count));
      return (await kept()).some((name) => Number(name) > 5);
    };
    await expect.poll(keepsNext).toBe(true);
  });
});

test("a gardener whose next page's code has gone with a deployment gets the page from the new release, with their draft", async ({
  page,
  gardener,
}) => {
  const expectDialogs = watchForDialogs(page);
  await arriveSignedIn(page, gardener, site.url);
  await page.goto(`${site.url}/shareTips`);
  await page.getByLabel("Title").fill("Marrows");
  await page.getByLabel("Description").fill("Lay a tile under each one.");
  await expectDialogs();
  site.deploy({ name: "next" });
  const loads = countLoads(page);
  await page.getByRole("link", { name: "About Us" }).first().click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.poll(loads).toBe(1);
  await expect(heading(page)).toBeVisible();
  await page.goto(`${site.url}/shareTips`);
  await expect(page.getByLabel("Title")).toHaveValue("Marrows");
  await expect(page.getByLabel("Description")).toHaveValue("Lay a tile under each one.");
});

test("a visitor whose page's code is nowhere sees the page loaded anew once, and is not told that it is the connection", async ({
  page,
}) => {
  await page.goto(site.url);
  const assets = join(site.folder, "assets");
  for (const file of readdirSync(assets).filter((name) => name.endsWith(".js"))) {
    const isOfAbout = readFileSync(join(assets, file), "utf8").includes("Our Story");
    if (isOfAbout) rmSync(join(assets, file));
  }
  const loads = countLoads(page);
  await followNavigation(page, "About Us");
  await expect(page.getByRole("alert")).toContainText("Something went wrong");
  await expect(page.getByRole("alert")).not.toContainText("connection");
  expect(loads()).toBe(1);
});
