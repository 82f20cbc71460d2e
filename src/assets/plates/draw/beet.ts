import { blade, fruit } from "../parts/blade";
import { type Pen, roughly } from "../parts/pen";
import { at, climb } from "../parts/spine";
import { hair, stroke } from "../parts/strokes";
import { tuft } from "../parts/tuft";

/** Beet, radish, turnip: a round root under broad leaves. */
export function beet(pen: Pen): void {
  pen.bloom = 100;
  pen.foot = "air";
  tuft(pen, 4, 6, 0.7, 128, 0.18, { stalk: 0.34, lobes: roughly(pen, 4), veins: 5 });
  const foot = blade(pen, at(0, 0, Math.PI), 0, 60, 0.5, { ...fruit, belly: 0.75, ribs: 2 })(0.97);
  climb(pen, stroke(pen, foot, pen.lean, 44, 2), 4, 0, 0.7, (joint, hand) =>
    hair(pen, joint, hand * 0.8, 16),
  );
}
