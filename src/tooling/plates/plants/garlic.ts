import { blade, strap } from "../parts/blade";
import { roots } from "../parts/footing";
import { side } from "../parts/pen";
import { at } from "../parts/spine";
import { coil, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A bulb of cloves, flat leaves up a stem, and a scape that curls. */
export const plant: Plant = {
  latin: "Allium sativum",
  names: {
    en: "garlic, elephant garlic",
    de: "Knoblauch",
    fr: "ail",
    es: "ajo",
    it: "aglio",
    ja: "ニンニク, にんにく",
    zh: "大蒜",
    hi: "लहसुन",
    bn: "রসুন",
  },
  draw(pen) {
    pen.foot = "air";
    roots(pen, 50);
    const neck = stem(pen, at(0, 4), 0, 96, 9, 0, 2, "pale");
    for (const [t, hand] of [
      [0.35, 1],
      [0.5, -1],
      [0.68, 1],
      [0.85, -1],
    ] as const)
      blade(pen, neck(t), hand * 0.5, 100 - t * 20, 0.06, { ...strap, bend: 1.6 });
    const scape = stroke(pen, neck(0.95), 0.1, 62, 0);
    coil(pen, scape(1), 16, side(pen));
    blade(pen, scape(0.97), 0.4, 22, 0.22, { bend: 0, tint: "pale" });
    for (const out of [-0.75, 0.75, -0.38, 0.4, 0])
      blade(pen, at(out * 16, 50), out, 64 - Math.abs(out) * 12, 0.24, {
        belly: 0.62,
        point: 0.7,
        bend: -1.9,
        ribs: 1,
        tint: "white",
      });
  },
};
