import { blade, round, strap } from "../parts/blade";
import { roots } from "../parts/footing";
import type { Tint } from "../parts/pen";
import { at } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** One cup of six on each smooth stem; a few broad gray blades; a bulb. */
export const plant: Plant = {
  latin: "Tulipa gesneriana",
  names: {
    en: "tulip",
    de: "Tulpe",
    fr: "tulipe",
    es: "tulipán, tulipanes",
    it: "tulipano",
    ja: "チューリップ",
    zh: "郁金香",
    hi: "ट्यूलिप",
    bn: "টিউলিপ",
  },
  draw(pen) {
    pen.foot = "air";
    roots(pen, 26);
    blade(pen, at(0, 30), 0, 54, 0.4, { ...round, belly: 0.6, point: 0.7, ribs: 3, tint: "brown" });
    const tint: Tint = pen.lean > 0 ? "red" : "yellow";
    for (const [out, length] of [
      [-0.26, 128],
      [0.3, 118],
      [0.02, 152],
    ] as const) {
      blade(pen, at(out * 8, -10), out * 2.4 + 0.2, 118, 0.13, {
        ...strap,
        bend: 0.7,
        tint: "grey",
      });
      const tip = stem(pen, at(out * 8, -10), out, length, 5)(1);
      for (const way of [-0.44, 0.44, -0.2, 0.2, 0])
        blade(pen, tip, way, 52, 0.27, {
          ...round,
          point: 0.66,
          ribs: way ? 0 : 1,
          bend: -1.5,
          tint,
        });
    }
  },
};
