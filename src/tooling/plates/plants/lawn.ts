import { blade, round, strap } from "../parts/blade";
import { between } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { lens, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A low even sward, thick with short blades, a few thin ears and a clover leaf in it. */
export const plant: Plant = {
  latin: "Lolium perenne",
  names: {
    en: "lawn, lawn grass, turf, grass seed",
    de: "Rasen, Rasengras",
    fr: "gazon, pelouse",
    es: "césped",
    it: "prato, prato inglese",
    ja: "芝生, 芝",
    zh: "草坪",
  },
  draw(pen) {
    for (const row of [0, 1]) {
      fan(pen, 17, (place) => {
        for (const out of [-0.4, 0.1, 0.5])
          blade(pen, at(place * 96, row * 6), out, between(pen, 44, 70) - row * 14, 0.05, {
            ...strap,
            bend: 0.8,
          });
      });
    }
    for (const place of [-60, 8, 52]) {
      const ear = stroke(pen, at(place), place / 300, 104, 0.3);
      climb(pen, ear, 9, 0.5, 1, (joint, hand) => lens(pen, joint, hand * 0.4, 12, 0.2));
    }
    const clover = stroke(pen, at(-26), -0.1, 46)(1);
    for (const out of [-1.5, 1.5, 0])
      blade(pen, clover, out, 18, 0.5, { ...round, belly: 1.4, tint: "pale" });
  },
};
