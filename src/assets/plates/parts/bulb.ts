import { blade, fruit, strap } from "./blade";
import { roots } from "./footing";
import type { Joint, Pen } from "./pen";
import { at } from "./spine";
import { stems } from "./stems";
import { tuft } from "./tuft";

/** A bulb in the soil, its leaves, and what stands on its stems. */
export function bulb(pen: Pen, count: number, slim: number, flower: (joint: Joint) => void): void {
  pen.foot = "soil";
  roots(pen, 24);
  blade(pen, at(0, 28), 0, 52, 0.4, { ...fruit, belly: 0.6, point: 0.7, ribs: 3 });
  tuft(pen, -8, count, 0.5, 120, slim, strap);
  stems(pen, -8, 145, flower);
}
