import type { Shape } from "./blade";
import type { Pen } from "./pen";
import { tuft } from "./tuft";

/** Broad leaves in three rows round one heart, the hindmost in the shade. */
export function foliage(pen: Pen, y: number, shape: Shape): void {
  for (const row of [0, 1, 2]) {
    tuft(pen, y, 5 - row, 0.9 - row * 0.15, 140 - row * 28, 0.27, {
      veins: 6 - row,
      tint: row ? "leaf" : "shade",
      ...shape,
    });
  }
}
