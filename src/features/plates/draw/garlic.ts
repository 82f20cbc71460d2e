import { blade } from "../parts/blade";
import { bulb } from "../parts/bulb";
import type { Pen } from "../parts/pen";
import { fan, grow } from "../parts/spine";
import { dot, hair } from "../parts/strokes";

/** Garlic, onion, leek: a bulb, hollow leaves and globes of flowers. */
export function garlic(pen: Pen): void {
  bulb(pen, 5, 0.04, (joint) => {
    blade(pen, joint, 0, 50, 0.5, { point: 0.5, tint: "bloom" });
    for (let index = 1; index < 50; index++) {
      const ray = grow(grow(joint, 0, 25)(1), index * 2.4, 3.8 * Math.sqrt(index))(1);
      fan(pen, 3, (out) => dot(pen, hair(pen, ray, out, 3)(1)));
    }
  });
}
