import { between, type Joint, type Pen, roughly, type Spine, side } from "./pen";

export const fullTurn = 2 * Math.PI;

/** A joint that points up, or `a` radians to the right. */
export const at = (x = 0, y = 0, a = 0): Joint => ({ x, y, a });

/**
 * A line that leaves the joint at `out` radians to its right. It continues to turn the same way by up to `bend` radians
 * (back if negative), most if it leaves at a right angle, and swings `sway` units to both sides.
 */
export function grow({ x, y, a }: Joint, out: number, length: number, bend = 0, sway = 0): Spine {
  const start = a + out;
  const turn = bend * Math.sin(out) || 0.001;
  const radius = length / turn;
  const center = beside({ x, y, a: start }, radius);
  return (t) => beside({ ...center, a: start + turn * t }, sway * Math.sin(fullTurn * t) - radius);
}

/** A line that leaves the joint straight ahead and curves to the right. */
export const curl = (joint: Joint, length: number, turn: number): Spine =>
  grow({ ...joint, a: joint.a - Math.PI / 2 }, Math.PI / 2, length, turn);

/** The joint at a distance to the right, or to the left if it is negative. */
export function beside({ x, y, a }: Joint, distance: number): Joint {
  return at(x + Math.cos(a) * distance, y + Math.sin(a) * distance, a);
}

/** The side, -1 or 1, that faces away from the light at the upper left and has the heavy line. */
export const darkSide = (spine: Spine): number => Math.sign(Math.cos(spine(0.5).a - 1));

/** Calls back for `count` positions from -1 to 1, the outermost first, so that the middle is on top. */
export function fan(pen: Pen, count: number, each: (place: number) => void): void {
  const gap = 2 / (count - 1 || 1);
  for (let index = 0; index < count; index++) {
    const off = count > 3 ? between(pen, -gap, gap) / 5 : 0;
    each(count > 1 ? (1 - gap * (index >> 1)) * (index % 2 ? -1 : 1) + off : 0);
  }
}

/** Calls back for about `count` nodes up the spine, alternately left and right; the rank runs from 0 to 1. */
export function climb(
  pen: Pen,
  spine: Spine,
  count: number,
  from: number,
  to: number,
  each: (joint: Joint, hand: number, rank: number) => void,
): void {
  const all = roughly(pen, count);
  let hand = side(pen);
  for (let index = 0; index < all; index++) {
    const rank = index / (all - 1 || 1);
    each(spine(from + (to - from) * rank), hand, rank);
    hand = -hand;
  }
}

/** Calls back for both sides of each of `count` nodes up the spine: opposite leaves. The rank runs from 0 to 1. */
export function pairs(
  spine: Spine,
  count: number,
  from: number,
  to: number,
  each: (joint: Joint, hand: number, rank: number) => void,
): void {
  for (let node = 0; node < count; node++) {
    const rank = node / (count - 1 || 1);
    for (const hand of [-1, 1]) each(spine(from + (to - from) * rank), hand, rank);
  }
}

/** The same point, turned by `a` radians. */
export const turned = (joint: Joint, a: number): Joint => ({ ...joint, a: joint.a + a });

/** The same point, pointing up. */
export const upright = ({ x, y }: Joint): Joint => at(x, y);
