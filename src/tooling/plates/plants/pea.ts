import { blade, round } from "../parts/blade";
import { pod } from "../parts/fruit";
import { side } from "../parts/pen";
import { at, climb, pairs } from "../parts/spine";
import { coil, hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Leaflets in pairs that end in tendrils, winged white flowers, pods, one of them open. */
export const plant: Plant = {
  latin: "Pisum sativum",
  names: {
    en: "pea, garden pea, mangetout, sugar snap, petit pois",
    de: "Erbse, Zuckererbse, Zuckerschote",
    fr: "pois, petits pois, pois gourmand",
    es: "guisante, arveja, chícharo",
    it: "pisello, piselli",
    ja: "エンドウ, えんどう",
    zh: "豌豆",
    hi: "मटर",
    bn: "মটর, মটরশুঁটি",
  },
  draw(pen) {
    const spine = stem(pen, at(), 0, 190, 5, 0, side(pen) * 12);
    climb(pen, spine, 5, 0.14, 0.95, (joint, hand, rank) => {
      for (const out of [0.5, 1.2]) blade(pen, joint, hand * out, 24, 0.42, { bend: 0 });
      const stalk = stroke(pen, joint, hand * 0.9, 64 - rank * 22, 0.3);
      pairs(stalk, 2, 0.45, 0.8, (node, way) =>
        blade(pen, node, way, 30 - rank * 8, 0.36, { veins: 2, bend: -0.3 }),
      );
      coil(pen, stalk(1), 9, -hand);
    });
    for (const [t, hand] of [
      [0.42, -1],
      [0.58, 1],
      [0.7, -1],
    ] as const)
      pod(pen, hang(pen, spine(t), hand, 30), 74, 0.13);
    for (const [t, hand] of [
      [0.78, 1],
      [0.92, -1],
    ] as const) {
      const foot = stroke(pen, spine(t), hand, 30)(1);
      for (const out of [-0.8, 0.8, 0])
        blade(pen, foot, out, 22, 0.46, { ...round, belly: 1.3, tint: "white" });
      blade(pen, foot, 0, 13, 0.4, { bend: 0, tint: "pale" });
    }
  },
};
