import { blade, green, type Shape } from "./blade";
import { type Joint, lay, type Pen, stamp } from "./pen";
import { at, curl, fan } from "./spine";
import { line } from "./strokes";

/** A leaf of leaflets on one stalk, as of rose, pea and tomato: some pairs, and one at the tip. */
export function compound(
  pen: Pen,
  joint: Joint,
  out: number,
  size: number,
  pairs: number,
  shape: Shape,
  slim = 0.35,
): void {
  const foot = { ...joint, a: joint.a + out };
  const bend = (pen.droop / 2) * Math.sin(out);
  const look = ["compound", pairs, shape, slim];
  stamp(pen, foot, look, size, bend, shape.tint ?? green(pen), (own, length, turn) => {
    lay(own, undefined);
    const spine = line(own, curl(at(), length * (0.7 + pairs * 0.45), turn));
    const leaflet: Shape = { bend: -0.3, ...shape, tint: undefined };
    for (let pair = pairs; pair > 0; pair--) {
      fan(own, 2, (hand) => {
        const node = spine(0.95 - (0.55 * pair) / pairs);
        blade(own, node, hand, length * (0.9 - pair * 0.06), slim, leaflet);
      });
    }
    blade(own, spine(0.96), 0, length, slim, leaflet);
  });
}

/** A leaf of three leaflets from one point, as of strawberry, bean and clover. */
export function trefoil(
  pen: Pen,
  joint: Joint,
  size: number,
  shape: Shape,
  spread = 1.25,
  slim = 0.42,
): void {
  const look = ["trefoil", shape, spread, slim];
  stamp(pen, joint, look, size, 0, green(pen), (own, length) => {
    lay(own, undefined);
    for (const out of [-spread, spread, 0])
      blade(own, at(), out, length, slim, { bend: 0, ...shape, tint: undefined });
  });
}
