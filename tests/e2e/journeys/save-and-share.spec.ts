import { expect, storeTip, test } from "../support/journey";

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
