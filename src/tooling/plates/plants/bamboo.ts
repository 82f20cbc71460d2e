import { blade } from "../parts/blade";
import { at, beside } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Jointed canes, and fans of narrow pointed leaves on thin side twigs. */
export const plant: Plant = {
  latin: "Phyllostachys aurea",
  names: {
    en: "bamboo",
    de: "Bambus",
    fr: "bambou",
    es: "bambú",
    it: "bambù",
    ja: "竹, タケ",
    zh: "竹子, 竹",
    hi: "बाँस, बांस",
    bn: "বাঁশ",
  },
  draw(pen) {
    for (const [x, length] of [
      [-30, 176],
      [28, 190],
      [0, 214],
    ] as const) {
      const cane = stem(pen, at(x), x / 300, length, 10, 0, 0, "pale");
      for (const t of [0.18, 0.36, 0.54, 0.72, 0.88]) {
        const node = cane(t);
        stroke(pen, beside(node, -6), Math.PI / 2, 12);
        const hand = Math.sin(x + t * 17) > 0 ? 1 : -1;
        if (t < 0.3) continue;
        const twig = stroke(pen, node, hand * 0.9, 32)(1);
        for (const out of [-0.6, 0.7, 0.05])
          blade(pen, twig, out + hand * 0.5, 50, 0.1, { ribs: 1, bend: 0.5 });
      }
    }
  },
};
