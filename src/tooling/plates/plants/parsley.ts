import { palm } from "../parts/palm";
import { at } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Long stalks that fork into threes, with wedge-shaped, lobed leaflets. */
export const plant: Plant = {
  latin: "Petroselinum crispum",
  names: {
    en: "parsley",
    de: "Petersilie",
    fr: "persil",
    es: "perejil",
    it: "prezzemolo",
    ja: "パセリ",
    zh: "欧芹",
  },
  draw(pen) {
    for (const [out, length] of [
      [-0.95, 70],
      [0.95, 72],
      [-0.55, 96],
      [0.55, 92],
      [-0.16, 112],
      [0.2, 106],
    ] as const) {
      const stalk = stem(pen, at(out * 8), out, length, 3, 0.3);
      for (const [t, way] of [
        [0.7, -1],
        [0.72, 1],
        [1, 0],
      ] as const) {
        const ray = stroke(pen, stalk(t), way, 20)(1);
        for (const fork of [-1.1, 1.1, 0])
          palm(pen, ray, fork, 19, 5, 0.5, { stalk: 0.3, spread: 1.3 });
      }
    }
  },
};
