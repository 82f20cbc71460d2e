import { blade } from "../parts/blade";
import { spike } from "../parts/corolla";
import { at, pairs } from "../parts/spine";
import { stems } from "../parts/stems";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Square stems: opposite pairs of pointed, toothed leaves, mauve whorls above them, runners below. */
export const plant: Plant = {
  latin: "Mentha spicata",
  names: {
    en: "mint, spearmint, peppermint, apple mint",
    de: "Minze, Pfefferminze",
    fr: "menthe",
    es: "menta, hierbabuena, yerbabuena",
    it: "menta",
    ja: "ミント, ハッカ",
    zh: "薄荷",
    hi: "पुदीना",
    bn: "পুদিনা",
  },
  draw(pen) {
    for (const hand of [-1, 1]) {
      const runner = stem(pen, at(), hand * 1.5, 76, 3, -0.3, 2, "brown");
      blade(pen, runner(1), -hand * 1.2, 18, 0.3);
    }
    stems(pen, 3, 0, 158, (tip, spine) => {
      pairs(spine, 5, 0.14, 0.9, (joint, hand, rank) =>
        blade(pen, joint, hand * 0.95, 54 - rank * 22, 0.25, {
          belly: 0.85,
          lobes: 6,
          isSharp: true,
          veins: 3,
          bend: 0.5,
        }),
      );
      spike(pen, tip, 38, 4, "violet", 0.5);
    });
  },
};
