import { blade, fruit } from "../parts/blade";
import { frond } from "../parts/frond";
import { type Pen, roughly } from "../parts/pen";
import { at, fan } from "../parts/spine";
import { stroke } from "../parts/strokes";

/** Carrots, pulled, with their feathery leaves. */
export function carrot(pen: Pen): void {
  pen.bloom = 50;
  pen.foot = "air";
  fan(pen, roughly(pen, 2), (place) => {
    const crown = at(place * 15, 0, Math.PI + pen.lean + place * 0.4);
    const length = 108 - Math.abs(place) * 25;
    fan(pen, 4, (out) => frond(pen, crown, Math.PI + out * 0.7, length));
    const spine = blade(pen, crown, 0, length, 0.18, {
      ...fruit,
      belly: 0.3,
      point: 0.7,
      veins: 4,
    });
    stroke(pen, spine(0.98), 0.1, 22, 3);
  });
}
