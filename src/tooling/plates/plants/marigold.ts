import { blade, round } from "../parts/blade";
import { compound } from "../parts/compound";
import { corolla } from "../parts/corolla";
import { stems } from "../parts/stems";
import type { Plant } from "../plant";

/** Bushy: ferny leaves of toothed leaflets, crowded orange pompons over a long green cup. */
export const plant: Plant = {
  latin: "Tagetes patula",
  names: {
    en: "marigold, French marigold",
    de: "Studentenblume, Tagetes",
    fr: "œillet d'Inde",
    es: "clavel de moro",
    it: "tagete",
    ja: "マリーゴールド",
    zh: "万寿菊",
    hi: "गेंदा",
    bn: "গাঁদা",
  },
  draw(pen) {
    stems(pen, 3, 0, 140, (tip, spine) => {
      for (const [t, hand] of [
        [0.25, 1],
        [0.42, -1],
        [0.6, 1],
        [0.75, -1],
      ] as const)
        compound(pen, spine(t), hand, 19, 3, { lobes: 4, isSharp: true, bend: 0 });
      blade(pen, tip, 0, 24, 0.3, { ...round, tint: "leaf" });
      const heart = blade(pen, tip, 0, 34, 0.01, { bend: 0 })(1);
      for (const [petals, size] of [
        [9, 34],
        [8, 25],
        [6, 15],
      ] as const)
        corolla(pen, heart, petals, size, {
          slim: 0.36,
          tint: petals > 8 ? "red" : "orange",
          disc: 0,
          face: 0.72,
          shape: { ...round, belly: 1.7 },
        });
    });
  },
};
