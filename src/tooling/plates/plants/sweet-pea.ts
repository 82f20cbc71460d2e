import { blade, round } from "../parts/blade";
import { side } from "../parts/pen";
import { at, climb, pairs, turned } from "../parts/spine";
import { coil, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A climber: leaflets in single pairs that end in tendrils, two or three large waved flowers on each long stalk. */
export const plant: Plant = {
  latin: "Lathyrus odoratus",
  names: {
    en: "sweet pea",
    de: "Duftwicke, Edelwicke, Gartenwicke",
    fr: "pois de senteur",
    es: "guisante de olor",
    it: "pisello odoroso",
    ja: "スイートピー",
    zh: "香豌豆",
  },
  draw(pen) {
    const spine = stem(pen, at(), 0, 190, 5, 0, side(pen) * 12);
    climb(pen, spine, 5, 0.1, 0.9, (joint, hand, rank) => {
      const stalk = stroke(pen, joint, hand * 1.1, 46 - rank * 14, 0.3);
      pairs(stalk, 1, 0.7, 0.7, (node, way) =>
        blade(pen, node, way * 0.8, 36 - rank * 8, 0.26, { veins: 2, bend: -0.3 }),
      );
      coil(pen, stalk(1), 9, -hand);
    });
    for (const [t, hand, tint] of [
      [0.5, 1, "pink"],
      [0.66, -1, "violet"],
      [0.84, 1, "violet"],
      [0.98, -1, "pink"],
    ] as const) {
      const stalk = stroke(pen, spine(t), hand * 0.8, 62, -0.3);
      for (const [share, out] of [
        [0.62, -1],
        [1, 0.7],
      ] as const) {
        const foot = turned(stalk(share), hand * out);
        for (const petal of [-0.85, 0.85, 0])
          blade(pen, foot, petal, 27, 0.5, { ...round, belly: 1.4, lobes: 2, depth: 0.12, tint });
        for (const wing of [-0.3, 0.3])
          blade(pen, foot, wing, 15, 0.5, { ...round, belly: 1.2, bend: 0, tint: "white" });
      }
    }
  },
};
