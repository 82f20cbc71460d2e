import { blade, fruit, toothed } from "../parts/blade";
import { compound } from "../parts/compound";
import { corolla } from "../parts/corolla";
import { type Pen, side } from "../parts/pen";
import { at, beside, climb, fan } from "../parts/spine";
import { coil, lens, stem, stroke } from "../parts/strokes";

/** Roses and peonies: an open flower, a bud, toothed leaflets, thorns. */
export function rose(pen: Pen): void {
  const spine = stem(pen, at(), pen.lean, 150, 5);
  climb(pen, spine, 7, 0.1, 0.8, (joint, hand) =>
    lens(pen, beside(joint, hand * 2), hand * 1.3, 7, 0.3),
  );
  climb(pen, spine, 3, 0.1, 0.7, (joint, hand) => compound(pen, joint, hand, 38, 2, toothed));
  const bud = stroke(pen, spine(0.5), side(pen), 50, -0.6)(1);
  fan(pen, 3, (out) => blade(pen, bud, out * 0.3, 24, 0.28, { ...fruit, bend: -2 }));
  const joint = spine(1);
  for (const size of [40, 30, 20]) corolla(pen, joint, 6, size, 0.5, 0, { ...fruit, belly: 1.5 });
  coil(pen, joint, 6, 1);
}
