import { blade, fruit, type Shape } from "../parts/blade";
import { bulb } from "../parts/bulb";
import { between, type Pen } from "../parts/pen";

/** A bulb with strap leaves and cup flowers. */
export function tulip(pen: Pen): void {
  const cup: Shape = { ...fruit, ribs: 1, point: between(pen, 0.55, 0.95), bend: -1.5 };
  bulb(pen, 3, 0.11, (joint) => {
    for (const out of [0.16, -0.16, 0.44, -0.44, 0]) blade(pen, joint, out, 50, 0.27, cup);
  });
}
