import { blade } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { spots } from "../parts/fruit";
import { palm } from "../parts/palm";
import { at } from "../parts/spine";
import { coil, hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Climbs a cane: angular leaves, tendrils, small yellow flowers, long warty fruit. */
export const plant: Plant = {
  latin: "Cucumis sativus",
  names: {
    en: "cucumber, gherkin",
    de: "Gurke, Salatgurke",
    fr: "concombre, cornichon",
    es: "pepino",
    it: "cetriolo, cetrioli",
    ja: "キュウリ, きゅうり",
    zh: "黄瓜",
    hi: "खीरा",
    bn: "শসা",
  },
  draw(pen) {
    stem(pen, at(0, 4), 0, 212, 4, 0, 0, "brown");
    const vine = stem(pen, at(7), 0, 196, 4, 0, 12);
    for (const [t, hand] of [
      [0.14, 1],
      [0.3, -1],
      [0.48, 1],
      [0.64, -1],
      [0.8, 1],
      [0.95, -1],
    ] as const) {
      coil(pen, { ...vine(t), a: -hand }, 8, -hand);
      palm(pen, vine(t), hand * 1.1, 58 - t * 20, 5, 0.24, { stalk: 0.4, isSharp: true });
    }
    for (const [t, hand] of [
      [0.42, -1],
      [0.62, 1],
    ] as const) {
      const foot = hang(pen, vine(t), hand * 0.9, 30);
      const fruit = blade(pen, foot, 0, 80, 0.13, {
        point: 0.4,
        lobes: 3,
        depth: 0,
        bend: 0,
        tint: "shade",
      });
      spots(pen, fruit, 12, 7);
      corolla(pen, fruit(0.98), 5, 8, { tint: "yellow" });
    }
    for (const [t, hand] of [
      [0.72, -1],
      [0.9, 1],
    ] as const)
      corolla(pen, stroke(pen, vine(t), hand * 0.9, 20)(1), 5, 14, { tint: "yellow" });
  },
};
