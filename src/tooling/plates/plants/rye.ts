import { blade, strap } from "../parts/blade";
import { at, grow } from "../parts/spine";
import { hair, stem } from "../parts/strokes";
import { tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** Tall straws, each with a nodding four-rowed ear and long awns. */
export const plant: Plant = {
  latin: "Secale cereale",
  names: {
    en: "rye, grazing rye, winter rye, cereal",
    de: "Roggen, Getreide",
    fr: "seigle",
    es: "centeno",
    it: "segale",
    ja: "ライ麦",
    zh: "黑麦",
  },
  draw(pen) {
    tuft(pen, 0, 7, 0.8, 96, 0.04, { ...strap, bend: 1 });
    for (const out of [-0.34, 0.36, -0.12, 0.14]) {
      const straw = stem(pen, at(out * 14), out, 140 - Math.abs(out) * 40, 3, 0.6, 0, "straw");
      blade(pen, straw(0.5), out < 0 ? -0.6 : 0.6, 58, 0.05, { ...strap, bend: 2 });
      const ear = grow(straw(1), out, 62, 1.4);
      for (let t = 0; t < 1; t += 0.11) {
        for (const hand of [-1, 1]) {
          hair(pen, ear(t), hand * 0.3, 42);
          blade(pen, ear(t), hand * 0.55, 15, 0.27, { bend: 0, tint: "straw" });
        }
      }
    }
  },
};
