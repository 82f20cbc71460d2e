import { expect, type Locator, type Page, test } from "@playwright/test";
import { themes } from "./states";

/** The minimum contrast of WCAG 1.4.3. Text of 24 px and more is large. */
const MIN_CONTRAST = { text: 4.5, large: 3 };
const LARGE_PX = 24;

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
  { width: 1920, height: 900 },
];

for (const viewport of windows) {
  for (const [theme, colorScheme] of themes) {
    test.describe(() => {
      // Nothing may move during the measurement.
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      test(`text on photographs has enough contrast at ${viewport.width} px, ${theme}`, async ({
        page,
      }) => {
        await openHome(page);
        const failures: string[] = [];
        const check = async (place: string, part: Locator) => {
          await settle(page, part);
          for (const name of ["h2", "p"]) {
            const { lowest, size } = await measureContrast(page, part.locator(name));
            const minimum = size >= LARGE_PX ? MIN_CONTRAST.large : MIN_CONTRAST.text;
            if (lowest < minimum)
              failures.push(`${place}, ${name}: ${lowest.toFixed(2)} (needs ${minimum})`);
          }
        };

        // The banner is the same in both themes.
        const slides = page.getByRole("button", { name: /^Slide \d/ });
        await slides.first().waitFor();
        for (const slide of theme === "daylight" ? await slides.all() : []) {
          await slide.click();
          const title = (await slide.getAttribute("aria-label")) ?? "";
          await expect(slide).toHaveAttribute("aria-current", "true");
          await check(title, page.locator(".swiper-slide-active"));
        }
        await check("hero", page.getByRole("region", { name: "Plant Trees, Save Lives" }));
        expect(failures).toEqual([]);
      });
    });
  }
}

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator(".swiper-slide-active img").first().waitFor();
  // The navbar and the demo's badge may cover the text that is measured.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (["fixed", "sticky"].includes(getComputedStyle(element).position))
        element.style.visibility = "hidden";
    }
  });
}

async function settle(page: Page, part: Locator): Promise<void> {
  await part.locator("p").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await part.locator("img").evaluate((element: HTMLImageElement) => element.decode());
  await page.waitForTimeout(1500);
}

/**
 * Hides the text for a moment, and compares its color with every pixel in the boxes of its lines.
 * @returns the lowest contrast ratio, as WCAG defines it, and the font size in CSS pixels
 */
async function measureContrast(page: Page, text: Locator) {
  const { size, color, boxes } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color, fontSize } = getComputedStyle(element);
    return {
      size: Number.parseFloat(fontSize),
      color,
      boxes: Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
        x: Math.floor(x),
        y: Math.floor(y),
        width: Math.ceil(width),
        height: Math.ceil(height),
      })),
    };
  });
  await text.evaluate((element) => element.style.setProperty("color", "transparent", "important"));
  const picture = await page.screenshot({ animations: "disabled" });
  await text.evaluate((element) => element.style.removeProperty("color"));

  const lowest = await page.evaluate(
    async ({ base64, color, boxes }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("This browser has no canvas.");

      const luminanceAt = (data: Uint8ClampedArray, start: number) => {
        const [red = 0, green = 0, blue = 0] = Array.from(data.slice(start, start + 3), (value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };

      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const ink = luminanceAt(context.getImageData(0, 0, 1, 1).data, 0);
      context.drawImage(bitmap, 0, 0);
      let least = Number.POSITIVE_INFINITY;
      for (const { x, y, width, height } of boxes) {
        if (x < 0 || y < 0 || x + width > bitmap.width || y + height > bitmap.height)
          throw new Error("A part of the text is outside the viewport.");
        const { data } = context.getImageData(x, y, width, height);
        for (let start = 0; start < data.length; start += 4) {
          const background = luminanceAt(data, start);
          const ratio = (Math.max(ink, background) + 0.05) / (Math.min(ink, background) + 0.05);
          least = Math.min(least, ratio);
        }
      }
      return least;
    },
    { base64: picture.toString("base64"), color, boxes },
  );
  return { lowest, size };
}
