import { blade } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { at, fan, pairs } from "../parts/spine";
import { hair, lens, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A tall stem with many narrow leaves and wide trumpets of six curled petals with long stamens. */
export const plant: Plant = {
  latin: "Lilium",
  names: {
    en: "lily, lilies",
    de: "Lilie",
    fr: "lys",
    es: "azucena",
    it: "giglio, gigli",
    ja: "ユリ",
    zh: "百合",
  },
  draw(pen) {
    const spine = stem(pen, at(), pen.lean / 2, 160, 5);
    pairs(spine, 8, 0.12, 0.84, (joint, hand, rank) =>
      blade(pen, joint, hand, 54 - rank * 20, 0.1, { ribs: 1, bend: 0.7 }),
    );
    for (const [out, size] of [
      [-1, 40],
      [1, 40],
      [0, 46],
    ] as const) {
      const tip = stem(pen, spine(0.98), out, 34, 3)(1);
      corolla(pen, tip, 6, size, {
        slim: 0.27,
        tint: "orange",
        disc: 0,
        face: 0.75,
        shape: { belly: 0.85, point: 0.8, ribs: 1 },
      });
      fan(pen, 5, (way) => {
        const anther = hair(pen, tip, way * 1.2, 24)(1);
        lens(pen, anther, 1.4, 7, 0.3);
      });
    }
  },
};
