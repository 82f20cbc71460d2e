import { blade, green, type Shape } from "./blade";
import type { Joint, Pen, Spine } from "./pen";
import { fan } from "./spine";
import { stroke } from "./strokes";

/** A leaf of leaflets on one stalk, as rose, pea and tomato have: so many pairs and one at the tip. */
export function compound(
  pen: Pen,
  joint: Joint,
  out: number,
  size: number,
  pairs: number,
  shape: Shape,
): Spine {
  const spine = stroke(pen, joint, out, size * (0.7 + pairs * 0.45), pen.droop / 2);
  const leaflet: Shape = { tint: green(pen), bend: -0.3, ...shape };
  for (let pair = pairs; pair > 0; pair--) {
    fan(pen, 2, (hand) =>
      blade(
        pen,
        spine(0.95 - (0.55 * pair) / pairs),
        hand,
        size * (0.9 - pair * 0.06),
        0.35,
        leaflet,
      ),
    );
  }
  return blade(pen, spine(0.96), 0, size, 0.35, leaflet);
}
