import type { Locator, Page } from "@playwright/test";
import { expect, expectPersisted, scrollTo, storeTip, test } from "../support/journey";

// Automatic motion would change the positions that are compared.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function putHostToSleep(page: Page): Promise<() => Promise<void>> {
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

/** Reloads the page while the host sleeps. Expects persisted content and its age, and that nothing moves when the host wakes. */
async function expectPersistedContent(page: Page, content: Locator, hasNote = true): Promise<void> {
  const wake = await putHostToSleep(page);
  await page.reload();
  await scrollTo(content);
  if (hasNote) await expect(staleLine(page).first()).toBeVisible();
  const top = async () => (await content.boundingBox())?.y;
  const before = await top();
  await wake();
  await expect(staleLine(page)).toHaveCount(0);
  await expect(content).toBeVisible();
  expect(await top()).toBe(before);
}

test("a gardener sees persisted pages while the host sleeps, and nothing moves when it wakes", async ({
  memberPage: page,
  gardener,
}) => {
  const id = await storeTip({
    title: "Leeks in a drainpipe",
    description: "Cut a pipe in half.",
    availability: "hidden",
    email: gardener.email,
    name: gardener.name,
  });
  const gardeners = page.getByRole("region", { name: "Featured Gardeners" });
  const numbers = page.getByRole("region", { name: "Numbers" });
  for (const [path, queryKey, content] of [
    ["/", ["gardeners", "/gardeners"], gardeners.getByRole("article").first()],
    ["/browseTips", ["tips", "/shareTips"], page.getByRole("article").first()],
    [`/tipsDetails/${id}`, ["tips", `/shareTips/${id}`], page.getByText("Cut a pipe in half.")],
    [`/updateTips/${id}`, ["tips", `/shareTips/${id}`], page.getByLabel("Title")],
    [
      "/myTips",
      ["tips", "/myTips?email={email}"],
      page.getByRole("heading", { name: "Leeks in a drainpipe" }),
    ],
    ["/dashboard", ["tips", "/myTips?email={email}"], numbers.getByText(/^1$/)],
  ] as const) {
    await page.goto(path);
    await expectPersisted(page, queryKey);
    // The form's version is looked up again before it is sent.
    await expectPersistedContent(page, content, !path.startsWith("/updateTips"));
  }
});

test("a visitor sees persisted tips even if the call fails before the page is hydrated", async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/ERR_FAILED/);
  await page.goto("/browseTips");
  await expectPersisted(page, ["tips", "/shareTips"]);
  await page.route(`${process.env.E2E_REST_URL}/**`, (route) => route.abort());
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await expect(page.getByText(/We can’t reach the server\. Saved copy from/)).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});
