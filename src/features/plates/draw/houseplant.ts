import { blade } from "../parts/blade";
import { foliage } from "../parts/foliage";
import { type Pen, roughly } from "../parts/pen";
import { pot } from "../parts/pot";
import { at, fan } from "../parts/spine";
import { stem } from "../parts/strokes";

/** A house plant: a peace lily's leaves and pale sails, in a clay pot. */
export function houseplant(pen: Pen): void {
  fan(pen, roughly(pen, 2), (place) => {
    const joint = stem(pen, at(place * 6, -58), place * 0.4, 145, 4)(1);
    blade(pen, joint, place * 0.3, 48, 0.32, { tint: "paper" });
    blade(pen, joint, 0, 22, 0.16, { tint: "bloom" });
  });
  foliage(pen, -58, { stalk: 0.24, belly: 0.9 });
  pot(pen);
}
