import { blade } from "../parts/blade";
import { funnel } from "../parts/corolla";
import { at } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A thin stem that winds up a stake: arrow-shaped leaves, white funnels. */
export const plant: Plant = {
  latin: "Convolvulus arvensis",
  names: {
    en: "bindweed",
    de: "Winde, Ackerwinde, Zaunwinde",
    fr: "liseron",
    es: "correhuela, campanilla",
    it: "convolvolo",
    ja: "ヒルガオ",
  },
  draw(pen) {
    stem(pen, at(0, 4), 0, 210, 5, 0, 0, "brown");
    const vine = stem(pen, at(4), 0, 204, 3, 0, 16);
    for (const [t, hand] of [
      [0.1, 1],
      [0.24, -1],
      [0.38, 1],
      [0.52, -1],
      [0.68, 1],
      [0.82, -1],
      [0.96, 1],
    ] as const) {
      const stalk = stroke(pen, vine(t), hand * 1.1, 20, 0.4)(1);
      for (const out of [-2.2, 2.2]) blade(pen, stalk, out, 20, 0.36, { bend: -1, tint: "leaf" });
      blade(pen, stalk, 0, 50 - t * 14, 0.27, { belly: 0.6, veins: 2, tint: "leaf" });
    }
    for (const [t, hand] of [
      [0.3, 1],
      [0.6, -1],
      [0.88, -1],
    ] as const)
      funnel(pen, stroke(pen, vine(t), hand * 0.9, 26)(1), 46, "white");
  },
};
