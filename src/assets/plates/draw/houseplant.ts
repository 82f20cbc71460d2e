import { blade } from "../parts/blade";
import { foliage } from "../parts/foliage";
import type { Pen } from "../parts/pen";
import { pot } from "../parts/pot";
import { stems } from "../parts/stems";

/** A house plant: a peace lily's leaves and pale sails, in a clay pot. */
export function houseplant(pen: Pen): void {
  stems(pen, -58, 150, (tip) => {
    blade(pen, tip, pen.lean, 48, 0.32, { tint: "paper" });
    blade(pen, tip, 0, 22, 0.16, { tint: "bloom" });
  });
  foliage(pen, -58, { stalk: 0.24, belly: 0.9 });
  pot(pen);
}
