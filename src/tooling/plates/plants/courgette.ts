import { blade } from "../parts/blade";
import { trumpet } from "../parts/corolla";
import { palm } from "../parts/palm";
import { at } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Low and sprawling: big lobed leaves on stout stalks, yellow trumpets, dark fruit that lies at their foot. */
export const plant: Plant = {
  latin: "Cucurbita pepo",
  names: {
    en: "courgette, zucchini, marrow, summer squash",
    de: "Zucchini, Zucchetti",
    fr: "courgette",
    es: "calabacín, calabacines",
    it: "zucchina, zucchine, zucchino",
    ja: "ズッキーニ",
    zh: "西葫芦",
  },
  draw(pen) {
    for (const [out, size] of [
      [-1.1, 66],
      [1.1, 66],
      [-0.6, 74],
      [0.62, 72],
      [-0.12, 78],
    ] as const) {
      const stalk = stem(pen, at(out * 12), out, 46 + (1 - Math.abs(out)) * 26, 6, 0.3, 0, "pale");
      palm(pen, stalk(0.98), out * 0.1, size, 7, 0.18, { stalk: 0 });
    }
    trumpet(pen, stem(pen, at(4, -8), 0.35, 34, 5)(1), 50, "yellow");
    for (const [hand, size] of [
      [-1, 92],
      [1, 74],
    ] as const) {
      const fruit = blade(pen, at(hand * 14, -9), hand * 1.62, size, 0.16, {
        belly: 1.15,
        point: 0.36,
        lobes: 3,
        depth: 0,
        ribs: 3,
        bend: 0.1,
        tint: "shade",
      });
      if (hand > 0) trumpet(pen, fruit(0.96), 30, "yellow", 0.8);
      stem(pen, at(hand * 2, -8), hand * 1.6, 18, 8, 0, 0, "pale");
    }
  },
};
