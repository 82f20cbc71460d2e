import { arc, blade } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { star } from "../parts/fruit";
import { ink } from "../parts/pen";
import { at, beside, climb } from "../parts/spine";
import { hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Broad waved leaves, mauve stars, long dark glossy fruit under a green cap. */
export const plant: Plant = {
  latin: "Solanum melongena",
  names: {
    en: "aubergine, eggplant, brinjal",
    de: "Aubergine, Melanzani",
    es: "berenjena",
    it: "melanzana, melanzane",
    ja: "ナス, 茄子, なすび",
    zh: "茄子",
    hi: "बैंगन",
    bn: "বেগুন",
  },
  draw(pen) {
    const spine = stem(pen, at(), pen.lean / 2, 170, 6);
    climb(pen, spine, 6, 0.2, 1, (joint, hand, rank) =>
      blade(pen, joint, hand, 84 - rank * 26, 0.34, {
        belly: 0.8,
        point: 0.7,
        stalk: 0.2,
        lobes: 3,
        depth: 0.06,
        veins: 3,
      }),
    );
    for (const [t, hand] of [
      [0.5, 1],
      [0.72, -1],
    ] as const) {
      const foot = hang(pen, spine(t), hand * 1.1, 34);
      const fruit = blade(pen, foot, 0, 84, 0.27, {
        belly: 1.5,
        point: 0.45,
        lobes: 3,
        depth: 0,
        bend: 0.2,
        tint: "plum",
      });
      ink(pen, arc(beside(fruit(0.4), 8), beside(fruit(0.6), 14), beside(fruit(0.8), 12)), "fine");
      star(pen, foot, 20);
    }
    for (const hand of [-0.8, 0.6])
      corolla(pen, stroke(pen, spine(0.95), hand, 26)(1), 5, 19, { slim: 0.44, tint: "violet" });
  },
};
