import { blade, type Shape } from "./blade";
import type { Pen, Spine } from "./pen";
import { at, climb, fan } from "./spine";

/** Blades from one point, the outer ones shorter; `spread` is the angle of the outermost, in radians. */
export function tuft(
  pen: Pen,
  y: number,
  count: number,
  spread: number,
  size: number,
  slim: number,
  shape?: Shape,
): void {
  fan(pen, count, (place) =>
    blade(
      pen,
      at(place * 6, y),
      place * spread + pen.lean / 2,
      size - size * Math.abs(place) * 0.16,
      slim,
      shape,
    ),
  );
}

/** Alternate leaves up a stem, the upper ones smaller. */
export function leafy(
  pen: Pen,
  spine: Spine,
  count: number,
  size: number,
  slim: number,
  shape?: Shape,
): void {
  climb(pen, spine, count, 0.1, 0.8, (joint, hand, rank) =>
    blade(pen, joint, hand * 0.9, size * (1 - 0.4 * rank), slim, shape),
  );
}
