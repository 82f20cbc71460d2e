import { ball } from "../parts/fruit";
import { palm } from "../parts/palm";
import { side } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { hair, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Trails: leathery leaves with three to five points, pale veins; rootlets; black berries. */
export const plant: Plant = {
  latin: "Hedera helix",
  names: {
    en: "ivy",
    de: "Efeu",
    fr: "lierre",
    es: "hiedra",
    it: "edera",
    ja: "アイビー, ヘデラ",
    zh: "常春藤",
  },
  draw(pen) {
    pen.foot = "air";
    const hand = side(pen);
    for (const [out, length] of [
      [0.5, 190],
      [-0.55, 150],
    ] as const) {
      const vine = stem(pen, at(), hand * out, length, 4, -0.7, 10, "brown");
      climb(pen, vine, 8, 0.06, 0.98, (joint, way, rank) => {
        for (const root of [2, 2.3]) hair(pen, joint, -way * root, 7);
        palm(pen, joint, way * 1.1, 54 - rank * 16, 5, 0.4, {
          stalk: 0.35,
          spread: 2.3,
          tint: "shade",
        });
      });
    }
    const foot = stroke(pen, at(), 0, 40)(1);
    fan(pen, 7, (out) => ball(pen, hair(pen, foot, out * 1.5, 14)(1), 9, "violet"));
  },
};
