import { fill } from "./blade";
import {
  between,
  ink,
  type Joint,
  move,
  type Pen,
  type Spine,
  type Tint,
  tenths,
  trace,
} from "./pen";
import { at, beside, darkSide, grow } from "./spine";

/** A single line from the joint; see `grow` for the way it goes. */
export function stroke(
  pen: Pen,
  joint: Joint,
  out: number,
  length: number,
  bend = 0,
  isFine = false,
): Spine {
  const spine = grow(joint, out, length, bend);
  const path = move(joint) + trace(pen, spine, bend ? 3 : 1);
  ink(pen, isFine ? path : "", isFine ? "" : path);
  return spine;
}

/** A thin straight line. */
export function hair(pen: Pen, joint: Joint, out: number, length: number): Spine {
  return stroke(pen, joint, out, length, 0, true);
}

/** The end of a stalk on which something hangs. */
export function hang(pen: Pen, joint: Joint, out: number, length: number): Joint {
  return { ...stroke(pen, { ...joint, a: Math.PI }, out, length, -0.5)(1), a: Math.PI };
}

/** A stem with two sides, so many units wide at its foot. */
export function stem(
  pen: Pen,
  joint: Joint,
  out: number,
  length: number,
  width: number,
  bend = -0.8,
  sway = between(pen, -5, 5),
  tint: Tint = "leaf",
): Spine {
  const spine = grow(joint, out, length, bend, sway);
  const dark = darkSide(spine(0.5));
  const edge = (t: number, hand: number) => beside(spine(t), hand * width * (0.5 - 0.2 * t));
  fill(pen, [(t) => edge(t, -dark), (t) => edge(1 - t, dark)], 4, tint);
  return spine;
}

/** A small lens: a needle, a grain, a sepal; washed like the shape below it, or not at all. */
export function lens(
  pen: Pen,
  joint: Joint,
  out: number,
  length: number,
  slim: number,
  isWashed = false,
): void {
  const tip = grow(joint, out, length)(1);
  const dx = tip.x - joint.x;
  const dy = tip.y - joint.y;
  const half = (way: number) =>
    `q${tenths(way * (dx / 2 + dy * slim), way * (dy / 2 - dx * slim), way * dx, way * dy)}`;
  const path = move(joint) + half(1) + half(-1);
  trace(pen, (t) => (t ? tip : joint), 1);
  ink(pen, path, "", isWashed ? path : "");
}

/** A dot: round line ends make it as wide as the line. */
export function dot(pen: Pen, joint: Joint): void {
  ink(pen, "", `${move(joint)}h1`);
}

/** A tendril or a young frond, which rolls up to the left (-1) or the right (1). */
export function coil(pen: Pen, joint: Joint, size: number, hand: number): void {
  const { x, y } = beside(joint, size * hand);
  const spiral: Spine = (t) =>
    beside(at(x, y, joint.a + hand * 9 * t), -size * hand * (1 - t) ** 1.3);
  ink(pen, "", move(joint) + trace(pen, spiral, 9));
}
