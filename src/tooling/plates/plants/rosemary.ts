import { blade, round } from "../parts/blade";
import { at, pairs } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Woody upright stems, dense with needles; small pale blue flowers among the upper ones. */
export const plant: Plant = {
  latin: "Salvia rosmarinus",
  names: {
    en: "rosemary, Rosmarinus",
    de: "Rosmarin",
    fr: "romarin",
    es: "romero",
    it: "rosmarino",
    ja: "ローズマリー",
    zh: "迷迭香",
    hi: "रोज़मेरी",
    bn: "রোজমেরি",
  },
  draw(pen) {
    for (const out of [-0.5, 0.5, -0.2, 0.22]) {
      const spine = stem(pen, at(out * 14), out, 184 - Math.abs(out) * 50, 5, -0.9, 3, "brown");
      pairs(spine, 15, 0.16, 0.98, (joint, hand, rank) =>
        blade(pen, joint, hand * 0.75, 27 - rank * 9, 0.07, {
          point: 0.6,
          bend: -0.5,
          tint: hand > 0 ? "shade" : "grey",
        }),
      );
      pairs(spine, 3, 0.58, 0.86, (joint, hand) => {
        for (const spread of [0.3, 1])
          blade(pen, joint, hand * spread, 14, 0.34, { ...round, tint: "blue" });
      });
      blade(pen, spine(0.98), 0, 16, 0.1, { bend: 0, tint: "grey" });
    }
  },
};
