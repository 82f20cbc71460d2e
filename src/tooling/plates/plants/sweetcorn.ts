import { blade, round, strap } from "../parts/blade";
import { at, beside, climb, turned } from "../parts/spine";
import { dot, lens, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A tall cane with arching leaves, cobs half out of their husks with silk, a tassel on top. */
export const plant: Plant = {
  latin: "Zea mays",
  names: {
    en: "sweetcorn, sweet corn, corn, maize",
    de: "Mais, Zuckermais",
    fr: "maïs, maïs doux",
    es: "maíz, elote, choclo",
    it: "mais, granturco",
    ja: "トウモロコシ, とうもろこし",
    zh: "玉米",
    hi: "मक्का",
    bn: "ভুট্টা",
  },
  draw(pen) {
    const cane = stem(pen, at(), 0, 190, 8, 0, 3);
    for (const out of [-0.8, 0.8, -0.4, 0.4, 0]) {
      const ray = stroke(pen, cane(0.98), out, 42, 0.4);
      climb(pen, ray, 8, 0.2, 1, (joint, hand) => lens(pen, joint, hand * 0.5, 9, 0.25));
    }
    for (const [t, hand] of [
      [0.1, 1],
      [0.22, -1],
      [0.36, 1],
      [0.5, -1],
      [0.66, 1],
      [0.8, -1],
    ] as const)
      blade(pen, cane(t), hand * 0.6, 112 - t * 36, 0.065, { ...strap, bend: 2.6 });
    for (const [t, hand] of [
      [0.3, 1],
      [0.46, -1],
    ] as const) {
      const foot = turned(cane(t), hand * 0.4);
      const cob = blade(pen, foot, 0, 70, 0.18, { ...round, belly: 0.9, tint: "yellow" });
      for (const row of [-7, 0, 7])
        for (const u of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) dot(pen, beside(cob(u), row * (1.5 - u)));
      for (const out of [-0.5, 0, 0.5]) stroke(pen, cob(0.97), out, 18, 2, "fine");
      for (const out of [-0.3, 0.3])
        blade(pen, foot, out, 54, 0.2, { ribs: 2, bend: -1.2, tint: "pale" });
    }
  },
};
