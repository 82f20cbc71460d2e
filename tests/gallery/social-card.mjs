import { readFile } from "node:fs/promises";

/** The app's fonts, by package name. The card always uses the daylight theme's colors. */
const FONTS = { figtree: "Figtree", fraunces: "Fraunces" };

async function fontFace([name, family]) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const data = (await readFile(file)).toString("base64");
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
}

/** As in the app, the browser slants the ampersand, since the font file has no italic. */
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
export async function socialCard({ mark, plate }) {
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
