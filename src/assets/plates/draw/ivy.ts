import { toothed } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { type Pen, roughly, side } from "../parts/pen";
import { at, climb } from "../parts/spine";
import { coil, stem, stroke } from "../parts/strokes";
import { leafy } from "../parts/tuft";

/** Ivy, clematis, grape: heart-shaped leaves winding up a pole, in flower or not. */
export function ivy(pen: Pen): void {
  stem(pen, at(), 0, 205, 6, 0, 0, "paper");
  const vine = stem(pen, at(8), 0, 200, 4, 0, side(pen) * 16);
  leafy(pen, vine, 11, 62, 0.45, {
    ...toothed,
    belly: 0.6,
    stalk: 0.3,
    lobes: 3,
    depth: 0.14,
    veins: 2,
  });
  climb(pen, vine, 4, 0.3, 1, (joint, hand) => coil(pen, { ...joint, a: hand }, 9, hand));
  climb(pen, vine, roughly(pen, 2), 0.3, 0.9, (joint, hand) =>
    corolla(pen, stroke(pen, joint, hand, 32)(1), 6, 25, 0.34, 4),
  );
}
