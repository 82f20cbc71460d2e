import { blade, round } from "../parts/blade";
import { at, pairs } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A low cushion of wiry stems with pairs of tiny leaves and round heads of mauve flowers. */
export const plant: Plant = {
  latin: "Thymus vulgaris",
  names: {
    en: "thyme, lemon thyme",
    de: "Thymian",
    fr: "thym",
    es: "tomillo",
    it: "timo",
    ja: "タイム",
    zh: "百里香",
  },
  draw(pen) {
    for (const out of [-1.3, 1.3, -0.95, 0.95, -0.6, 0.6, -0.3, 0.3, 0]) {
      const twig = stem(pen, at(out * 20), out, 118 - Math.abs(out) * 16, 2.5, -0.8, 3, "brown");
      pairs(twig, 7, 0.22, 0.88, (joint, hand) =>
        blade(pen, joint, hand, 14, 0.32, { point: 0.7, bend: 0 }),
      );
      for (const way of [-1.1, 1.1, -0.5, 0.5, 0])
        blade(pen, twig(0.95), way, 14, 0.4, { ...round, tint: "violet" });
    }
  },
};
