import { blade, type Shape } from "../parts/blade";
import { type Pen, roughly } from "../parts/pen";
import { at } from "../parts/spine";
import { tuft } from "../parts/tuft";

/** Cabbage and kale: crisp veined leaves, folded into a head or standing open. */
export function cabbage(pen: Pen): void {
  const leaf: Shape = { belly: 1.3, point: 0.55, lobes: roughly(pen, 6), depth: 0.06, veins: 5 };
  tuft(pen, 0, 7, 1.15, 118, 0.33, leaf);
  if (pen.droop > 0.6) {
    blade(pen, at(), 0, 85, 0.5, { point: 0.5 });
    tuft(pen, 0, 3, 0.5, 90, 0.3, { ...leaf, bend: -1.6, tint: "leaf" });
  }
  tuft(pen, 3, 4, 1.4, 70, 0.4, leaf);
}
