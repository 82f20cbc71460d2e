import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { expect, storeTip, test } from "../support/journey";

const description = [
  "Dig a trench one spade deep and fork compost into the bottom of it before you do anything else at all.",
  "Drop a leek into each hole. Water them in.",
  "Earth them up as they grow.",
].join("\n");

/** Opens a new tip of three steps. @returns its address */
async function openTip(page: Page, title = "Leeks in a trench") {
  const id = await storeTip({ title, description, name: "Rowan Hart" });
  await page.goto(`/tipsDetails/${id}`);
  return `/tipsDetails/${id}`;
}

const longTitle =
  "How we got rid of couch grass on plot 14 (without glyphosate and without losing the whole season)";

test("a gardener sees where a tip of a long title begins on a low phone, and swipes through it without a connection", {
  tag: "@phone",
}, async ({ memberPage: page, context, allowInConsole }) => {
  // What the page loads once it is idle may not have been loaded yet.
  allowInConsole(
    /ERR_INTERNET_DISCONNECTED|WebChannel|Failed to fetch dynamically imported module/,
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await openTip(page, longTitle);
  const text = await page.getByText(/^Dig a trench/).boundingBox();
  const bar = await page.getByRole("button", { name: "Like this tip" }).boundingBox();
  expect((text?.y ?? Number.NaN) + 24).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole("button", { name: "Read in the garden" }).click();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await context.setOffline(true);

  const touch = await context.newCDPSession(page);
  async function swipe(fromX: number, toX: number) {
    const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(fromX) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at((fromX + toX) / 2) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(toX) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  await swipe(320, 80);
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await swipe(320, 80);
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await swipe(80, 320);
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a gardener downloads a tip's seed packet, whose code leads to the tip", async ({
  memberPage: page,
}) => {
  const address = await openTip(page, "ازرع الطماطم بجانب الريحان 🌱");
  await page.getByRole("button", { name: "Seed packet" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download picture" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ازرع-.*\.png$/);
  const png = await readFile(await download.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);

  const corner = { left: 700, top: 1000, width: 380, height: 350 };
  const pixels = await page.evaluate(
    async ([data, { left, top, width, height }]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context?.drawImage(picture, -left, -top);
      return [...(context?.getImageData(0, 0, width, height).data ?? [])];
    },
    [png.toString("base64"), corner] as const,
  );
  const { width, height } = corner;
  expect(decodeQR({ width, height, data: Uint8Array.from(pixels) })).toBe(
    `${process.env.E2E_SITE_URL}${address}`,
  );
});
