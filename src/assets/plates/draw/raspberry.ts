import { berry } from "../parts/berry";
import { toothed } from "../parts/blade";
import { compound } from "../parts/compound";
import { blossom } from "../parts/corolla";
import { type Pen, side } from "../parts/pen";
import { at, climb } from "../parts/spine";
import { hang, stem } from "../parts/strokes";

/** Raspberry, currant: an arching cane with berries. */
export function raspberry(pen: Pen): void {
  pen.bloom = 100;
  const spine = stem(pen, at(), side(pen) * 0.4, 215, 6, -3);
  climb(pen, spine, 5, 0.2, 0.9, (joint, hand) => compound(pen, joint, hand, 46, 1, toothed));
  climb(pen, spine, 5, 0.4, 1, (joint, hand) =>
    berry(pen, hang(pen, joint, hand * 0.5, 32), 28, { lobes: 4, belly: 0.9 }),
  );
  blossom(pen, spine(1));
}
