import { round } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { palm } from "../parts/palm";
import { pot } from "../parts/pot";
import { at, grow, upright } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** In a pot: round scalloped leaves with a dark zone, and red heads of many flowers on long stalks. */
export const plant: Plant = {
  latin: "Pelargonium × hortorum",
  names: {
    en: "pelargonium, geranium",
    de: "Pelargonie, Geranie",
    fr: "géranium",
    es: "geranio",
    it: "geranio, gerani",
    ja: "ゼラニウム, ペラルゴニウム",
    zh: "天竺葵",
  },
  draw(pen) {
    for (const [out, size] of [
      [-1.1, 46],
      [1.1, 46],
      [-0.65, 52],
      [0.65, 52],
      [-0.2, 50],
      [0.28, 50],
    ] as const) {
      const foot = stroke(pen, at(out * 12, -58), out, 42)(1);
      palm(pen, foot, out * 0.2, size, 7, 0.08, { stalk: 0, spread: 2.9 });
      palm(pen, grow(foot, 0, 9)(1), out * 0.2, size * 0.56, 7, 0.08, {
        stalk: 0,
        spread: 2.9,
        tint: "shade",
      });
    }
    for (const [out, length] of [
      [-0.45, 104],
      [0.42, 98],
      [0, 124],
    ] as const) {
      const tip = stem(pen, at(out * 8, -58), out, length, 3, 0, 3)(1);
      for (const [place, reach] of [
        [-1.5, 22],
        [1.5, 22],
        [-0.75, 24],
        [0.75, 24],
        [0, 25],
        [-0.5, 9],
        [0.6, 9],
      ] as const)
        corolla(pen, upright(grow(tip, place, reach)(1)), 5, 13, {
          slim: 0.5,
          tint: "red",
          shape: round,
        });
    }
    pot(pen);
  },
};
