import { blade, round } from "../parts/blade";
import { corolla, globe } from "../parts/corolla";
import { ball } from "../parts/fruit";
import type { Tint } from "../parts/pen";
import { at, pairs, upright } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Big round heads of four-petaled flowers over opposite, broad, toothed leaves. */
export const plant: Plant = {
  latin: "Hydrangea macrophylla",
  names: {
    en: "hydrangea",
    de: "Hortensie",
    fr: "hortensia",
    es: "hortensia",
    it: "ortensia",
    ja: "アジサイ, あじさい, 紫陽花",
    zh: "绣球, 绣球花",
  },
  draw(pen) {
    const tint: Tint = pen.lean > 0 ? "blue" : "pink";
    for (const [out, length] of [
      [-0.62, 100],
      [0.6, 96],
      [0, 118],
    ] as const) {
      const spine = stem(pen, at(out * 8), out, length, 5, -0.5, 2);
      pairs(spine, 2, 0.4, 0.85, (joint, hand, rank) =>
        blade(pen, joint, hand * 1.2, 66 - rank * 10, 0.32, {
          belly: 0.9,
          lobes: 7,
          isSharp: true,
          veins: 4,
        }),
      );
      const head = spine(1);
      ball(pen, { ...head, a: 0 }, 58, tint, 0.58);
      globe(upright(head), 29, (place) =>
        corolla(pen, upright(place), 4, 10, { slim: 0.5, tint, disc: 0, shape: round }),
      );
    }
  },
};
