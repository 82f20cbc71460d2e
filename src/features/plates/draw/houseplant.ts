import { foliage } from "../parts/foliage";
import type { Pen } from "../parts/pen";
import { pot } from "../parts/pot";

/** A house plant: such leaves in a clay pot. */
export function houseplant(pen: Pen): void {
  foliage(pen, -58, { stalk: 0.24, belly: 0.9 });
  pot(pen);
}
