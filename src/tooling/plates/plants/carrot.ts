import { blade } from "../parts/blade";
import { frond } from "../parts/frond";
import { between } from "../parts/pen";
import { at, beside, climb, pairs } from "../parts/spine";
import { hair, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Pulled: long tapering roots, feathery leaves. */
export const plant: Plant = {
  latin: "Daucus carota",
  names: {
    en: "carrot",
    de: "Karotte, Möhre, Mohrrübe, Rüebli, gelbe Rübe",
    fr: "carotte",
    es: "zanahoria",
    it: "carota, carote",
    ja: "ニンジン, にんじん, 人参",
    zh: "胡萝卜",
    hi: "गाजर",
    bn: "গাজর",
  },
  draw(pen) {
    pen.foot = "air";
    const places = pen.lean > 0 ? [0] : [-1, 1];
    for (const place of places) {
      const crown = at(place * 17, 0, Math.PI - place * 0.3);
      const length = 116 - Math.abs(place) * 16;
      for (const out of [-0.6, 0.55, -0.05]) {
        const rib = stroke(pen, crown, Math.PI + out, length * between(pen, 1, 1.2), 0.3);
        pairs(rib, 5, 0.4, 0.92, (joint, hand, rank) =>
          frond(pen, joint, hand * 0.85, 42 - rank * 22),
        );
        frond(pen, rib(0.92), 0, 26);
      }
      const root = blade(pen, crown, 0, length, 0.17, {
        belly: 0.28,
        point: 0.6,
        lobes: 3,
        depth: 0,
        bend: 0,
        tint: "orange",
      });
      climb(pen, root, 9, 0.08, 0.7, (joint, hand, rank) =>
        hair(pen, beside(joint, hand * length * 0.12 * (1 - rank)), hand * -1.5, 12 - rank * 8),
      );
      stroke(pen, root(0.98), 0.1, 20, 3);
    }
  },
};
