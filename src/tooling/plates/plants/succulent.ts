import { blade, round } from "../parts/blade";
import { corolla } from "../parts/corolla";
import type { Joint } from "../parts/pen";
import { pot } from "../parts/pot";
import { at } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** In a pot: rosettes of thick pointed leaves in many rows. */
export const plant: Plant = {
  latin: "Echeveria elegans",
  names: {
    en: "succulent, echeveria, houseleek, sempervivum",
    de: "Sukkulente, Hauswurz",
    fr: "succulente, plante grasse, joubarbe",
    es: "suculenta",
    it: "succulenta, pianta grassa",
    ja: "多肉植物, エケベリア",
    zh: "多肉, 多肉植物",
  },
  draw(pen) {
    const rosette = (joint: Joint, size: number) => {
      for (const [leaves, share] of [
        [9, 1],
        [8, 0.76],
        [7, 0.54],
        [5, 0.32],
      ] as const)
        corolla(pen, joint, leaves, size * share, {
          slim: 0.3,
          tint: share > 0.6 ? "grey" : "pale",
          disc: 0,
          face: 0.8,
          shape: { belly: 1.5, point: 0.6 },
        });
    };
    for (const hand of [-1, 1]) rosette(stem(pen, at(hand * 14, -58), hand * 0.9, 34, 6)(1), 25);
    const stalk = stroke(pen, at(0, -90), 0.35, 80, 1.6);
    for (const t of [0.72, 0.86, 1])
      blade(pen, stalk(t), 1.4, 14, 0.36, { ...round, tint: "pink" });
    rosette(at(0, -84), 48);
    pot(pen);
  },
};
