import { blade } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { at } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** One great head with a dark disc on a stout stem; rough heart-shaped leaves. */
export const plant: Plant = {
  latin: "Helianthus annuus",
  names: {
    en: "sunflower, perennial sunflower, Helianthus",
    de: "Sonnenblume",
    fr: "tournesol",
    es: "girasol",
    it: "girasole",
    ja: "ヒマワリ, ひまわり",
    zh: "向日葵",
    hi: "सूरजमुखी",
    bn: "সূর্যমুখী",
  },
  draw(pen) {
    const spine = stem(pen, at(), pen.lean / 2, 150, 8, 0, 4);
    for (const [t, hand] of [
      [0.2, 1],
      [0.34, -1],
      [0.52, 1],
      [0.66, -1],
    ] as const)
      blade(pen, spine(t), hand * 1.05, 78 - t * 24, 0.36, {
        belly: 0.6,
        stalk: 0.24,
        veins: 4,
        bend: 0.7,
      });
    const head = spine(1);
    for (const size of [34, 30])
      corolla(pen, head, 13, size, {
        slim: 0.22,
        tint: "yellow",
        disc: 0.8,
        discTint: "brown",
        face: 0.94,
        shape: { belly: 0.9, point: 0.8 },
      });
  },
};
