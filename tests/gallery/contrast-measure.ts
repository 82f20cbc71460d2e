import type { Locator, Page } from "@playwright/test";

/** Some words on a page and how they stand out from what is behind them, as WCAG contrast ratios. */
export interface Words {
  /** The element's tag. */
  name: string;
  /** Of the type, in CSS pixels. */
  size: number;
  lowest: number;
  /** The 5th percentile. */
  low: number;
}

/** Takes the words away for a moment, and looks at the boxes of their lines pixel by pixel. */
export async function measure(page: Page, words: Locator): Promise<Words> {
  const { boxes, ...facts } = await words.evaluate((element) => {
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
  await words.evaluate((element) => element.style.setProperty("color", "transparent", "important"));
  const picture = await page.screenshot({ animations: "disabled" });
  await words.evaluate((element) => element.style.removeProperty("color"));

  // On a page of its own: the app's security policy reads no picture from a string.
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
          throw new Error("Some of the words are outside the window.");
        const { data } = context.getImageData(x, y, width, height);
        for (let start = 0; start < data.length; start += 4) {
          const ground = luminanceAt(data, start);
          ratios.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
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
