import { blade, round } from "../parts/blade";
import { corolla } from "../parts/corolla";
import type { Tint } from "../parts/pen";
import { at } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Leathery leaves like hands; nodding bowls of five broad tepals round a ring of stamens. */
export const plant: Plant = {
  latin: "Helleborus orientalis",
  names: {
    en: "hellebore, Lenten rose, Christmas rose",
    de: "Nieswurz, Christrose, Lenzrose",
    fr: "hellébore, rose de Noël",
    es: "eléboro",
    it: "elleboro",
    ja: "クリスマスローズ",
    zh: "铁筷子",
  },
  draw(pen) {
    for (const [out, length] of [
      [-1.15, 60],
      [1.15, 60],
      [-0.6, 78],
      [0.65, 76],
    ] as const) {
      const hand = stem(pen, at(out * 6), out, length, 4)(1);
      for (const way of [-1.3, 1.3, -0.65, 0.65, 0])
        blade(pen, hand, way, 52, 0.17, {
          belly: 1.1,
          lobes: 6,
          isSharp: true,
          ribs: 1,
          tint: "shade",
        });
    }
    const tint: Tint = pen.lean > 0 ? "violet" : "pink";
    for (const [out, length] of [
      [-0.3, 118],
      [0.32, 112],
      [0, 146],
    ] as const) {
      const tip = stem(pen, at(out * 8), out, length, 5)(1);
      blade(pen, tip, -0.9, 28, 0.3, { veins: 1 });
      corolla(pen, tip, 5, 32, {
        slim: 0.46,
        tint,
        disc: 0.26,
        face: 0.8,
        shape: { ...round, point: 0.6, veins: 1 },
      });
    }
  },
};
