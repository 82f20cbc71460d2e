import { arc, blade } from "../parts/blade";
import { ink } from "../parts/pen";
import { at, beside } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A thick false trunk and long torn paddles of leaves with a strong rib; a hand of fruit. */
export const plant: Plant = {
  latin: "Musa basjoo",
  names: {
    en: "banana, hardy banana, banana tree",
    de: "Banane, Bananenstaude",
    fr: "banane, bananier",
    es: "plátano, banano, platanera",
    it: "banana, banano",
    ja: "バナナ, バショウ",
    zh: "香蕉, 芭蕉",
    hi: "केला",
    bn: "কলা",
  },
  draw(pen) {
    for (const out of [-1.15, 1.15, -0.68, 0.7, -0.28, 0.3])
      blade(pen, at(out * 5, -84), out, 124 - Math.abs(out) * 8, 0.17, {
        stalk: 0.12,
        veins: 8,
        point: 0.55,
        bend: 1,
      });
    const bow = stroke(pen, at(2, -90), 0.9, 56, 2.6);
    for (const t of [0.62, 0.8])
      for (const out of [-2.4, 2.4, -1.9, 1.9])
        blade(pen, bow(t), out, 24, 0.16, { bend: -1.2, tint: "yellow" });
    blade(pen, bow(1), 0, 24, 0.34, { bend: 0, ribs: 1, tint: "violet" });
    const trunk = stem(pen, at(), 0, 94, 24, 0, 0, "pale");
    for (const hand of [-1, 1])
      ink(pen, arc(beside(trunk(0.06), hand * 8), beside(trunk(0.5), hand), trunk(0.92)), "fine");
  },
};
