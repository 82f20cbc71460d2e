import { blade, toothed } from "../parts/blade";
import { compound } from "../parts/compound";
import { blossom } from "../parts/corolla";
import { berry } from "../parts/fruit";
import { side } from "../parts/pen";
import { at, climb } from "../parts/spine";
import { hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A thorny arching cane: toothed leaflets, and sprays of berries, red at first and nearly black when ripe. */
export const plant: Plant = {
  latin: "Rubus fruticosus",
  names: {
    en: "blackberry, bramble",
    de: "Brombeere",
    fr: "mûre, ronce",
    es: "zarzamora",
    it: "mora, rovo",
    ja: "ブラックベリー",
    zh: "黑莓",
  },
  draw(pen) {
    const cane = stem(pen, at(), side(pen) * 0.45, 220, 7, -2.8);
    climb(pen, cane, 12, 0.06, 0.95, (joint, hand) =>
      blade(pen, joint, hand * 1.5, 12, 0.16, { bend: 0, tint: "brown" }),
    );
    climb(pen, cane, 5, 0.16, 0.86, (joint, hand) => compound(pen, joint, hand, 46, 1, toothed));
    for (const [t, hand, tint] of [
      [0.55, 1, "plum"],
      [0.7, -1, "plum"],
      [0.82, 1, "plum"],
      [0.92, -1, "red"],
      [1, 0.6, "red"],
    ] as const)
      berry(pen, hang(pen, cane(t), hand, 30), 34, tint, { lobes: 4, belly: 0.85 });
    for (const out of [-0.7, 0.7]) blossom(pen, stroke(pen, cane(1), out, 22)(1), "white", 15);
  },
};
