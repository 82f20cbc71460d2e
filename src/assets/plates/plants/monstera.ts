import { ball } from "../parts/fruit";
import { palm } from "../parts/palm";
import { pot } from "../parts/pot";
import { at, beside, grow, turned } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** In a pot: huge heart-shaped leaves, cut to the rib and with holes. */
export const plant: Plant = {
  latin: "Monstera deliciosa",
  names: {
    en: "monstera, Swiss cheese plant, houseplant, house plant, indoor plant",
    de: "Zimmerpflanze, Fensterblatt",
    fr: "plante verte, plante d'intérieur",
    es: "planta de interior, costilla de Adán",
    it: "pianta d'appartamento, pianta da interno",
    ja: "モンステラ, 観葉植物",
    zh: "龟背竹, 室内植物",
  },
  draw(pen) {
    for (const [out, length, size] of [
      [-0.95, 66, 88],
      [0.95, 62, 86],
      [-0.4, 92, 92],
      [0.42, 88, 88],
      [0, 60, 80],
    ] as const) {
      const foot = stem(pen, at(out * 12, -58), out, length, 4, 0.3)(1);
      const turn = out * 0.7 + Math.sign(out) * 0.3;
      palm(pen, foot, turn, size, 9, 0.5, { stalk: 0, spread: 2.8, slits: true });
      const rib = grow(turned(foot, turn), 0, size);
      for (const [t, off] of [
        [0.3, -8],
        [0.3, 8],
        [0.48, -8],
        [0.48, 8],
      ] as const)
        ball(pen, turned(beside(rib(t), off), Math.sign(off) * 0.9), 11, "white", 0.3);
    }
    pot(pen);
  },
};
