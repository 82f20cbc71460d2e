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
      pairs(spine, 5, 0.16, 0.92, (joint, hand, rank) => {
        const isWide = Math.round(rank * 4) % 2 === 0;
        const [out, size] = isWide ? [1.15, 54] : [0.55, 40];
        blade(pen, joint, hand * out, size - rank * 16, 0.36, {
          belly: 0.85,
          point: 0.75,
          stalk: 0.14,
          veins: 3,
          bend: isWide ? 0.9 : -0.3,
        });
      });
      for (const out of [-0.7, 0.7, 0])
        blade(pen, tip, out, 30, 0.4, { veins: 1, bend: -1, tint: "pale" });
      if (pen.lean > 0) spike(pen, tip, 34, 5, "white", 0.4);
    });
  },
};
