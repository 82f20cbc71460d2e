import { blade, fruit } from "../parts/blade";
import { compound } from "../parts/compound";
import { type Pen, side } from "../parts/pen";
import { at, climb } from "../parts/spine";
import { coil, hang, stem } from "../parts/strokes";

/** Peas and beans: leaflets in pairs, tendrils, pods, one of them open. */
export function pea(pen: Pen): void {
  const spine = stem(pen, at(), 0, 190, 5, 0, side(pen) * 12);
  climb(pen, spine, 6, 0.1, 1, (joint, hand, rank) => {
    const tip = compound(pen, joint, hand * 0.9, 38 - rank * 12, 2, { veins: 3 })(1);
    if (rank > 0.3) coil(pen, tip, 10, -hand);
  });
  climb(pen, spine, 3, 0.5, 0.8, (joint, hand, rank) => {
    const pod = blade(pen, hang(pen, joint, -hand, 30), 0, 76, 0.15, {
      ...fruit,
      tint: rank ? "shade" : "paper",
    });
    if (!rank)
      for (let t = 0.1; t < 0.8; t += 0.14)
        blade(pen, pod(t), 0, 11, 0.5, { ...fruit, tint: "leaf" });
  });
}
