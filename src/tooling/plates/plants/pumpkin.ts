import { trumpet } from "../parts/corolla";
import { ball } from "../parts/fruit";
import { palm } from "../parts/palm";
import { side } from "../parts/pen";
import { at, upright } from "../parts/spine";
import { coil, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A vine along the soil: rounded leaves, tendrils, a yellow trumpet, a ribbed fruit. */
export const plant: Plant = {
  latin: "Cucurbita maxima",
  names: {
    en: "pumpkin, squash, winter squash, butternut, gourd",
    de: "Kürbis, Kürbisse, Hokkaido",
    fr: "potiron, citrouille, courge, potimarron",
    es: "calabaza, zapallo",
    it: "zucca, zucche",
    ja: "カボチャ, かぼちゃ",
    zh: "南瓜",
    hi: "कद्दू",
    bn: "কুমড়া, কুমড়ো",
  },
  draw(pen) {
    const hand = side(pen);
    const vine = stem(pen, at(-hand * 88, -6), hand * 1.45, 180, 5, 0.3, 8);
    for (const [t, out, size] of [
      [0.06, -0.5, 60],
      [0.28, -0.1, 66],
      [0.72, 0.1, 66],
      [0.96, 0.6, 52],
    ] as const)
      palm(pen, upright(vine(t)), hand * out, size, 5, 0.18, { stalk: 0.55 });
    for (const t of [0.16, 0.9]) coil(pen, { ...vine(t), a: -0.5 * hand }, 9, -hand);
    trumpet(pen, stroke(pen, upright(vine(0.9)), -0.1, 22)(1), 42, "yellow");
    for (const [place, slim] of [
      [-1, 0.26],
      [1, 0.26],
      [-0.55, 0.28],
      [0.55, 0.28],
      [0, 0.26],
    ] as const)
      ball(
        pen,
        at(place * 40 - hand * 4, 6 - Math.abs(place) * 5),
        86 - Math.abs(place) * 12,
        "orange",
        slim,
      );
    stem(pen, at(-hand * 4, -74), hand * 0.3, 20, 10, 0, 0, "pale");
  },
};
