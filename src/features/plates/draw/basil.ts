import { blade, fruit, toothed } from "../parts/blade";
import { type Pen, roughly } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { lens, stem } from "../parts/strokes";

/** Basil, mint, lavender: stems with opposite leaves, in flower or not. */
export function basil(pen: Pen): void {
  fan(pen, roughly(pen, 2), (place) => {
    const spine = stem(
      pen,
      at(place * 4),
      place * 0.5 + pen.lean / 2,
      160 - Math.abs(place) * 45,
      4.4,
    );
    // Every second pair points to and from the eye, and so looks shorter.
    climb(pen, spine, 5, 0.2, 0.8, (joint, near, rank) =>
      fan(pen, 2, (hand) =>
        blade(pen, joint, hand * (0.8 + near * 0.3), 54 - rank * 24 + near * 6, 0.32, toothed),
      ),
    );
    const tip = spine(1);
    if (pen.droop < 0.8) fan(pen, 3, (out) => blade(pen, tip, out * 0.6, 22, 0.3));
    else
      climb(pen, blade(pen, tip, 0, 40, 0.13, fruit), 20, 0, 0.9, (joint, hand, rank) =>
        lens(pen, joint, hand, 12 - rank * 6, 0.3),
      );
  });
}
