import { drawings, type Habit } from "./draw/drawings";
import { footing } from "./parts/footing";
import { createPen, STEPS } from "./parts/pen";
import { createRandom } from "./random";

/** The colours of the two themes that a plate is washed with, as `#rrggbb`. */
export interface Palette {
  paper: string;
  ink: string;
  moss: string;
  terracotta: string;
  sun: string;
}

export interface Palettes {
  daylight: Palette;
  dusk: Palette;
}

/** How many plates there are of a plant; each is shown mirrored too. */
const VARIANTS = 5;

/** All habits that there is a drawing of. */
export const habits = Object.keys(drawings).filter((name): name is Habit => name in drawings);

/**
 * Draws a plant in ink with flat washes, on a sheet of 400 by 300.
 * @returns an SVG file for daylight, and for dusk where its address ends in `#dusk`
 */
export function drawPlate(habit: Habit, variant: number, palettes: Palettes) {
  const random = createRandom(`${habit} ${variant}`);
  const pen = createPen(random);
  drawings[habit](pen);
  // Soil and roots go to the lowest layer, under the plant.
  pen.layers.reverse();
  footing(pen);
  pen.layers.reverse();
  const leaf = 70 + random() * 30;
  const bloom = pen.bloom ?? (random() < 0.5 ? 0 : 100);
  const [left, top, right, bottom] = [
    Math.min(...pen.xs),
    Math.min(...pen.ys),
    Math.max(...pen.xs),
    Math.max(...pen.ys),
  ].map((length) => Math.round((length ?? 0) * STEPS));
  const box = [left, top, (right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)].join(" ");
  const shapes = pen.layers.map(({ tint, wash, fine, bold }) =>
    [
      wash && `<path class="${tint}" d="${wash}"/>`,
      fine && `<path class="ink" d="${fine}"/>`,
      bold && `<path class="bold" d="${bold}"/>`,
    ].join(""),
  );
  const wash = (name: string, colour: string, share: number) =>
    `.${name}{fill:${mix(`var(--${colour})`, share, "var(--sheet)")}}`;
  return [
    '<svg id="dusk" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><style>',
    `:root{${coloursOf(palettes.daylight, leaf, bloom)}}`,
    `#dusk:target{${coloursOf(palettes.dusk, leaf, bloom)}}`,
    wash("leaf", "green", 44) + wash("shade", "green", 66),
    wash("bloom", "flower", 72) + wash("paper", "flower", 20),
    `path{stroke:var(--ink);stroke-width:${0.65 * STEPS}}.ink{fill:none}.bold{fill:none;stroke-width:${1.4 * STEPS}}`,
    "[class]{stroke-linecap:round;stroke-linejoin:round}.leaf,.shade,.bloom,.paper,.sheet{stroke:none}</style>",
    '<path class="sheet" fill="var(--sheet)" d="M0 0h400v300H0z"/>',
    // No usual crop, from 3:4 to 16:9, cuts into this part of the sheet.
    `<svg x="88" y="38" width="224" height="224" viewBox="${box}" overflow="visible">${shapes.join("")}</svg></svg>\n`,
  ].join("");
}

/** @returns every plate, by its file's name */
export function drawPlates(palettes: Palettes): Map<string, string> {
  return new Map(
    habits.flatMap((habit) =>
      Array.from({ length: VARIANTS }, (_, variant) => [
        `${habit}-${variant + 1}.svg`,
        drawPlate(habit, variant, palettes),
      ]),
    ),
  );
}

function coloursOf({ paper, ink, moss, terracotta, sun }: Palette, leaf: number, bloom: number) {
  const green = mix(moss, leaf, sun);
  const flower = mix(terracotta, bloom, sun);
  return `--sheet:${paper};--ink:${ink};--green:${green};--flower:${flower}`;
}

const mix = (colour: string, share: number, other: string) =>
  `color-mix(in oklab,${colour} ${Math.round(share)}%,${other})`;

/** Reads the colours from the style sheet of the themes. */
export function readPalettes(themesCss: string): Palettes {
  const [, daylight = "", dusk = ""] = themesCss.split('@plugin "daisyui/theme"');
  return { daylight: paletteOf(daylight), dusk: paletteOf(dusk) };
}

function paletteOf(theme: string): Palette {
  const colour = (name: string) => {
    const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme) ?? [];
    if (value === undefined) throw new Error(`A theme has no colour ${name}`);
    return value;
  };
  return {
    paper: colour("base-200"),
    ink: colour("base-content"),
    moss: colour("primary"),
    terracotta: colour("secondary"),
    sun: colour("accent"),
  };
}
