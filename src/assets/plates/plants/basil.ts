import { blade } from "../parts/blade";
import { spike } from "../parts/corolla";
import { pairs } from "../parts/spine";
import { stems } from "../parts/stems";
import type { Plant } from "../plant";

/** Bushy: opposite pairs of smooth cupped oval leaves, each pair across the one below; whorls of white flowers. */
export const plant: Plant = {
  latin: "Ocimum basilicum",
  names: {
    en: "basil, sweet basil, Thai basil",
    de: "Basilikum",
    fr: "basilic",
    es: "albahaca",
    it: "basilico",
    ja: "バジル",
    zh: "罗勒",
    hi: "तुलसी",
    bn: "তুলসী",
  },
  draw(pen) {
    stems(pen, 3, 0, 155, (tip, spine) => {
      pairs(spine, 4, 0.2, 0.88, (joint, hand, rank) => {
        blade(pen, joint, hand * 1.05, 52 - rank * 18, 0.38, {
          belly: 0.9,
          point: 0.75,
          stalk: 0.12,
          veins: 3,
          bend: 1.1,
        });
        blade(pen, joint, hand * 0.4, 24 - rank * 6, 0.36, { bend: -0.4, tint: "pale" });
      });
      for (const out of [-0.7, 0.7, 0])
        blade(pen, tip, out, 30, 0.4, { veins: 1, bend: -1, tint: "pale" });
      if (pen.lean > 0) spike(pen, tip, 34, 5, "white", 0.4);
    });
  },
};
