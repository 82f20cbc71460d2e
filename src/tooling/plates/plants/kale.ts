import { blade } from "../parts/blade";
import { at, beside } from "../parts/spine";
import { hair, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Long curled leaves round a thick bare stem. */
export const plant: Plant = {
  latin: "Brassica oleracea var. sabellica",
  names: {
    en: "kale, curly kale, borecole, cavolo nero",
    de: "Grünkohl, Federkohl, Palmkohl",
    fr: "chou frisé, chou kale",
    es: "col rizada, berza",
    it: "cavolo riccio",
    ja: "ケール",
    zh: "羽衣甘蓝",
  },
  draw(pen) {
    const trunk = stem(pen, at(), 0, 96, 11, 0, 2, "pale");
    for (const t of [0.12, 0.24, 0.36]) hair(pen, beside(trunk(t), -4), 1.57, 8);
    for (const [t, out] of [
      [0.5, 1.7],
      [0.55, -1.65],
      [0.7, 1.2],
      [0.75, -1.15],
      [0.9, 0.72],
      [0.92, -0.7],
      [1, 0.22],
      [1, -0.25],
    ] as const)
      blade(pen, trunk(t), out, 104 - Math.abs(out) * 10, 0.33, {
        belly: 1.25,
        point: 0.5,
        stalk: 0.16,
        lobes: 13,
        depth: 0.08,
        veins: 5,
        bend: 0.9,
        tint: Math.abs(out) > 1 ? "shade" : "grey",
      });
  },
};
