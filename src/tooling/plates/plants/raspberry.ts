import { toothed } from "../parts/blade";
import { compound } from "../parts/compound";
import { blossom } from "../parts/corolla";
import { ball, star } from "../parts/fruit";
import { side } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { hang, lens, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** An arching prickly cane: toothed leaflets, hanging berries of many drupelets. */
export const plant: Plant = {
  latin: "Rubus idaeus",
  names: {
    en: "raspberry",
    de: "Himbeere",
    fr: "framboise, framboisier",
    es: "frambuesa",
    it: "lampone, lamponi",
    ja: "ラズベリー",
    zh: "树莓, 覆盆子",
    hi: "रसभरी",
    bn: "রাস্পবেরি",
  },
  draw(pen) {
    const cane = stem(pen, at(), side(pen) * 0.35, 220, 6, -2.6);
    climb(pen, cane, 10, 0.08, 0.95, (joint, hand) => lens(pen, joint, hand * 1.3, 6, 0.25));
    climb(pen, cane, 5, 0.2, 0.92, (joint, hand) => compound(pen, joint, hand, 44, 1, toothed));
    for (const [t, hand] of [
      [0.4, 1],
      [0.55, -1],
      [0.7, 1],
      [0.84, -1],
      [1, 1],
    ] as const) {
      const foot = hang(pen, cane(t), hand * 0.5, 30);
      for (const row of [3, 2, 1, 0]) {
        fan(pen, 4 - row, (out) => {
          const drupelet = at(foot.x + out * (11 - row * 3), foot.y + 2 + row * 7, Math.PI);
          ball(pen, drupelet, 10, "red");
        });
      }
      star(pen, foot, 12);
    }
    blossom(pen, stroke(pen, cane(0.96), 0.8, 20)(1));
  },
};
