import { blade, round } from "../parts/blade";
import { at, climb } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A mound of broad heart-shaped leaves with deep ribs along them; pale bells on a bare stalk. */
export const plant: Plant = {
  latin: "Hosta",
  names: {
    en: "hosta, plantain lily",
    de: "Funkie, Hosta",
    es: "hosta",
    ja: "ギボウシ",
    zh: "玉簪",
  },
  draw(pen) {
    for (const out of [-0.16, 0.3]) {
      const stalk = stem(pen, at(), out, 176, 4, 0, 2);
      climb(pen, stalk, 7, 0.66, 1, (joint, hand) =>
        blade(pen, joint, hand * 1.7, 22, 0.28, { ...round, belly: 1.4, tint: "violet" }),
      );
    }
    for (const [out, size] of [
      [-1.2, 104],
      [1.2, 104],
      [-0.7, 116],
      [0.7, 114],
      [-0.25, 112],
      [0.3, 108],
      [-0.95, 78],
      [0.95, 78],
      [0.05, 80],
    ] as const)
      blade(pen, at(out * 6), out, size, 0.3, {
        belly: 0.7,
        stalk: 0.26,
        ribs: 3,
        bend: 0.8,
        tint: size < 90 ? "pale" : "grey",
      });
  },
};
