import { blade, fruit, toothed } from "../parts/blade";
import type { Pen } from "../parts/pen";
import { climb, fan } from "../parts/spine";
import { stems } from "../parts/stems";
import { lens } from "../parts/strokes";

/** Basil, mint, lavender: stems with opposite leaves, in flower or not. */
export function basil(pen: Pen): void {
  stems(pen, 0, 160, (tip, spine) => {
    // Every second pair points to and from the eye, and so looks shorter.
    climb(pen, spine, 5, 0.2, 0.8, (joint, near, rank) =>
      fan(pen, 2, (hand) =>
        blade(pen, joint, hand * (0.8 + near * 0.3), 54 - rank * 24 + near * 6, 0.32, toothed),
      ),
    );
    if (pen.droop < 0.8) fan(pen, 3, (out) => blade(pen, tip, out * 0.6, 22, 0.3));
    else
      climb(pen, blade(pen, tip, 0, 40, 0.13, fruit), 20, 0, 0.9, (joint, hand, rank) =>
        lens(pen, joint, hand, 12 - rank * 6, 0.3),
      );
  });
}
