import { blade, strap } from "../parts/blade";
import { roots } from "../parts/footing";
import { at, beside } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A long white shaft, and a flat fan of folded leaves. */
export const plant: Plant = {
  latin: "Allium porrum",
  names: {
    en: "leek",
    de: "Lauch, Porree",
    fr: "poireau, poireaux",
    es: "puerro",
    it: "porro, porri",
    ja: "リーキ, ポロネギ",
    zh: "韭葱",
  },
  draw(pen) {
    pen.foot = "air";
    roots(pen, 60);
    for (const out of [-1, 1, -0.62, 0.62, -0.3, 0.3, 0])
      blade(pen, at(out * 6, -36), out * 0.7, 128 - Math.abs(out) * 12, 0.09, {
        ...strap,
        bend: 1.5,
        tint: Math.abs(out) > 0.5 ? "shade" : "grey",
      });
    const shaft = stem(pen, at(0, 62), 0, 108, 28, 0, 0, "white");
    for (const off of [-6, 0, 6]) stroke(pen, beside(shaft(0.35), off), 0, 66, 0.1, "fine");
    for (const hand of [-1, 1])
      blade(pen, at(hand * 5, -26), hand * 0.24, 56, 0.12, { belly: 0.7, ribs: 1, tint: "pale" });
  },
};
