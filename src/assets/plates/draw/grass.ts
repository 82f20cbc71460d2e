import { blade, fruit, strap } from "../parts/blade";
import { between, type Pen } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { hair, lens, stroke } from "../parts/strokes";
import { tuft } from "../parts/tuft";

/** A tuft with nodding ears: grasses, wheat, sedge. */
export function grass(pen: Pen): void {
  fan(pen, 3, () => tuft(pen, 0, 5, 0.7, between(pen, 90, 180), 0.03, strap));
  fan(pen, 4, (place) => {
    const foot = stroke(pen, at(place * 6), place * 0.35 + 0.05, between(pen, 135, 165), 0.7)(1);
    climb(
      pen,
      blade(pen, foot, place * 0.3, 56, 0.12, { ...fruit, bend: 3 }),
      11,
      0,
      0.9,
      (joint, hand) => {
        lens(pen, joint, hand * 0.5, 11, 0.3);
        hair(pen, joint, hand * 0.35, pen.droop * 20);
      },
    );
  });
}
