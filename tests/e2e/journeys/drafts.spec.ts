import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey";

const text = {
  title: "Leeks in a drainpipe",
  plantType: "Leek",
  description: "Cut a pipe in half.\nSow in it. 🌱 <b>Thin</b> to 5 cm.",
};

async function openForm(page: Page) {
  await page.goto("/shareTips");
  await expect(page.getByRole("heading", { level: 1, name: "Share a Tip" })).toBeVisible();
}

async function fillInForm(page: Page) {
  await page.getByLabel("Plant type").fill(text.plantType);
  await page.getByLabel("Category").selectOption("Soil");
  await page.getByLabel("Description").fill(text.description);
  await page.getByLabel("Title").fill(text.title);
}

async function expectRestored(page: Page) {
  await expect(page.getByText(/^We restored your draft/)).toBeVisible();
  await expectText(page);
}

async function expectText(page: Page) {
  await expect(page.getByLabel("Title")).toHaveValue(text.title);
  await expect(page.getByLabel("Plant type")).toHaveValue(text.plantType);
  await expect(page.getByLabel("Category")).toHaveValue("soil");
  await expect(page.getByLabel("Description")).toHaveValue(text.description);
}

test("a gardener's draft is restored after a crash of the tab while the tip is being sent", async ({
  memberPage: page,
  context,
}) => {
  await openForm(page);
  await fillInForm(page);
  // The SDK's start restores the browser's own `fetch` when it ends.
  await page.waitForLoadState("networkidle");
  // Not by a Playwright route: it lets a held request go when the page closes, and the tip may arrive.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("button", { name: "Sharing..." })).toBeVisible();
  const client = await context.newCDPSession(page);
  const crash = page.waitForEvent("crash");
  void client.send("Page.crash").catch(() => {});
  await crash;
  const next = await context.newPage();
  await openForm(next);
  await expectRestored(next);
});

test("a gardener's restored draft has a notice as wide as the form, and the preview stays in view", async ({
  memberPage: page,
}) => {
  await openForm(page);
  await fillInForm(page);
  await page.reload();
  await expectRestored(page);
  const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;
  const form = page.getByRole("main").locator("form");
  const notice = page.locator("div:has(> [role=status])", { hasText: "We restored your draft" });
  expect(await widthOf(notice.last())).toBe(await widthOf(form));
  await page.getByRole("button", { name: "Share Tip" }).scrollIntoViewIfNeeded();
  const header = await page.getByRole("banner").boundingBox();
  const preview = page.locator("article");
  expect((await preview.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  await expect(preview).toBeInViewport({ ratio: 0.99 });
});
