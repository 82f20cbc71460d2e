import { blade, round } from "../parts/blade";
import { pairs } from "../parts/spine";
import { stems } from "../parts/stems";
import type { Plant } from "../plant";

/** Pairs of long gray pebbled leaves on stalks; violet lipped flowers in whorls up a spike. */
export const plant: Plant = {
  latin: "Salvia officinalis",
  names: {
    en: "sage, salvia",
    de: "Salbei",
    fr: "sauge",
    es: "salvia",
    it: "salvia",
    ja: "セージ",
    zh: "鼠尾草",
  },
  draw(pen) {
    stems(pen, 3, 0, 176, (tip, spine) => {
      pairs(spine, 4, 0.1, 0.56, (joint, hand, rank) =>
        blade(pen, joint, hand * 0.85, 72 - rank * 26, 0.17, {
          belly: 0.85,
          point: 0.55,
          stalk: 0.22,
          veins: 5,
          lobes: 6,
          depth: 0.02,
          tint: "grey",
        }),
      );
      for (const t of [0.68, 0.78, 0.88, 0.97]) {
        for (const hand of [-1, 1]) {
          blade(pen, spine(t), hand * 1.2, 22 - t * 5, 0.26, {
            ...round,
            belly: 1.4,
            bend: -0.8,
            tint: "violet",
          });
          blade(pen, spine(t), hand * 0.5, 10, 0.36, { bend: 0, tint: "leaf" });
        }
      }
      blade(pen, tip, 0, 12, 0.36, { bend: 0, tint: "violet" });
    });
  },
};
