import { blade, round } from "../parts/blade";
import { palm } from "../parts/palm";
import { at, turned } from "../parts/spine";
import { dot, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A thick twig with big leaves of three to five blunt fingers, and violet fruit like drops. */
export const plant: Plant = {
  latin: "Ficus carica",
  names: {
    en: "fig, fig tree",
    de: "Feige, Feigenbaum",
    fr: "figue, figuier",
    es: "higo, higuera",
    it: "fico, fichi",
    ja: "イチジク, いちじく",
    zh: "无花果",
    hi: "अंजीर",
    bn: "ডুমুর",
  },
  draw(pen) {
    pen.foot = "air";
    const wood = stem(pen, at(), pen.lean, 170, 10, 0, 6, "brown");
    for (const [t, out, size] of [
      [0.2, 1.1, 80],
      [0.36, -1.1, 84],
      [0.62, 0.9, 78],
      [0.78, -0.9, 74],
      [0.98, 0.05, 66],
    ] as const)
      palm(pen, wood(t), out, size, 5, 0.44, { stalk: 0.3, spread: 2.3 });
    for (const [t, hand] of [
      [0.3, -1],
      [0.5, 1],
      [0.7, -1],
      [0.86, 1],
    ] as const) {
      const foot = turned(wood(t), hand * 0.9);
      const fruit = blade(pen, foot, 0, 46, 0.42, {
        ...round,
        belly: 1.7,
        point: 0.6,
        ribs: 2,
        tint: t > 0.8 ? "leaf" : "plum",
      });
      dot(pen, fruit(0.97));
    }
  },
};
