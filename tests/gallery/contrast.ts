import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { measure, type Words } from "./contrast-measure";
import { isWanted } from "./wanted";

/** WCAG 1.4.3. Large is from 24 px. */
const LEAST = { text: 4.5, large: 3 };
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
 * Words on photographs: each line's box is looked at without its words, and the words' colour is held against every
 * pixel there. The lowest counts; the 5th percentile says whether it is a speck or a patch.
 */
for (const viewport of windows) {
  const { width } = viewport;
  for (const theme of themes) {
    if (!isWanted("contrast", String(width), theme)) continue;

    test(`words on photographs can be read at ${width} px, ${theme}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await openHome(browser, baseURL, viewport, theme);
      const rows: string[] = [];
      const failures: string[] = [];
      const look = async (place: string, part: Locator) => {
        for (const words of await measureWords(page, part)) {
          const least = words.size >= LARGE_PX ? LEAST.large : LEAST.text;
          const row = describe(`${width} ${theme} ${place}`, words, least);
          rows.push(row);
          if (words.lowest < least) failures.push(row);
        }
      };

      // The banner is the same in both themes.
      const slides = theme === "daylight" ? SLIDES : 0;
      for (let index = 0; index < slides; index++) {
        await showSlide(page, index);
        await look(`slide ${index + 1}`, page.locator(".swiper-slide-active"));
      }
      await look("hero", page.getByRole("region", { name: "Plant Trees, Save Lives" }));
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
    // Nothing moves while it is measured.
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator(".swiper-slide-active img").first().waitFor();
  // The bar and the demo's badge float over whatever is below them, which is not their fault.
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

/** The heading and the paragraph of a banner, and what is behind them. */
async function measureWords(page: Page, part: Locator): Promise<Words[]> {
  const image = part.locator("img");
  await part.locator("p").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await image.evaluate((element: HTMLImageElement) => element.decode());
  await page.waitForTimeout(1500);
  const measured: Words[] = [];
  for (const selector of ["h2", "p"]) measured.push(await measure(page, part.locator(selector)));
  return measured;
}

function describe(place: string, words: Words, least: number): string {
  const { name, size, lowest, low } = words;
  const figures = `lowest ${lowest.toFixed(2)}  5th percentile ${low.toFixed(2)}`;
  return `${place.padEnd(24)} ${name.padEnd(4)} ${size.toFixed(0).padStart(3)} px  ${figures}  (needs ${least})`;
}
