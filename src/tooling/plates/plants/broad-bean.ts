import { arc, blade } from "../parts/blade";
import { compound } from "../parts/compound";
import { pod } from "../parts/fruit";
import { ink } from "../parts/pen";
import { at, beside, climb, turned } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Upright and square: blunt leaflets, no tendrils, white flowers with a dark eye, pods that point upward. */
export const plant: Plant = {
  latin: "Vicia faba",
  names: {
    en: "broad bean, fava, fava bean, field bean",
    de: "Ackerbohne, Saubohne, dicke Bohne, Puffbohne",
    fr: "fève",
    es: "haba",
    it: "fava",
    ja: "ソラマメ, そら豆",
    zh: "蚕豆",
  },
  draw(pen) {
    const spine = stem(pen, at(), pen.lean / 3, 185, 8, 0, 2);
    climb(pen, spine, 6, 0.14, 0.94, (joint, hand, rank) =>
      compound(pen, joint, hand * 1.25, 36 - rank * 10, 2, { belly: 1, point: 0.6, veins: 2 }),
    );
    for (const [t, hand] of [
      [0.28, 1],
      [0.36, -1],
      [0.46, 1],
    ] as const)
      pod(pen, turned(beside(spine(t), hand * 3), hand * 0.5), 80, 0.13 * hand, "leaf");
    for (const [t, hand] of [
      [0.58, -1],
      [0.66, 1],
      [0.75, -1],
      [0.84, 1],
    ] as const) {
      for (const out of [0.5, 1.2, 0.85]) {
        const petal = blade(pen, spine(t), hand * out, 25, 0.3, {
          belly: 1.3,
          point: 0.5,
          bend: 0,
          tint: "white",
        });
        ink(pen, arc(petal(0.5), petal(0.55), petal(0.66)));
      }
    }
  },
};
