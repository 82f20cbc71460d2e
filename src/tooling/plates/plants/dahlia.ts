import { toothed } from "../parts/blade";
import { compound } from "../parts/compound";
import { corolla } from "../parts/corolla";
import { ball, star } from "../parts/fruit";
import type { Joint, Tint } from "../parts/pen";
import { at, pairs } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** Full round heads of many rows of petals; opposite leaves of toothed leaflets; a round bud. */
export const plant: Plant = {
  latin: "Dahlia",
  names: {
    en: "dahlia",
    de: "Dahlie",
    fr: "dahlia",
    es: "dalia",
    it: "dalia",
    ja: "ダリア",
    zh: "大丽花",
    hi: "डहेलिया",
    bn: "ডালিয়া",
  },
  draw(pen) {
    const tint: Tint = pen.lean > 0 ? "red" : "orange";
    const head = (joint: Joint, size: number) => {
      for (const [petals, share] of [
        [12, 1],
        [11, 0.78],
        [9, 0.56],
        [6, 0.34],
      ] as const)
        corolla(pen, joint, petals, size * share, {
          slim: 0.27,
          tint,
          disc: 0,
          face: 0.9,
          shape: { belly: 1.2, point: 0.7 },
        });
    };
    const spine = stem(pen, at(), pen.lean / 2, 156, 6);
    pairs(spine, 2, 0.24, 0.5, (joint, hand) =>
      compound(pen, joint, hand * 1.05, 40, 1, { ...toothed, lobes: 5, veins: 3 }),
    );
    head(stem(pen, spine(0.46), 1, 76, 4)(1), 26);
    const bud = stem(pen, spine(0.5), -0.9, 62, 3)(1);
    ball(pen, bud, 20, tint);
    star(pen, bud, 12);
    head(spine(1), 43);
  },
};
