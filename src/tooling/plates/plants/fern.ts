import { frond } from "../parts/frond";
import { at } from "../parts/spine";
import { coil, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A shuttlecock of arching fronds; young ones rolled up in the middle. */
export const plant: Plant = {
  latin: "Dryopteris filix-mas",
  names: {
    en: "fern, Boston fern",
    de: "Farn",
    fr: "fougère",
    es: "helecho",
    it: "felce, felci",
    ja: "シダ",
    zh: "蕨, 蕨类",
    hi: "फर्न",
    bn: "ফার্ন",
  },
  draw(pen) {
    for (const out of [-0.8, 0.8, -0.5, 0.52, -0.24, 0.26, 0.02])
      frond(pen, at(out * 10), out, 180 - Math.abs(out) * 36);
    for (const hand of [-1, 1])
      coil(pen, stem(pen, at(hand * 5), hand * 0.2, 52, 4, 0, 2)(1), 9, hand);
  },
};
