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
    for (const out of [-0.95, 0.95, -0.55, 0.55, -0.18, 0.22])
      frond(pen, at(out * 8), out, 172 - Math.abs(out) * 24);
    for (const hand of [-1, 1])
      coil(pen, stem(pen, at(hand * 5), hand * 0.2, 52, 4, 0, 2)(1), 9, hand);
  },
};
