import { arc, blade } from "../parts/blade";
import { ink, type Tint } from "../parts/pen";
import { at, grow } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Glossy puckered leaves on long stout colored stalks. */
export const plant: Plant = {
  latin: "Beta vulgaris subsp. cicla",
  names: {
    en: "chard, Swiss chard, rainbow chard, perpetual spinach",
    de: "Mangold",
    fr: "blette, bette, poirée",
    es: "acelga",
    it: "bietola, coste",
    ja: "スイスチャード, フダンソウ",
  },
  draw(pen) {
    const tint: Tint = pen.lean > 0 ? "red" : "yellow";
    for (const out of [-0.8, 0.8, -0.48, 0.5, -0.2, 0.22, 0]) {
      const stalk = stem(pen, at(out * 10), out, 92 - Math.abs(out) * 14, 9, 0.4, 0, tint);
      blade(pen, stalk(0.94), out * 0.2, 92, 0.33, {
        belly: 0.8,
        point: 0.55,
        lobes: 6,
        depth: 0.05,
        veins: 5,
        tint: "shade",
      });
      ink(pen, arc(stalk(0.9), stalk(1), grow(stalk(1), out * 0.2, 50)(1)));
    }
  },
};
