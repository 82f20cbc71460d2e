import { blade, fruit } from "../parts/blade";
import { between, type Pen } from "../parts/pen";
import { at, fan, grow } from "../parts/spine";
import { dot, hair, stem } from "../parts/strokes";

/** What lives in compost: a clump of mushrooms. */
export function mushroom(pen: Pen): void {
  pen.foot = "soil";
  fan(pen, 4, (place) => {
    const height = between(pen, 90, 135) - Math.abs(place) * 50;
    const radius = 20 + height / 6;
    const { x, y } = stem(pen, at(place * 40), place * 0.3, height, 14, -0.6, 2, "paper")(1);
    const rim = blade(pen, at(x - radius, y), Math.PI / 2, radius * 2, 0.13, {
      ...fruit,
      tint: "paper",
      bend: 0,
    });
    fan(pen, 14, (out) =>
      hair(pen, rim(0.5 + out * 0.45), Math.PI / 2, radius * 0.24 * (1 - out * out)),
    );
    blade(pen, at(x, y + 3), 0, radius * 0.8, 1.25 / pen.girth, { ...fruit, belly: 0.55 });
    fan(pen, 6, (spot) => dot(pen, grow(at(x, y), spot, radius * between(pen, 0.2, 0.6))(1)));
  });
}
