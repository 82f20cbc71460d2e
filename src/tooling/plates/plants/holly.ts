import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at, climb, grow } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A twig with glossy spiny leaves and red berries close to the wood. */
export const plant: Plant = {
  latin: "Ilex aquifolium",
  names: {
    en: "holly",
    de: "Stechpalme",
    fr: "houx",
    es: "acebo",
    it: "agrifoglio",
    ja: "ヒイラギ",
    zh: "冬青",
  },
  draw(pen) {
    pen.foot = "air";
    const wood = stem(pen, at(), pen.lean * 2, 180, 7, 0.4, 6, "brown");
    climb(pen, wood, 9, 0.12, 1, (joint, hand) =>
      blade(pen, joint, hand * 0.9, 66, 0.34, {
        stalk: 0.1,
        lobes: 4,
        depth: 0.24,
        isSharp: true,
        veins: 2,
        tint: "shade",
      }),
    );
    for (const t of [0.2, 0.42, 0.62, 0.82])
      for (const out of [-1.2, 1.2, 0.2]) ball(pen, grow(wood(t), out, 5)(1), 17, "red");
  },
};
