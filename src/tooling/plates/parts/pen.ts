import type { Random } from "@/lib/seeded-random";

/** The colors of washes, which `draw-plate.ts` mixes from a theme's colors. */
export type Tint =
  | "leaf"
  | "shade"
  | "pale"
  | "grey"
  | "red"
  | "orange"
  | "yellow"
  | "pink"
  | "violet"
  | "blue"
  | "white"
  | "straw"
  | "brown"
  | "plum"
  | "black"
  | "sheet";

export interface Place {
  x: number;
  y: number;
}

/** A point on a plant, and the direction of growth there: `a`, in radians, is 0 for up, and clockwise is positive. */
export interface Joint extends Place {
  a: number;
}

/** A curve, from its foot (0) to its tip (1). */
export type Spine = (t: number) => Joint;

export type Weight = "fine" | "bold";

/** A washed shape and the ink on it, as path data; or a stamp and its position. */
export interface Layer extends Record<Weight, string> {
  /** In a stamp, a shape without a tint has the stamp's. */
  tint: Tint | undefined;
  wash: string;
  stamp?: { id: string; transform: string };
}

/** A shape that is drawn once and used in several places: leaves, petals, fruit. */
interface Stamp {
  id: string;
  pen: Pen;
}

export interface Pen {
  random: Random;
  stamps: Map<string, Stamp>;
  layers: Layer[];
  /** Coordinates of the ink, whose extremes are its bounding box. */
  xs: number[];
  ys: number[];
  /** The offset of the washes from the ink, as in a hurried print. */
  slip: Place;
  /**
   * What differs between two drawings of a plant: the width and the arch of its leaves, both about 1, and its lean in
   * radians. Its two plates lean to different sides.
   */
  girth: number;
  droop: number;
  lean: number;
  /** The foot of the plant: soil, bare roots, or nothing for a cut branch. */
  foot: "soil" | "roots" | "air";
}

/**
 * A pen for an empty sheet. The foot of a plant is at 0, 0, and it grows towards negative y.
 * @param hand the side to which it leans, -1 or 1
 */
export function createPen(random: Random, hand: number): Pen {
  const pen: Pen = {
    random,
    stamps: new Map(),
    layers: [],
    xs: [],
    ys: [],
    slip: { x: 0.8 + random() * 1.4, y: random() * 2.4 - 0.8 },
    girth: 0.85 + random() * 0.3,
    droop: random() * 1.6,
    lean: hand * (0.05 + random() * 0.15),
    foot: "soil",
  };
  lay(pen, "leaf");
  return pen;
}

export function between(pen: Pen, low: number, high: number): number {
  return low + pen.random() * (high - low);
}

/** Left or right at random: -1 or 1. */
export function side(pen: Pen): number {
  return pen.random() < 0.5 ? -1 : 1;
}

export function roughly(pen: Pen, count: number): number {
  return Math.round(count * between(pen, 0.85, 1.2));
}

/** The steps per unit in path data, which the plate scales back, since whole numbers are shorter than decimals. */
export const STEPS = 4;

/** Path data in whole steps. */
export function steps(...values: number[]): string {
  let text = "";
  for (const value of values) {
    const whole = Math.round(value * STEPS);
    text += whole < 0 ? whole : ` ${whole}`;
  }
  return text;
}

/** Path data that moves the pen to the joint. */
export const move = ({ x, y }: Place): string => `M${steps(x, y)}`;

/**
 * Path data of a line along the curve in `count` pieces, slightly irregular, as if drawn by hand. Extends the bounding
 * box.
 */
export function trace(pen: Pen, curve: Spine, count: number, isStraight = false): string {
  let point: Place = curve(0);
  let last = point;
  // After a move, the first handle of `s` is the point itself.
  let path = isStraight ? "l" : "s";
  for (let index = 1; index <= count + 1; index++) {
    pen.xs.push(point.x);
    pen.ys.push(point.y);
    const next = curve(Math.min(1, index / count));
    if (index > 1) {
      const dx = point.x - last.x;
      const dy = point.y - last.y;
      // Catmull-Rom: the handles at a point run along the line between its neighbors.
      if (!isStraight) path += steps(dx - (next.x - last.x) / 6, dy - (next.y - last.y) / 6);
      path += steps(dx, dy);
    }
    const off = between(pen, -0.3, 0.3);
    last = point;
    point = { x: next.x + off, y: next.y - off };
  }
  return path;
}

/** Adds a washed shape on top of the drawing. */
export function lay(pen: Pen, tint: Tint | undefined, wash = "", fine = "", bold = ""): void {
  pen.layers.push({ tint, wash, fine, bold });
}

/** Adds a path to the ink or the wash of the shape on top. */
export function ink(pen: Pen, path: string, part: Weight | "wash" = "bold"): void {
  const layer = pen.layers.at(-1);
  if (layer) layer[part] += path;
}

/** The ratio between the sizes of stamps. Sizes in between are scaled, and their lines with them. */
const SIZE_STEP = 1.5;

/** The number of different stamps of a large shape; a small one has one. */
const STAMP_VARIANTS = 2;

/**
 * Adds a shape on top of the drawing. It is drawn once, upright from 0, 0, and then reused, which makes files a third as
 * large. Its heavy lines are on the right; where that side would face the light, the stamp is mirrored.
 * @param look identifies the shape, apart from its size and tint
 * @param turn how far it curves to the right along its length; radians
 * @param draw draws it in the given size and turn
 */
export function stamp(
  pen: Pen,
  joint: Joint,
  look: unknown,
  size: number,
  turn: number,
  tint: Tint | undefined,
  draw: (own: Pen, size: number, turn: number) => void,
): void {
  const dark = Math.cos(joint.a + turn / 2 - 1) < 0 ? -1 : 1;
  const bend = Math.round((turn * dark) / 0.3) * 0.3;
  const rank = Math.round(Math.log(size) / Math.log(SIZE_STEP));
  const drawnSize = SIZE_STEP ** rank;
  const variant = size < 40 ? 0 : Math.floor(pen.random() * STAMP_VARIANTS);
  const key = JSON.stringify([look, rank, bend, variant]);
  let known = pen.stamps.get(key);
  if (!known) {
    const own: Pen = { ...pen, layers: [], xs: [], ys: [] };
    lay(own, undefined);
    draw(own, drawnSize, bend);
    known = { id: `s${pen.stamps.size}`, pen: own };
    pen.stamps.set(key, known);
  }
  const scale = size / drawnSize;
  const [sin, cos] = [Math.sin(joint.a), Math.cos(joint.a)];
  for (const [index, ownX] of known.pen.xs.entries()) {
    const [x, y] = [ownX * dark * scale, (known.pen.ys[index] ?? 0) * scale];
    pen.xs.push(joint.x + x * cos - y * sin);
    pen.ys.push(joint.y + x * sin + y * cos);
  }
  const short = (value: number) => Number(value.toFixed(2));
  const degrees = Math.round((joint.a * 180) / Math.PI);
  const transform = [
    `translate(${steps(joint.x, joint.y).trim()})`,
    degrees && `rotate(${degrees})`,
    `scale(${dark < 0 ? `${-short(scale)} ` : ""}${short(scale)})`,
  ]
    .filter(Boolean)
    .join("");
  pen.layers.push({ tint, wash: "", fine: "", bold: "", stamp: { id: known.id, transform } });
}
