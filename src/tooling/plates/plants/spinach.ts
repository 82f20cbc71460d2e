import { blade } from "../parts/blade";
import { at } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Smooth arrow-shaped leaves on slim stalks, all from one root. */
export const plant: Plant = {
  latin: "Spinacia oleracea",
  names: {
    en: "spinach",
    de: "Spinat",
    fr: "épinard",
    es: "espinaca",
    it: "spinacio, spinaci",
    ja: "ホウレンソウ, ほうれん草",
    zh: "菠菜",
    hi: "पालक",
    bn: "পালং, পালং শাক",
  },
  draw(pen) {
    for (const out of [-1, 1, -0.62, 0.6, -0.26, 0.28, 0]) {
      const stalk = stem(pen, at(out * 8), out, 84 - Math.abs(out) * 40, 4, 0.5, 0, "pale");
      blade(pen, stalk(0.95), out * 0.2, 78, 0.3, { belly: 0.55, point: 0.75, veins: 3 });
    }
  },
};
