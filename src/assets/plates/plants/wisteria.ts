import { blade, round } from "../parts/blade";
import { compound } from "../parts/compound";
import { side } from "../parts/pen";
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
    const wood = stem(pen, at(-hand * 100, 10), hand * 1.2, 200, 8, 0.5, 8, "brown");
    for (const [t, out] of [
      [0.12, -0.7],
      [0.4, -0.3],
      [0.62, 0.2],
      [0.95, 0.4],
    ] as const)
      compound(pen, upright(wood(t)), hand * out, 30, 4, { bend: 0, veins: 1 }, 0.22);
    for (const [t, length] of [
      [0.22, 108],
      [0.55, 124],
      [0.85, 92],
    ] as const) {
      const raceme = stroke(pen, { ...wood(t), a: Math.PI }, 0.1, length, 0);
      for (let u = 1; u > 0.1; u -= 0.075) {
        for (const way of [-1, 1])
          blade(pen, raceme(u), way * 1.3, 25 - u * 14, 0.5, {
            ...round,
            tint: way * hand > 0 ? "violet" : "blue",
          });
      }
    }
  },
};
