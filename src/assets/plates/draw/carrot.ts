import { blade, fruit } from "../parts/blade";
import { frond } from "../parts/frond";
import { type Pen, roughly } from "../parts/pen";
import { at, beside, climb, fan } from "../parts/spine";
import { hair, stroke } from "../parts/strokes";

/** Carrots, pulled, with their feathery leaves. */
export function carrot(pen: Pen): void {
  pen.bloom = 50;
  pen.foot = "air";
  fan(pen, roughly(pen, 2), (place) => {
    const crown = at(place * 15, 0, Math.PI + pen.lean + place * 0.4);
    const length = 108 - Math.abs(place) * 25;
    fan(pen, 4, (out) => frond(pen, crown, Math.PI + out * 0.7, length));
    // The lobes are too shallow to be seen as such: they bring out the shoulder under the crown.
    const spine = blade(pen, crown, 0, length, 0.18, {
      ...fruit,
      belly: 0.3,
      point: 0.6,
      lobes: 3,
      depth: 0.02,
    });
    climb(pen, spine, 12, 0.08, 0.7, (joint, hand, rank) =>
      hair(pen, beside(joint, hand * length * 0.13 * (1 - rank)), hand * -1.5, 12 - rank * 8),
    );
    stroke(pen, spine(0.98), 0.1, 22, 3);
  });
}
