import { green } from "./blade";
import { type Joint, lay, type Pen } from "./pen";
import { climb } from "./spine";
import { lens, stroke } from "./strokes";

/** A frond of narrow leaflets: fern, carrot, fennel. */
export function frond(pen: Pen, joint: Joint, out: number, length: number): void {
  lay(pen, green(pen));
  const spine = stroke(pen, joint, out, length, pen.droop / 2);
  climb(pen, spine, 28, 0.16, 1, (node, hand, rank) =>
    lens(
      pen,
      node,
      hand * (1.2 - rank * 0.7),
      4 + length * 0.16 * Math.sin(0.6 + rank * 2.4),
      0.24,
      true,
    ),
  );
}
