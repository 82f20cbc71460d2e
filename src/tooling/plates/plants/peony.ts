import { blade, round } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { ball, star } from "../parts/fruit";
import { stems } from "../parts/stems";
import { stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A huge full bowl of petals over leaves of long leaflets in threes; a round bud. */
export const plant: Plant = {
  latin: "Paeonia lactiflora",
  names: {
    en: "peony, peonies",
    de: "Pfingstrose",
    fr: "pivoine",
    es: "peonía",
    it: "peonia",
    ja: "シャクヤク, ボタン",
    zh: "牡丹, 芍药",
  },
  draw(pen) {
    stems(pen, 3, 0, 118, (tip, spine) => {
      for (const [t, hand] of [
        [0.35, 1],
        [0.6, -1],
      ] as const) {
        const stalk = stroke(pen, spine(t), hand, 34)(1);
        for (const out of [-0.8, 0.8, 0]) blade(pen, stalk, out, 52, 0.17, { ribs: 1, veins: 2 });
      }
      if (tip.a > 0.2) {
        ball(pen, tip, 28, "pink", 0.5);
        star(pen, tip, 16);
        return;
      }
      for (const [petals, size] of [
        [8, 48],
        [8, 37],
        [7, 27],
        [5, 16],
      ] as const)
        corolla(pen, tip, petals, size, {
          slim: 0.44,
          tint: "pink",
          disc: 0,
          face: 0.86,
          shape: { ...round, belly: 1.6, lobes: 3, depth: 0.04 },
        });
    });
  },
};
