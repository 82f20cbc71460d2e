import { blade, round } from "../parts/blade";
import { compound } from "../parts/compound";
import { side, type Tint } from "../parts/pen";
import { at, upright } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A twisting branch: long leaves of many leaflets, and mauve flowers in long hanging racemes. */
export const plant: Plant = {
  latin: "Wisteria sinensis",
  names: {
    en: "wisteria",
    de: "Blauregen, Glyzinie",
    fr: "glycine",
    es: "glicinia, glicina",
    it: "glicine",
    ja: "フジ",
    zh: "紫藤",
  },
  draw(pen) {
    pen.foot = "air";
    const hand = side(pen);
    const wood = stem(pen, at(-hand * 66, 10), hand * 1.3, 140, 9, 0.5, 8, "brown");
    for (const [t, out] of [
      [0.06, -0.6],
      [0.34, 0.5],
      [0.6, -0.6],
      [0.96, 0.7],
    ] as const)
      compound(pen, upright(wood(t)), hand * out, 30, 4, { bend: 0, veins: 1 }, 0.22);
    for (const [t, length] of [
      [0.12, 112],
      [0.5, 150],
      [0.88, 100],
    ] as const) {
      const raceme = stroke(pen, { ...wood(t), a: Math.PI }, 0.12 * hand, length, 0);
      for (let row = 14; row > 1; row--) {
        for (const way of [-1.2, 1.2, 0.2]) {
          const tint: Tint = (row + way) % 2 > 0.5 ? "violet" : "blue";
          blade(pen, raceme(row / 14), way, 31 - row * 1.5, 0.42, { ...round, belly: 1.3, tint });
        }
      }
    }
  },
};
