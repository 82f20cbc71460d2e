import { stemOf, unspaced, wordsOf } from "@/features/plates/pick-plate";
import { createRandom } from "@/lib/seeded-random";
import { footing } from "./parts/footing";
import { createPen, type Layer, type Pen, STEPS, type Tint } from "./parts/pen";
import type { NeutralPlate, Plant } from "./plant";

/** The colors of a theme from which the washes are mixed, as `#rrggbb`. */
export interface Palette {
  paper: string;
  ink: string;
  moss: string;
  red: string;
  terracotta: string;
  sun: string;
  sky: string;
  /** Not a color of the themes. */
  violet: string;
}

export interface Palettes {
  daylight: Palette;
  dusk: Palette;
}

/** How many drawings each plant and each neutral plate has. The app also shows them mirrored. */
export const VARIANTS = 2;

const plants = byName(import.meta.glob<Plant>("./plants/*.ts", { eager: true, import: "plant" }));

const neutralPlates = byName(
  import.meta.glob<NeutralPlate>("./neutral/*.ts", { eager: true, import: "plate" }),
);

function byName<Value>(modules: Record<string, Value>): Map<string, Value> {
  return new Map(
    Object.entries(modules).map(([path, value]) => [
      path.slice(path.lastIndexOf("/") + 1, -".ts".length),
      value,
    ]),
  );
}

/** @returns each plate's SVG, by file name */
export function drawPlates(palettes: Palettes): Map<string, string> {
  return new Map(
    [...plants, ...neutralPlates].flatMap(([name, { draw }]) =>
      Array.from({ length: VARIANTS }, (_, variant) => [
        `${name}-${variant + 1}.svg`,
        drawPlate(draw, `${name} ${variant}`, variant % 2 ? 1 : -1, palettes),
      ]),
    ),
  );
}

/**
 * A plate for an `img` whose address cannot say which theme it has: it takes the theme from the color scheme of its page.
 * @param svg the plate
 */
