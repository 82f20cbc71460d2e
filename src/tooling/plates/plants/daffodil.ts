import { strap } from "../parts/blade";
import { corolla, funnel } from "../parts/corolla";
import { at } from "../parts/spine";
import { stem } from "../parts/strokes";
import { tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** Strap leaves; nodding flowers of six yellow petals behind a long frilled trumpet. */
export const plant: Plant = {
  latin: "Narcissus pseudonarcissus",
  names: {
    en: "daffodil, narcissus, jonquil",
    de: "Narzisse, Osterglocke",
    fr: "jonquille, narcisse",
    es: "narciso",
    it: "narciso",
    ja: "スイセン, 水仙",
    zh: "水仙",
  },
  draw(pen) {
    tuft(pen, 0, 8, 0.6, 128, 0.045, { ...strap, tint: "grey", bend: 0.5 });
    for (const [out, length] of [
      [-0.34, 132],
      [0.36, 126],
      [0.03, 168],
    ] as const) {
      const tip = stem(pen, at(out * 8), out, length, 4)(1);
      corolla(pen, tip, 6, 36, {
        slim: 0.3,
        tint: "yellow",
        disc: 0,
        face: 0.9,
        shape: { belly: 0.9, point: 0.7, ribs: 1 },
      });
      const throat = { ...tip, a: out < 0 ? -1.9 : 1.9 };
      funnel(pen, throat, 36, "orange", 0.36);
    }
  },
};
