import { blade, round } from "../parts/blade";
import { ball, spots } from "../parts/fruit";
import { at, climb } from "../parts/spine";
import { hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A twig with wavy-lobed leaves and acorns in cups on long stalks. */
export const plant: Plant = {
  latin: "Quercus robur",
  names: {
    en: "oak, oak tree",
    de: "Eiche",
    fr: "chêne",
    es: "roble",
    it: "quercia, querce",
    ja: "オーク",
    zh: "橡树",
  },
  draw(pen) {
    pen.foot = "air";
    const wood = stem(pen, at(), pen.lean * 2, 180, 7, 0.4, 6, "brown");
    climb(pen, wood, 8, 0.16, 1, (joint, hand) =>
      blade(pen, joint, hand * 0.9, 84, 0.3, {
        belly: 1.5,
        point: 0.6,
        stalk: 0.08,
        lobes: 5,
        depth: 0.18,
        veins: 4,
      }),
    );
    for (const [t, hand] of [
      [0.35, 1],
      [0.55, -1],
      [0.8, 1],
    ] as const) {
      const foot = hang(pen, wood(t), hand * 0.8, 40);
      for (const out of [-0.5, 0.4]) {
        const stalk = stroke(pen, foot, out, 14)(1);
        blade(pen, { ...stalk, a: Math.PI }, 0, 36, 0.34, { ...round, tint: "straw" });
        const cup = ball(pen, { ...stalk, a: Math.PI }, 15, "brown", 0.9);
        spots(pen, cup, 8, 10);
      }
    }
  },
};
