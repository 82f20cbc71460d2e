import { arc, fill } from "./blade";
import {
  between,
  ink,
  type Joint,
  lay,
  move,
  type Pen,
  type Place,
  type Spine,
  steps,
  type Tint,
  trace,
  type Weight,
} from "./pen";
import { beside, darkSide, fan, grow } from "./spine";

/** A single line from the joint; see `grow` for its course. */
export function stroke(
  pen: Pen,
  joint: Joint,
  out: number,
  length: number,
  bend = 0,
  weight: Weight = "bold",
): Spine {
  return line(pen, grow(joint, out, length, bend), bend ? 3 : 1, weight);
}

export function line(pen: Pen, spine: Spine, pieces = 3, weight: Weight = "bold"): Spine {
  ink(pen, move(spine(0)) + trace(pen, spine, pieces), weight);
  return spine;
}

/** A thin straight line. */
export function hair(pen: Pen, joint: Joint, out: number, length: number): Spine {
  return stroke(pen, joint, out, length, 0, "fine");
}

/** Draws a stalk, and returns its end, from which something can hang. */
export function hang(pen: Pen, joint: Joint, out: number, length: number): Joint {
  return { ...stroke(pen, { ...joint, a: Math.PI }, out, length, -0.5)(1), a: Math.PI };
}

/** A stem with two edges, `width` apart at its foot. */
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
  const dark = darkSide(spine);
  const edge = (t: number, hand: number) => beside(spine(t), hand * width * (0.5 - 0.2 * t));
  fill(pen, [(t) => edge(t, -dark), (t) => edge(1 - t, dark)], 4, tint);
  return spine;
}

/** A small lens, such as a needle, a grain or a sepal, in the tint of the shape below it, or without a wash. */
export function lens(
  pen: Pen,
  joint: Joint,
  out: number,
  length: number,
  slim: number,
  isWashed = false,
): void {
  const spine = grow(joint, out, length);
  const half = (hand: number) => arc(joint, beside(spine(0.5), hand * length * slim), spine(1));
  const path = half(1) + half(-1);
  trace(pen, spine, 1);
  ink(pen, path, "fine");
  if (isWashed) ink(pen, path, "wash");
}

/** A star of sepals around the joint. */
export function sepals(pen: Pen, joint: Joint, size: number): void {
  fan(pen, 5, (place) => lens(pen, joint, place * 1.2, size, 0.25));
}

/** A dot: round line ends make it as wide as the line. */
export function dot(pen: Pen, joint: Joint): void {
  ink(pen, `${move(joint)}h1`);
}

/** A tendril or a young frond, which rolls up to the left (-1) or the right (1). */
export function coil(pen: Pen, joint: Joint, size: number, hand: number): void {
  const eye = beside(joint, size * hand);
  const spiral: Spine = (t) =>
    beside({ ...eye, a: joint.a + hand * 9 * t }, -size * hand * (1 - t) ** 1.3);
  ink(pen, move(joint) + trace(pen, spiral, 9));
}

/** A shape with corners, in clockwise order; its right and lower edges are in the shade. */
export function polygon(pen: Pen, tint: Tint, ...corners: [x: number, y: number][]): void {
  const places: Place[] = corners.map(([x, y]) => ({ x, y }));
  let outline = "";
  let bold = "";
  for (const [index, from] of places.entries()) {
    const to = places[(index + 1) % places.length] ?? from;
    const edge = `l${steps(to.x - from.x, to.y - from.y)}`;
    outline += (index ? "" : move(from)) + edge;
    if (to.y - from.y > to.x - from.x) bold += move(from) + edge;
    pen.xs.push(from.x);
    pen.ys.push(from.y);
  }
  lay(pen, tint, outline, outline, bold);
}
