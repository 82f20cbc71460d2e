import { blade, round } from "../parts/blade";
import { trefoil } from "../parts/compound";
import { pod } from "../parts/fruit";
import { at, climb, turned } from "../parts/spine";
import { hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Winds up a pole: leaflets in threes, scarlet flowers in racemes, long hanging pods. */
export const plant: Plant = {
  latin: "Phaseolus coccineus",
  names: {
    en: "bean, runner bean, French bean, green bean, climbing bean, string bean",
    de: "Bohne, Stangenbohne, Buschbohne, Feuerbohne",
    fr: "haricot, haricot vert",
    es: "judía, frijol, frijoles, alubia",
    it: "fagiolo, fagioli, fagiolino, fagiolini",
    ja: "インゲン, いんげん",
    zh: "四季豆, 菜豆",
    hi: "सेम",
    bn: "শিম, বরবটি",
  },
  draw(pen) {
    stem(pen, at(0, 4), 0, 216, 5, 0, 0, "brown");
    const vine = stem(pen, at(6), 0, 200, 4, 0, 14);
    climb(pen, vine, 5, 0.12, 1, (joint, hand, rank) =>
      trefoil(
        pen,
        stroke(pen, joint, hand * 1.1, 26, 0.3)(1),
        46 - rank * 14,
        { belly: 0.6, point: 0.8, veins: 2 },
        1.5,
      ),
    );
    for (const [t, hand] of [
      [0.36, 1],
      [0.52, -1],
      [0.7, 1],
    ] as const) {
      const foot = hang(pen, vine(t), hand * 0.9, 34);
      for (const out of [-0.14, 0.16]) pod(pen, turned(foot, out), 82, 0.06);
    }
    for (const [t, hand] of [
      [0.5, 1],
      [0.72, -1],
      [0.9, 1],
    ] as const) {
      const raceme = stroke(pen, vine(t), hand * 0.8, 66, -0.5);
      climb(pen, raceme, 6, 0.35, 1, (joint, out) =>
        blade(pen, joint, out * 0.9, 16, 0.5, { ...round, belly: 1.5, tint: "red" }),
      );
      climb(pen, raceme, 5, 0.4, 0.9, (joint, out) =>
        blade(pen, joint, out * 1.8, 11, 0.3, { bend: 0, tint: "pink" }),
      );
    }
  },
};
