import { test } from "@playwright/test";

for (const theme of ["daylight", "dusk"]) {
  test(`album, ${theme}`, async ({ page }, { config }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`${config.metadata.workshop}/tests/gallery/album.html?theme=${theme}`);
    await page.getByRole("heading", { name: "Botanical plates" }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `.gallery/album-${theme}.png`, fullPage: true });
  });
}
