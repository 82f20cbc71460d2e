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
      [-0.9, 74, 108],
      [0.88, 70, 106],
      [-0.1, 96, 112],
      [0.35, 40, 66],
    ] as const) {
      const foot = stem(pen, at(out * 12, -58), out, length, 4, 0.3)(1);
      const turn = out * 0.8;
      palm(pen, foot, turn, size, 11, 0.34, { stalk: 0, spread: 2.95, slits: true });
      const rib = grow(turned(foot, turn), 0, size);
      for (const [t, off] of [
        [0.32, -8],
        [0.32, 8],
        [0.5, -8],
        [0.5, 8],
      ] as const)
        ball(pen, turned(beside(rib(t), off), Math.sign(off) * 0.9), size * 0.1, "sheet", 0.3);
    }
    pot(pen);
  },
};
