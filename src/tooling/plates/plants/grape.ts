import { bunch } from "../parts/fruit";
import { palm } from "../parts/palm";
import { side, type Tint } from "../parts/pen";
import { at, upright } from "../parts/spine";
import { coil, hang, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A cane with lobed, toothed leaves, forked tendrils and hanging bunches. */
export const plant: Plant = {
  latin: "Vitis vinifera",
  names: {
    en: "grape, grapevine, grape vine, vine, wine grape",
    de: "Weinrebe, Weintraube, Traube, Wein",
    fr: "vigne, raisin",
    es: "uva, vid, parra",
    it: "uva, vite",
    ja: "ブドウ, ぶどう",
    zh: "葡萄",
    hi: "अंगूर",
    bn: "আঙুর, আঙ্গুর",
  },
  draw(pen) {
    pen.foot = "air";
    const hand = side(pen);
    const cane = stem(pen, at(-hand * 90, -20), hand * 1.25, 190, 7, 0.6, 6, "brown");
    for (const [t, out, size] of [
      [0.05, -0.5, 62],
      [0.3, 0.1, 72],
      [0.6, -0.2, 66],
      [0.85, 0.3, 58],
      [1, 0.9, 44],
    ] as const)
      palm(pen, upright(cane(t)), hand * out, size, 5, 0.3, { stalk: 0.4, isSharp: true });
    for (const t of [0.18, 0.7, 1]) coil(pen, { ...cane(t), a: hand * 0.8 }, 9, hand);
    const tint: Tint = pen.lean > 0 ? "violet" : "pale";
    for (const [t, size, rows] of [
      [0.3, 98, 6],
      [0.74, 74, 5],
    ] as const)
      bunch(pen, hang(pen, upright(cane(t)), 0.1, 14), size, rows, tint);
  },
};
