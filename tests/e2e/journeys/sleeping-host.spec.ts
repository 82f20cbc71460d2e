import type { Locator, Page } from "@playwright/test";
import {
  arriveSignedIn,
  expect,
  expectPersisted,
  scrollTo,
  storeTip,
  test,
} from "../support/journey";

// What moves by itself is another story.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Somebody who was there before opens a page while the host sleeps: no call is answered until the test says so. */
async function fallAsleep(page: Page): Promise<() => Promise<void>> {
  let wake = () => {};
  const isAwake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(`${process.env.E2E_REST_URL}/**`, async (route) => {
    await isAwake;
    await route.continue();
  });
  return async () => {
    wake();
    await page.unrouteAll({ behavior: "wait" });
  };
}

const staleLine = (page: Page) => page.getByText(/Saved copy from .* looking for a newer one/);

/** Opens the page again, asleep: its content stands, says how old it is, and stays when the host has woken up. */
async function expectContentAsleep(page: Page, content: Locator): Promise<void> {
  const wake = await fallAsleep(page);
  await page.reload();
  await scrollTo(content);
  await expect(staleLine(page).first()).toBeVisible();
  const top = async () => (await content.boundingBox())?.y;
  const before = await top();
  await wake();
  await expect(staleLine(page)).toHaveCount(0);
  await expect(content).toBeVisible();
  expect(await top()).toBe(before);
}

test("a visitor sees home's gardeners though the host sleeps", async ({ page }) => {
  await page.goto("/");
  await expectPersisted(page, ["gardeners"]);
  const gardeners = page.getByRole("region", { name: "Featured Gardeners" });
  await expectContentAsleep(page, gardeners.getByRole("article").first());
});

test("a visitor browses tips though the host sleeps", async ({ page }) => {
  await page.goto("/browseTips");
  await expectPersisted(page, ["public", "tips"]);
  await expectContentAsleep(page, page.getByRole("article").first());
});

for (const { place, pathOf, words, contentOf } of [
  {
    place: "a tip",
    pathOf: (id: string) => `/tipsDetails/${id}`,
    words: ["tip"],
    contentOf: (page: Page) => page.getByText("Cut a pipe in half."),
  },
  {
    place: "the form of a tip",
    pathOf: (id: string) => `/updateTips/${id}`,
    words: ["tip"],
    contentOf: (page: Page) => page.getByLabel("Title"),
  },
  {
    place: "their tips",
    pathOf: () => "/myTips",
    words: ["member", "tips"],
    contentOf: (page: Page) => page.getByRole("heading", { name: "Leeks in a drainpipe" }),
  },
  {
    place: "the dashboard's numbers",
    pathOf: () => "/dashboard",
    words: ["member", "tips"],
    contentOf: (page: Page) => page.getByRole("region", { name: "Numbers" }).getByText(/^1$/),
  },
]) {
  test(`a gardener sees ${place} though the host sleeps`, async ({ page, gardener }) => {
    const id = await storeTip({
      title: "Leeks in a drainpipe",
      description: "Cut a pipe in half.",
      availability: "hidden",
      email: gardener.email,
      name: gardener.name,
    });
    await arriveSignedIn(page, gardener);
    await page.goto(pathOf(id));
    await expectPersisted(page, words);
    await expectContentAsleep(page, contentOf(page));
  });
}

test("a visitor who was never there is told that the host is waking up", async ({ page }) => {
  const wake = await fallAsleep(page);
  await page.goto("/browseTips");
  await expect(page.getByText("Loading the tips…")).toBeVisible();
  await expect(page.getByText("The server is waking up. This may take ten seconds.")).toBeVisible();
  await wake();
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test("a visitor sees what they saw last, though the host refuses before the page is hydrated", async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/ERR_FAILED/);
  await page.goto("/browseTips");
  await expectPersisted(page, ["public", "tips"]);
  await page.route(`${process.env.E2E_REST_URL}/**`, (route) => route.abort());
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await expect(page.getByText(/We can't reach the server\. Saved copy from/)).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});
