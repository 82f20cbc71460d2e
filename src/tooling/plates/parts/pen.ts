import type { Random } from "@/lib/seeded-random";

/** The colors a shape can be washed with; `draw-plate.ts` mixes them from those of a theme. */
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

/** A place on a plant and the way it grows there. `a` is in radians: 0 is up, clockwise is positive. */
export interface Joint extends Place {
  a: number;
}

/** A curve from its foot (0) to its tip (1). */
export type Spine = (t: number) => Joint;

/** Thin ink or thick. */
export type Weight = "fine" | "bold";

/** A washed shape and the ink upon it, as path data; or a stamp and where it stands. */
export interface Layer extends Record<Weight, string> {
  /** A shape of a stamp gets the stamp's own tint where it names none. */
  tint: Tint | undefined;
  wash: string;
  stamp?: { id: string; transform: string };
}

/** A shape that is drawn once and stands in several places: leaves, petals, fruit. */
interface Stamp {
  id: string;
  pen: Pen;
}

export interface Pen {
  random: Random;
  stamps: Map<string, Stamp>;
  layers: Layer[];
  /** All the ink has touched, across and down. */
  xs: number[];
  ys: number[];
  /** How far the washes miss the ink, as in a hurried print. */
  slip: Place;
  /** What sets this one plant apart: how wide its leaves are and how far they arch, both about 1, and the radians it leans; its two plates lean to different sides. */
  girth: number;
  droop: number;
  lean: number;
  /** What the plant stands in: soil, its bare roots, or nothing, as a cut branch does. */
  foot: "soil" | "roots" | "air";
}

/** A pen with nothing drawn yet. The foot of a plant is 0, 0 and it grows towards negative y. */
export function createPen(random: Random, hand = 1): Pen {
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

/** A number between the two. */
export function between(pen: Pen, low: number, high: number): number {
  return low + pen.random() * (high - low);
}

/** Left or right: -1 or 1. */
export function side(pen: Pen): number {
  return pen.random() < 0.5 ? -1 : 1;
}

/** About the number. */
export function roughly(pen: Pen, count: number): number {
  return Math.round(count * between(pen, 0.85, 1.2));
}

/** Steps of a unit in path data, which the plate scales back: whole numbers are shorter than decimals. */
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

/** Path data that sets the pen down at the joint. */
export const move = ({ x, y }: Place): string => `M${steps(x, y)}`;

/** A line through `count` pieces of the curve, each a little off, as a hand is. */
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

/** Puts a washed shape on top of the drawing. */
export function lay(pen: Pen, tint: Tint | undefined, wash = "", fine = "", bold = ""): void {
  pen.layers.push({ tint, wash, fine, bold });
}

/** Adds a path to the ink or the wash of the shape on top. */
export function ink(pen: Pen, path: string, part: Weight | "wash" = "bold"): void {
  const layer = pen.layers.at(-1);
  if (layer) layer[part] += path;
}

/** The sizes of stamps stand in this ratio; what lies between is scaled, and its lines with it. */
const SIZE_STEP = 1.5;

/** How many unlike stamps there are of a shape. */
const UNLIKE = 2;

/**
 * Puts a shape on top of the drawing that is drawn once, looking up from 0, 0, and then stamped: files are a third as
 * large. Where its right side would lie in the light, the stamp is mirrored: the heavy lines are on that side.
 * @param look all that makes the shape what it is, but its size and tint
 * @param turn the radians by which it turns to the right on its way
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
  const unlike = size < 40 ? 0 : Math.floor(pen.random() * UNLIKE);
  const key = JSON.stringify([look, rank, bend, unlike]);
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
