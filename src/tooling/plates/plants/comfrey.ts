import { blade, round } from "../parts/blade";
import { star } from "../parts/fruit";
import { at } from "../parts/spine";
import { coil, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Big rough pointed leaves; curled sprays of hanging violet bells. */
export const plant: Plant = {
  latin: "Symphytum officinale",
  names: {
    en: "comfrey",
    de: "Beinwell",
    fr: "consoude",
    es: "consuelda",
    it: "consolida",
    ja: "コンフリー",
  },
  draw(pen) {
    for (const out of [-1.15, 1.15, -0.7, 0.7])
      blade(pen, at(out * 6), out, 112, 0.21, { stalk: 0.16, veins: 5, tint: "shade" });
    const spine = stem(pen, at(), pen.lean / 2, 150, 7);
    for (const [t, hand] of [
      [0.3, 1],
      [0.44, -1],
      [0.6, 1],
      [0.74, -1],
    ] as const)
      blade(pen, spine(t), hand * 0.9, 80 - t * 30, 0.22, { veins: 4 });
    for (const [t, hand] of [
      [0.78, 1],
      [0.9, -1],
      [1, 1],
    ] as const) {
      const spray = stroke(pen, spine(t), hand * 0.5, 62, 2.8);
      for (const u of [0.45, 0.66, 0.86]) {
        const foot = { ...spray(u), a: Math.PI };
        blade(pen, foot, 0, 23, 0.3, { ...round, belly: 1.6, ribs: 1, tint: "violet" });
        star(pen, foot, 8);
      }
      coil(pen, spray(1), 5, hand);
    }
  },
};