export function asImage(svg: string): string {
  return svg.replace(/#dusk:target(\{[^}]*\})/, "@media (prefers-color-scheme:dark){:root$1}");
}

/**
 * @returns the JSON table in which the app looks up plates: names by the stems of their words, with their lengths, and names
 *   in unspaced scripts as they are. Of several names with the same stems, it has only the shortest
 */
export function listNames(): string {
  const names = new Map([
    ...mapEntries(neutralPlates, ({ topics }) => topics),
    ...mapEntries(plants, ({ latin, names }) => [latin, ...Object.values(names)].join()),
  ]);
  const spaced = new Map<string, { plate: string; length: number }>();
  const unspacedNames = new Map<string, Set<string>>();
  for (const [plate, list] of names) {
    const found = new Set<string>();
    unspacedNames.set(plate, found);
    for (const name of list.toLowerCase().split(",")) {
      const words = wordsOf(name);
      const key = words.map(stemOf).join(" ");
      const length = words.join(" ").length;
      if (unspaced.test(name)) found.add(words.join(""));
      else if (length < (spaced.get(key)?.length ?? Infinity)) spaced.set(key, { plate, length });
    }
  }
  const lookup = (plate: string) => ({
    stems: [...spaced]
      .filter(([, name]) => name.plate === plate)
      .map(([key, { length }]) => `${key}:${length}`)
      .join(),
    unspaced: [...(unspacedNames.get(plate) ?? [])].join(),
  });
  const table = {
    plants: Object.fromEntries(
      [...plants].map(([name, { latin }]) => [name, { latin, ...lookup(name) }]),
    ),
    neutral: Object.fromEntries(
      [...neutralPlates].map(([name, { category }]) => [name, { category, ...lookup(name) }]),
    ),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

const mapEntries = <From, To>(map: Map<string, From>, change: (value: From) => To) =>
  [...map].map(([name, value]) => [name, change(value)] as const);

/**
 * Draws a plate in ink with flat washes, on a sheet of 400 by 300.
 * @returns an SVG file in the colors of daylight or, with `#dusk` in its URL, of dusk
 */
function drawPlate(
  draw: (pen: Pen) => void,
  seed: string,
  hand: number,
  palettes: Palettes,
): string {
  const pen = createPen(createRandom(seed), hand);
  draw(pen);
  // Soil and roots are in the lowest layer, under the plant.
  pen.layers.reverse();
  footing(pen);
  pen.layers.reverse();
  const [left = 0, top = 0, right = 0, bottom = 0] = [
    Math.min(...pen.xs),
    Math.min(...pen.ys),
    Math.max(...pen.xs),
    Math.max(...pen.ys),
  ].map((length) => Math.round(length * STEPS));
  const box = [left, top, right - left, bottom - top].join(" ");
  const stamps = [...pen.stamps.values()];
  const definitions = stamps.map(({ id, pen: own }) => `<g id="${id}">${markup(own.layers)}</g>`);
  const layers = [pen, ...stamps.map((stamp) => stamp.pen)].flatMap((one) => one.layers);
  const tints = [
    ...new Set(layers.flatMap(({ tint, wash, stamp }) => (tint && (wash || stamp) ? tint : []))),
  ];
  const rules = (palette: Palette) => tints.map((tint) => `--${tint}:${washes(palette)[tint]}`);
  const theme = (palette: Palette) =>
    [`--paper:${palette.paper}`, `--ink:${palette.ink}`, ...rules(palette)].join(";");
  return [
    '<svg id="dusk" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><style>',
    `:root{${theme(palettes.daylight)}}#dusk:target{${theme(palettes.dusk)}}`,
    `path{stroke-linecap:round;stroke-linejoin:round}`,
    `.ink,.bold{fill:none;stroke:var(--ink);stroke-width:${0.65 * STEPS}}.bold{stroke-width:${1.4 * STEPS}}`,
    ...tints.map((tint) => `.${tint}{fill:var(--${tint})}`),
    '</style><path fill="var(--paper)" d="M0 0h400v300H0z"/>',
    // No common crop, from 3:4 to 16:9, cuts off this part of the sheet.
    `<svg x="88" y="38" width="224" height="224" viewBox="${box}" overflow="visible"><defs>${definitions.join("")}</defs>${markup(pen.layers)}</svg></svg>\n`,
  ].join("");
}

function markup(layers: readonly Layer[]): string {
  return layers
    .flatMap(({ tint, wash, fine, bold, stamp }) => {
      const tinted = tint ? `class="${tint}" ` : "";
      return [
        stamp && `<use ${tinted}href="#${stamp.id}" transform="${stamp.transform}"/>`,
        wash && `<path ${tinted}d="${wash}"/>`,
        fine && `<path class="ink" d="${fine}"/>`,
        bold && `<path class="bold" d="${bold}"/>`,
      ];
    })
    .join("");
}

/** Colors mixed with those of the sheet or the ink. Some shares differ in dusk, so that no wash disappears. */
function washes({ paper, ink, moss, red, terracotta, sun, sky, violet }: Palette) {
  const isDusk = paper < ink;
  const green = mix(moss, 85, sun);
  return {
    leaf: mix(green, 46, paper),
    shade: mix(green, isDusk ? 62 : 70, paper),
    pale: mix(green, isDusk ? 78 : 24, isDusk ? ink : paper),
    grey: mix(mix(moss, 60, sky), 38, paper),
    red: mix(red, 76, paper),
    orange: mix(mix(terracotta, 55, sun), 74, paper),
    yellow: mix(sun, 80, paper),
    pink: isDusk ? mix(mix(red, 70, violet), 66, paper) : mix(red, 36, paper),
    violet: mix(violet, 62, paper),
    blue: mix(mix(sky, 60, violet), 60, paper),
    white: isDusk ? mix(ink, 78, paper) : mix("#ffffff", 85, paper),
    straw: mix(mix(terracotta, 30, sun), isDusk ? 48 : 26, paper),
    brown: mix(mix(terracotta, 60, moss), 50, paper),
    plum: mix(violet, isDusk ? 44 : 92, isDusk ? paper : ink),
    black: isDusk ? mix("#000000", 60, paper) : mix(ink, 82, paper),
    sheet: paper,
  } satisfies Record<Tint, string>;
}

/**
 * Mixes two colors, as `#rrggbb`, in sRGB; `share` is that of the first, in percent. CSS's `color-mix` would render
 * more slowly than plain colors.
 */
function mix(color: string, share: number, other: string): string {
  return `#${[1, 3, 5]
    .map((index) => {
      const [one = 0, two = 0] = [color, other].map((hex) =>
        Number.parseInt(hex.slice(index, index + 2), 16),
      );
      return Math.round((one * share + two * (100 - share)) / 100)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}

export function readPalettes(themesCss: string): Palettes {
  const [, daylight = "", dusk = ""] = themesCss.split('@plugin "daisyui/theme"');
  return {
    daylight: { ...paletteOf(daylight), violet: "#6d4686" },
    dusk: { ...paletteOf(dusk), violet: "#b99add" },
  };
}

function paletteOf(theme: string): Omit<Palette, "violet"> {
  const color = (name: string) => {
    const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme) ?? [];
    if (value === undefined) throw new Error(`A theme has no color ${name}`);
    return value;
  };
  return {
    paper: color("base-200"),
    ink: color("base-content"),
    moss: color("primary"),
    red: color("error"),
    terracotta: color("secondary"),
    sun: color("accent"),
    sky: color("info"),
  };
}
