import { green } from "./blade";
import { type Joint, lay, type Pen, stamp } from "./pen";
import { at, climb, curl } from "./spine";
import { lens, line } from "./strokes";

/** A frond of narrow leaflets (fern, carrot) or, with `isThreads`, of threads (fennel). */
export function frond(
  pen: Pen,
  joint: Joint,
  out: number,
  length: number,
  isThreads = false,
): void {
  const foot = { ...joint, a: joint.a + out };
  const bend = (pen.droop / 2) * Math.sin(out);
  stamp(pen, foot, ["frond", isThreads], length, bend, green(pen), (own, ownLength, turn) => {
    lay(own, undefined);
    const spine = line(own, curl(at(), ownLength, turn));
    climb(own, spine, ownLength > 60 ? 26 : 13, 0.16, 1, (node, hand, rank) => {
      const size = 4 + ownLength * (isThreads ? 0.3 : 0.16) * Math.sin(0.6 + rank * 2.4);
      const slim = isThreads ? 0.05 : ownLength > 60 ? 0.24 : 0.34;
      lens(own, node, hand * (1.2 - rank * 0.7), size, slim, true);
    });
  });
}
