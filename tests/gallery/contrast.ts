import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { measureContrast, type TextContrast } from "./contrast-measure";

/** The minimum contrast of WCAG 1.4.3. Text of 24 px and more is large. */
const MIN_CONTRAST = { text: 4.5, large: 3 };
const LARGE_PX = 24;

const SLIDES = 3;

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
  { width: 1920, height: 900 },
];
const themes = ["daylight", "dusk"] as const;

/**
 * Measures the contrast of text on photographs. The lowest value of all pixels decides; the 5th percentile tells whether a
 * low value is a single spot or a larger area.
 */
for (const viewport of windows) {
  const { width } = viewport;
  for (const theme of themes) {
    test(`text on photographs has enough contrast at ${width} px, ${theme}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await openHome(browser, baseURL, viewport, theme);
      const rows: string[] = [];
      const failures: string[] = [];
      const check = async (place: string, part: Locator) => {
        for (const contrast of await measureTexts(page, part)) {
          const minimum = contrast.size >= LARGE_PX ? MIN_CONTRAST.large : MIN_CONTRAST.text;
          const row = describe(`${width} ${theme} ${place}`, contrast, minimum);
          rows.push(row);
          if (contrast.lowest < minimum) failures.push(row);
        }
      };

      // The banner is the same in both themes.
      const slides = theme === "daylight" ? SLIDES : 0;
      for (let index = 0; index < slides; index++) {
        await showSlide(page, index);
        await check(`slide ${index + 1}`, page.locator(".swiper-slide-active"));
      }
      await check("hero", page.getByRole("region", { name: "Plant Trees, Save Lives" }));
      process.stdout.write(`${rows.join("\n")}\n`);
      expect(failures).toEqual([]);
      await page.context().close();
    });
  }
}

async function openHome(
  browser: Browser,
  baseURL: string | undefined,
  viewport: (typeof windows)[number],
  theme: (typeof themes)[number],
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport,
    colorScheme: theme === "dusk" ? "dark" : "light",
    // Nothing may move during the measurement.
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator(".swiper-slide-active img").first().waitFor();
  // The navbar and the demo's badge may cover the text, which does not affect the contrast.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (["fixed", "sticky"].includes(getComputedStyle(element).position))
        element.style.visibility = "hidden";
    }
  });
  return page;
}

async function showSlide(page: Page, index: number): Promise<void> {
  await page
    .locator(".swiper")
    .evaluate(
      (
        element: HTMLElement & { swiper: { slideToLoop: (to: number, speed: number) => void } },
        to,
      ) => element.swiper.slideToLoop(to, 0),
      index,
    );
  await expect(page.locator(".swiper-slide-active")).toHaveAttribute(
    "data-swiper-slide-index",
    String(index),
  );
}

/** Measures the heading and the paragraph of a banner. */
async function measureTexts(page: Page, part: Locator): Promise<TextContrast[]> {
  const image = part.locator("img");
  await part.locator("p").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await image.evaluate((element: HTMLImageElement) => element.decode());
  await page.waitForTimeout(1500);
  const measured: TextContrast[] = [];
  for (const selector of ["h2", "p"])
    measured.push(await measureContrast(page, part.locator(selector)));
  return measured;
}

function describe(place: string, contrast: TextContrast, minimum: number): string {
  const { name, size, lowest, low } = contrast;
  const figures = `lowest ${lowest.toFixed(2)}  5th percentile ${low.toFixed(2)}`;
  return `${place.padEnd(24)} ${name.padEnd(4)} ${size.toFixed(0).padStart(3)} px  ${figures}  (needs ${minimum})`;
}
