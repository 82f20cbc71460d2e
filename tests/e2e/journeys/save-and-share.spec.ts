import type { Page } from "@playwright/test";
import { expect, openBrowse, storeTip, test } from "../support/journey";

async function saveTips(page: Page, count: number): Promise<string[]> {
  const titles: string[] = [];
  const cards = page.getByRole("article");
  // The virtual list renders more cards after the first frame.
  await expect(cards.nth(count)).toBeAttached();
  for (const card of (await cards.all()).slice(0, count)) {
    titles.push((await card.getByRole("heading").textContent()) ?? "");
    await card.getByRole("button", { name: /^Save / }).click();
    await expect(card.getByRole("button", { name: /^Save / })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  return titles;
}

test("a gardener prints all saved tips", async ({ memberPage: page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openBrowse(page);
  const titles = await saveTips(page, 8);
  await openBrowse(page, "?saved=1");
  await page.getByRole("button", { name: "Print saved tips" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");

  const sheet = page.locator(".print-sheet");
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(sheet.getByRole("heading")).toHaveText(titles);
  await expect(sheet.getByText(/\/tipsDetails\/[0-9a-f]{24}$/)).toHaveCount(8);
  await expect(page.getByRole("main")).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(6);
  // After printing, even to PDF, the page is as before.
  await page.emulateMedia({ media: "screen" });
  await expect(sheet).toHaveCount(0);
});

test("a gardener prints a tip whose picture stands beside its title", async ({
  memberPage: page,
  gardener,
}) => {
  const id = await storeTip({ title: "Sorrel", name: gardener.name, email: gardener.email });
  await page.goto(`/tipsDetails/${id}`);
  const title = page.getByRole("heading", { level: 1, name: "Sorrel" });
  await expect(title).toBeVisible();
  // To Chromium, a printed A4 page is 794 px wide.
  await page.setViewportSize({ width: 794, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const picture = await page.getByRole("main").locator(".frame").first().boundingBox();
  const end = (picture?.x ?? 0) + (picture?.width ?? Number.NaN);
  expect(end).toBeLessThanOrEqual((await title.boundingBox())?.x ?? 0);
});
