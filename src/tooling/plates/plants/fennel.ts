import { blade } from "../parts/blade";
import { frond } from "../parts/frond";
import { at } from "../parts/spine";
import { stem } from "../parts/strokes";
import { umbel } from "../parts/umbel";
import type { Plant } from "../plant";

/** A pale bulb of folded stalks, threads for leaves, flat yellow umbels. */
export const plant: Plant = {
  latin: "Foeniculum vulgare",
  names: {
    en: "fennel, Florence fennel",
    de: "Fenchel",
    fr: "fenouil",
    es: "hinojo",
    it: "finocchio, finocchi",
    ja: "フェンネル",
    zh: "茴香",
    hi: "सौंफ",
    bn: "মৌরি",
  },
  draw(pen) {
    const spine = stem(pen, at(0, -30), pen.lean / 2, 140, 6);
    for (const [t, hand] of [
      [0.02, 1],
      [0.04, -1],
      [0.24, 1],
      [0.4, -1],
    ] as const)
      frond(pen, spine(t), hand * 0.8, 84, true);
    for (const [t, hand] of [
      [0.55, 1],
      [0.72, -1],
    ] as const)
      umbel(pen, stem(pen, spine(t), hand * 0.7, 50, 3)(1), 26, "yellow");
    umbel(pen, spine(1), 42, "yellow");
    for (const out of [-0.7, 0.7, -0.3, 0.3])
      blade(pen, at(out * 12, 4), out, 70, 0.26, {
        belly: 0.6,
        point: 0.6,
        ribs: 2,
        bend: -1.8,
        tint: "white",
      });
  },
};
