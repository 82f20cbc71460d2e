import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at, beside, climb } from "../parts/spine";
import { hair, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A round root, partly above the soil, under waved leaves on red stalks. */
export const plant: Plant = {
  latin: "Beta vulgaris",
  names: {
    en: "beetroot, beet",
    de: "Rote Bete, Rote Rübe, Rande",
    fr: "betterave",
    es: "remolacha",
    it: "barbabietola",
    ja: "ビーツ",
    zh: "甜菜",
    hi: "चुकंदर",
    bn: "বিট",
  },
  draw(pen) {
    pen.foot = "air";
    for (const out of [-0.72, 0.7, -0.4, 0.36, -0.1, 0.16]) {
      const stalk = stem(pen, at(out * 10, 4), out, 58, 5, 0.3, 0, "red");
      blade(pen, stalk(0.96), out * 0.3, 84, 0.28, {
        belly: 0.8,
        point: 0.6,
        lobes: 5,
        depth: 0.05,
        veins: 4,
      });
    }
    const root = ball(pen, at(0, 0, Math.PI), 66, "red", 0.52);
    for (const t of [0.2, 0.32]) hair(pen, beside(root(t), 12), -1.6, 22);
    const tail = stroke(pen, root(0.98), pen.lean, 46, 2);
    climb(pen, tail, 4, 0.1, 0.7, (joint, hand) => hair(pen, joint, hand * 0.8, 14));
  },
};
