import { blade } from "../parts/blade";
import { pot } from "../parts/pot";
import { at } from "../parts/spine";
import type { Plant } from "../plant";

/** In a pot: thick tapering leaves with toothed edges. */
export const plant: Plant = {
  latin: "Aloe vera",
  names: {
    en: "aloe, aloe vera",
    de: "Aloe",
    fr: "aloès",
    es: "áloe, sábila",
    ja: "アロエ",
    zh: "芦荟",
    hi: "घृतकुमारी, एलोवेरा",
    bn: "ঘৃতকুমারী, অ্যালোভেরা",
  },
  draw(pen) {
    for (const out of [-1.15, 1.15, -0.8, 0.8, -0.48, 0.5, -0.2, 0.2])
      blade(pen, at(out * 14, -58), out, 118 - Math.abs(out) * 14, 0.1, {
        belly: 0.5,
        lobes: 9,
        isSharp: true,
        bend: -0.3,
        tint: "grey",
      });
    pot(pen);
  },
};
