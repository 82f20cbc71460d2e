/**
 * Makes the icons and the social card in `public` from public/favicon.svg, a plate and the app's fonts.
 *
 * Usage: node tests/gallery/make-identity.mjs
 * Needs a Chromium, as the journeys do (see tests/e2e/support/chromium.ts).
 *
 * Run it again when the mark, the plates or the card's words have changed. The mark itself is drawn by hand, in
 * public/favicon.svg; src/app/layout/header-parts.tsx holds the same two shapes in the theme's colors, and this script fails
 * if they differ.
 */
import { readFile, stat, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";

const PAPER = "#fbf7ee";

/** Colors with a contrast of at least 3:1 on white and on dark toolbars (#35363a), since an .ico file has one version for both. */
const ANY_BACKGROUND = { leaf: "#689a48", seed: "#cc6a42" };
const DAYLIGHT = { leaf: "#46662f", seed: "#a34b2b" };

/** `size` is in pixels; `share` is the fraction of that width which the mark takes up. */
const ICONS = [
  // iOS rounds the corners itself and does not support transparency.
  { file: "apple-touch-icon.png", size: 180, share: 0.62, ground: PAPER },
  { file: "icon-192.png", size: 192, share: 0.66, ground: PAPER, radius: 0.2 },
  { file: "icon-512.png", size: 512, share: 0.66, ground: PAPER, radius: 0.2 },
  // Systems may crop it to a circle of 80 % of its width.
  { file: "icon-maskable-512.png", size: 512, share: 0.5, ground: PAPER },
];

const readText = (path) => readFile(path, "utf8");

/** Reads the mark's two shapes. @returns a function that draws them in given colors */
async function readMark() {
  const [favicon, brand] = await Promise.all([
    readText("public/favicon.svg"),
    readText("src/app/layout/header-parts.tsx"),
  ]);
  const [, leaf] = favicon.match(/<path class="leaf" d="([^"]+)"/) ?? [];
  const [, seed] = favicon.match(/<ellipse class="seed" ([^>]+?) \/>/) ?? [];
  if (!leaf || !seed) throw new Error("public/favicon.svg has no leaf and seed as expected.");
  if (!brand.includes(leaf) || !brand.includes(seed))
    throw new Error(
      "The mark in src/app/layout/header-parts.tsx is not the one in public/favicon.svg.",
    );
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

/** The app's fonts, by package name. */
const FONTS = { figtree: "Figtree", fraunces: "Fraunces" };

async function fontFace([name, family]) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const data = (await readFile(file)).toString("base64");
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
}

/** With the daylight theme's colors. As in the app, the browser slants the ampersand: the font file has no italic. */
const style = `
  .card {
    --color-base-100: #fbf7ee; --color-base-200: #f3ecdc; --color-base-content: #1f2a1e;
    --color-primary: #46662f; --color-secondary: #a34b2b; --color-accent: #d9a521; --color-rule: #d5c9af;
    box-sizing: border-box; width: 1200px; height: 630px; padding: 54px 60px 54px 84px;
    display: flex; align-items: center; justify-content: space-between; gap: 48px;
    background: var(--color-base-100); color: var(--color-base-content);
  }
  .words { display: flex; flex-direction: column; gap: 28px }
  .mark { width: 108px; height: 108px; margin-left: -6px }
  .name { font: 600 112px/1 Fraunces; letter-spacing: -0.025em; white-space: nowrap }
  .name i { color: var(--color-secondary); margin-right: 0.05em }
  .line { font: 400 38px/1.35 Figtree; max-width: 12em; color: #475144 }
  .plate { width: 418px; height: 522px; border: 1.5px solid var(--color-rule); flex: none; font-family: Figtree }
  .plate > svg { display: block; width: 100%; height: 100% }
`;

/** The preview picture of a link to the site (Open Graph), as HTML of 1200 by 630 CSS pixels. */
async function socialCard({ mark, plate }) {
  const faces = await Promise.all(Object.entries(FONTS).map(fontFace));
  return `<style>${faces.join("\n")}${style}</style>
    <div class="card">
      <div class="words">
        <svg class="mark" viewBox="0 0 32 32">${mark}</svg>
        <div class="name">Sow <i>&amp;</i> Tell</div>
        <div class="line">Garden tips from people who&nbsp;grow&nbsp;things</div>
      </div>
      <div class="plate">${plate}</div>
    </div>`;
}

const { module } = await runnerImport("./tests/e2e/support/chromium.ts");
const browser = await chromium.launch(module.chromiumLaunch());
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
}
