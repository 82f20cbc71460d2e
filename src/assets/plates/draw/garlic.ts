import { blade, fruit } from "../parts/blade";
import { bulb } from "../parts/bulb";
import type { Pen } from "../parts/pen";
import { fan, grow } from "../parts/spine";
import { dot, hair } from "../parts/strokes";

/** Garlic, onion, leek: a bulb, hollow leaves and globes of flowers. */
export function garlic(pen: Pen): void {
  bulb(pen, 5, 0.04, (joint) => {
    blade(pen, joint, 0, 50, 0.5, fruit);
    const centre = grow(joint, 0, 25)(1);
    for (let index = 1; index < 40; index++) {
      const ray = grow(centre, index * 2.4, 4 * Math.sqrt(index))(1);
      fan(pen, 3, (out) => dot(pen, hair(pen, ray, out, 3)(1)));
    }
  });
}
