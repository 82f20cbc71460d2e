import { strap } from "../parts/blade";
import type { Pen } from "../parts/pen";
import { pot } from "../parts/pot";
import { tuft } from "../parts/tuft";

/** Aloe: thick toothed blades in a pot. */
export function aloe(pen: Pen): void {
  tuft(pen, -58, 10, 1.15, 122, 0.1, { ...strap, lobes: 9, isSharp: true });
  pot(pen);
}
