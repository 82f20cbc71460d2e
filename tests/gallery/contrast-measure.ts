import type { Locator, Page } from "@playwright/test";

/** The contrast of a text with the picture behind it, as WCAG contrast ratios. */
export interface TextContrast {
  /** The element's tag. */
  name: string;
  /** The font size. CSS pixels. */
  size: number;
  lowest: number;
  /** The 5th percentile. */
  low: number;
}

/** Hides the text for a moment, and compares its color with every pixel in the boxes of its lines. */
export async function measureContrast(page: Page, text: Locator): Promise<TextContrast> {
  const { boxes, ...facts } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color, fontSize } = getComputedStyle(element);
    return {
      name: element.tagName.toLowerCase(),
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

  // On a blank page, since the app's Content-Security-Policy forbids pictures from data.
  const reader = await page.context().newPage();
  const contrasts = await reader.evaluate(
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
      const ratios: number[] = [];
      for (const { x, y, width, height } of boxes) {
        if (x < 0 || y < 0 || x + width > bitmap.width || y + height > bitmap.height)
          throw new Error("A part of the text is outside the viewport.");
        const { data } = context.getImageData(x, y, width, height);
        for (let start = 0; start < data.length; start += 4) {
          const background = luminanceAt(data, start);
          ratios.push((Math.max(ink, background) + 0.05) / (Math.min(ink, background) + 0.05));
        }
      }
      return ratios.sort((a, b) => a - b);
    },
    { base64: picture.toString("base64"), color: facts.color, boxes },
  );
  await reader.close();
  const at = (share: number) => contrasts[Math.floor(share * contrasts.length)] ?? 0;
  return { name: facts.name, size: facts.size, lowest: at(0), low: at(0.05) };
}
