import type { Random } from "../random";

/** The colours a shape can be washed with; what they are on the page is the plate's business. */
export type Tint = "leaf" | "shade" | "bloom" | "paper";

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

/** A washed shape and the ink upon it, as path data. */
export interface Layer extends Record<Weight, string> {
  tint: Tint;
  wash: string;
}

export interface Pen {
  random: Random;
  layers: Layer[];
  /** All the ink has touched, across and down. */
  xs: number[];
  ys: number[];
  /** How far the washes miss the ink, as in a hurried print. */
  slip: Place;
  /** What sets this one plant apart: how wide its leaves are and how far they arch, both about 1, and the radians it leans. */
  girth: number;
  droop: number;
  lean: number;
  /** Where the `bloom` wash stands between yellow (0) and red (100), if the plant has a colour of its own. */
  bloom?: number | undefined;
  /** What the plant stands in, unless it may be shown pulled as well as planted. */
  foot?: "soil" | "air";
}

/** A pen with nothing drawn yet. The foot of a plant is 0, 0 and it grows towards negative y. */
export function createPen(random: Random): Pen {
  const pen: Pen = {
    random,
    layers: [],
    xs: [],
    ys: [],
    slip: { x: 0.8 + random() * 1.4, y: random() * 2.4 - 0.8 },
    girth: 0.8 + random() * 0.4,
    droop: random() * 2,
    lean: random() * 0.5 - 0.25,
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
  return Math.round(count * between(pen, 0.6, 1.5));
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
      // Catmull-Rom: the handles at a point run along the line between its neighbours.
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
export function lay(pen: Pen, tint: Tint, wash = "", fine = "", bold = ""): void {
  pen.layers.push({ tint, wash, fine, bold });
}

/** Adds a path to the ink or the wash of the shape on top. */
export function ink(pen: Pen, path: string, part: Weight | "wash" = "bold"): void {
  const layer = pen.layers.at(-1);
  if (layer) layer[part] += path;
}
