import { blade, round } from "../parts/blade";
import { at, grow } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A fan of swords; flowers of three upright petals and three falls with a yellow beard. */
export const plant: Plant = {
  latin: "Iris germanica",
  names: {
    en: "iris, irises",
    de: "Schwertlilie, Iris",
    fr: "iris",
    es: "lirio",
    it: "iris, giaggiolo",
    ja: "アヤメ, アイリス",
    zh: "鸢尾",
  },
  draw(pen) {
    for (const out of [-0.7, 0.7, -0.42, 0.42, -0.18, 0.2])
      blade(pen, at(out * 18), out, 124, 0.075, { belly: 0.6, ribs: 2, bend: 0.2, tint: "grey" });
    for (const [out, length] of [
      [-0.16, 140],
      [0.24, 112],
    ] as const) {
      const tip = stem(pen, at(out * 8), out, length, 5, 0, 2)(1);
      for (const way of [-0.35, 0.35, 0])
        blade(pen, tip, way, 50, 0.36, {
          ...round,
          belly: 1.1,
          lobes: 4,
          depth: 0.03,
          bend: -1,
          tint: "violet",
        });
      for (const way of [-1.5, 1.5, Math.PI]) {
        const fall = blade(pen, tip, way, 50, 0.32, {
          ...round,
          belly: 1.4,
          lobes: 4,
          depth: 0.03,
          bend: 1.4,
          tint: "blue",
        });
        blade(pen, fall(0.02), 0, 22, 0.14, { bend: 0, tint: "yellow" });
      }
      blade(pen, grow(tip, Math.PI, 12)(1), 0, 18, 0.4, { bend: 0 });
    }
  },
};
