/**
 * Makes the icons and the social card in `public` from public/favicon.svg, one of our own plates and our own type.
 *
 * Usage: node tests/gallery/make-identity.mjs
 * Needs a Chromium, as the journeys do (see tests/e2e/support/chromium.ts). Takes some five seconds.
 *
 * Run it again when the mark, the plates or the card's words have changed. The mark itself is drawn by hand, in
 * public/favicon.svg; src/app/layout/brand.tsx holds the same two shapes in the theme's colors, and this fails if they differ.
 */
import { readFile, stat, writeFile } from "node:fs/promises";
import process from "node:process";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { socialCard } from "./social-card.mjs";

const PAPER = "#fbf7ee";

/** Colors with a contrast of at least 3:1 on white and on dark toolbars (#35363a), since an .ico file has one version for both. */
const ANY_BACKGROUND = { leaf: "#689a48", seed: "#cc6a42" };
const DAYLIGHT = { leaf: "#46662f", seed: "#a34b2b" };

/** `share` is the mark's part of the icon's width. `size` is in pixels. */
const ICONS = [
  // iOS rounds the corners itself and does not support transparency.
  { file: "apple-touch-icon.png", size: 180, share: 0.62, ground: PAPER },
  { file: "icon-192.png", size: 192, share: 0.66, ground: PAPER, radius: 0.2 },
  { file: "icon-512.png", size: 512, share: 0.66, ground: PAPER, radius: 0.2 },
  // Systems may crop it to a circle of 80 % of its width.
  { file: "icon-maskable-512.png", size: 512, share: 0.5, ground: PAPER },
];

const readText = (path) => readFile(path, "utf8");

/** The mark's two shapes as path data and ellipse, without colors. */
async function readMark() {
  const [favicon, brand] = await Promise.all([
    readText("public/favicon.svg"),
    readText("src/app/layout/brand.tsx"),
  ]);
  const [, leaf] = favicon.match(/<path class="leaf" d="([^"]+)"/) ?? [];
  const [, seed] = favicon.match(/<ellipse class="seed" ([^>]+?) \/>/) ?? [];
  if (!leaf || !seed) throw new Error("public/favicon.svg has no leaf and seed as expected.");
  if (!brand.includes(leaf) || !brand.includes(seed))
    throw new Error("The mark in src/app/layout/brand.tsx is not the one in public/favicon.svg.");
  return ({ leaf: leafColor, seed: seedColor }) =>
    `<path fill="${leafColor}" d="${leaf}"/><ellipse fill="${seedColor}" ${seed}/>`;
}

function iconSvg(shapes, { size, share, ground = "none", radius = 0 }) {
  const width = size * share;
  const margin = (size - width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" style="display:block">
    <rect width="${size}" height="${size}" rx="${size * radius}" fill="${ground}"/>
    <svg x="${margin}" y="${margin}" width="${width}" height="${width}" viewBox="0 0 32 32">${shapes}</svg></svg>`;
}

/** An .ico file of PNG pictures: a directory, then the pictures. */
function packIco(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

async function takePicture(page, html, width, height) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><body style="margin:0">${html}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

async function save(file, bytes) {
  const path = `public/${file}`;
  await writeFile(path, bytes);
  console.log(`${path} ${((await stat(path)).size / 1000).toFixed(1)} kB`);
}

/** Vite loads the TypeScript modules; it serves nothing. */
const vite = await createServer({
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
});
const { chromiumPath } = await vite.ssrLoadModule("/tests/e2e/support/chromium.ts");
const browser = await chromium.launch({ ...chromiumPath(), args: ["--no-sandbox"] });
try {
  const drawMark = await readMark();
  const page = await browser.newPage();
  const picture = (icon, colors) =>
    takePicture(page, iconSvg(drawMark(colors), icon), icon.size, icon.size);

  const small = [];
  for (const size of [16, 32])
    small.push({ size, png: await picture({ size, share: 1 }, ANY_BACKGROUND) });
  await save("favicon.ico", packIco(small));

  for (const icon of ICONS) await save(icon.file, await picture(icon, DAYLIGHT));

  const plate = await readFile("src/assets/plates/svg/tomato-1.svg", "utf8");
  await save(
    "social-card.png",
    await takePicture(page, await socialCard({ mark: drawMark(DAYLIGHT), plate }), 1200, 630),
  );
} finally {
  await browser.close();
  await vite.close();
}
process.exitCode = 0;
