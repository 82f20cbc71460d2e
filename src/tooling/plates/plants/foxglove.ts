import { blade, round } from "../parts/blade";
import { spots } from "../parts/fruit";
import { at, turned } from "../parts/spine";
import { stem } from "../parts/strokes";
import { leafy, tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** A rosette of soft leaves and a tall one-sided spike of hanging spotted bells. */
export const plant: Plant = {
  latin: "Digitalis purpurea",
  names: {
    en: "foxglove",
    de: "Fingerhut",
    fr: "digitale",
    es: "dedalera",
    it: "digitale",
    ja: "ジギタリス",
    zh: "毛地黄",
  },
  draw(pen) {
    tuft(pen, 0, 6, 1.25, 76, 0.2, { stalk: 0.16, veins: 4, tint: "grey" });
    const spine = stem(pen, at(), pen.lean / 3, 206, 6, 0, 3);
    leafy(pen, (t) => spine(t * 0.5), 3, 46, 0.18, { veins: 2 });
    for (let t = 0.97; t > 0.38; t -= 0.075) {
      for (const hand of [-1, 1]) {
        const foot = turned(spine(t), hand * 2);
        const bell = blade(pen, foot, 0, 46 - t * 34, 0.3, {
          ...round,
          belly: 1.7,
          bend: 0.5,
          tint: "violet",
        });
        spots(pen, bell, 2, 3);
      }
    }
  },
};
