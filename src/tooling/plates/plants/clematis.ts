import { trefoil } from "../parts/compound";
import { corolla } from "../parts/corolla";
import type { Tint } from "../parts/pen";
import { at, fan, pairs } from "../parts/spine";
import { hair, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Climbs by its leaf stalks: opposite leaves of three leaflets, wide flat flowers of six tepals round a tuft of stamens. */
export const plant: Plant = {
  latin: "Clematis",
  names: {
    en: "clematis, old man's beard, traveller's joy",
    de: "Klematis, Waldrebe",
    fr: "clématite",
    es: "clemátide",
    it: "clematide",
    ja: "クレマチス",
    zh: "铁线莲",
  },
  draw(pen) {
    stem(pen, at(0, 4), 0, 214, 4, 0, 0, "brown");
    const vine = stem(pen, at(6), 0, 204, 3, 0, 13);
    pairs(vine, 4, 0.16, 0.86, (joint, hand, rank) => {
      const stalk = stroke(pen, joint, hand * 1.25, 30 - rank * 8, 0.5);
      trefoil(pen, stalk(1), 36 - rank * 8, { belly: 0.65, veins: 2 }, 1, 0.27);
    });
    const tint: Tint = pen.lean > 0 ? "violet" : "pink";
    for (const [t, hand, size] of [
      [0.32, -1, 38],
      [0.56, 1, 42],
      [0.98, -0.3, 38],
    ] as const) {
      const joint = stroke(pen, vine(t), hand * 1.1, 34)(1);
      corolla(pen, joint, 6, size, {
        slim: 0.32,
        tint,
        disc: 0.14,
        face: 0.95,
        shape: { belly: 0.95, point: 0.75, ribs: 1 },
      });
      fan(pen, 12, (out) => hair(pen, joint, out * Math.PI, 11));
    }
  },
};
