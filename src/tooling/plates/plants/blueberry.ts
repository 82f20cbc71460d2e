import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { lay } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { hair, hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Twigs with alternate small oval leaves and clusters of round blue berries with a crown. */
export const plant: Plant = {
  latin: "Vaccinium corymbosum",
  names: {
    en: "blueberry, bilberry",
    de: "Heidelbeere, Blaubeere",
    fr: "myrtille, bleuet",
    es: "arándano",
    it: "mirtillo, mirtilli",
    ja: "ブルーベリー",
    zh: "蓝莓",
    bn: "ব্লুবেরি",
  },
  draw(pen) {
    for (const out of [-0.6, 0.55, 0]) {
      const twig = stem(pen, at(out * 8), out, 172 - Math.abs(out) * 40, 5, -0.6, 3, "brown");
      climb(pen, twig, 9, 0.2, 1, (joint, hand, rank) =>
        blade(pen, joint, hand * 0.9, 42 - rank * 10, 0.26, { veins: 2 }),
      );
      for (const [t, hand] of [
        [0.55, 1],
        [0.85, -1],
      ] as const) {
        const foot = hang(pen, twig(t), hand, 14);
        for (const [spread, size] of [
          [-0.9, 18],
          [0.9, 19],
          [-0.3, 21],
          [0.4, 20],
        ] as const) {
          const fruit = ball(pen, stroke(pen, foot, spread, 11)(1), size, "blue");
          lay(pen, "blue");
          fan(pen, 3, (way) => hair(pen, fruit(0.8), way, 5));
        }
      }
    }
  },
};
