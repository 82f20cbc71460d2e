import { blade, round } from "../parts/blade";
import { ball } from "../parts/fruit";
import { side, type Tint } from "../parts/pen";
import { pot } from "../parts/pot";
import { at, upright } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** In a pot: a few broad flat leaves and an arching spray of five-parted flowers with a colored lip. */
export const plant: Plant = {
  latin: "Phalaenopsis amabilis",
  names: {
    en: "orchid, moth orchid",
    de: "Orchidee",
    fr: "orchidée",
    es: "orquídea",
    it: "orchidea",
    ja: "胡蝶蘭, ラン科",
    zh: "兰花, 蝴蝶兰",
    hi: "ऑर्किड",
    bn: "অর্কিড",
  },
  draw(pen) {
    for (const out of [-1.25, 1.25, -0.85, 0.9])
      blade(pen, at(out * 8, -58), out, 80, 0.18, {
        belly: 1.1,
        point: 0.55,
        ribs: 1,
        bend: 0.5,
        tint: "shade",
      });
    const hand = side(pen);
    const spray = stem(pen, at(0, -58), hand * -0.2, 200, 3, 0, hand * 24);
    const tint: Tint = pen.lean > 0 ? "pink" : "white";
    for (const [t, way] of [
      [0.98, 1],
      [0.86, -1],
      [0.74, 1],
      [0.6, -1],
      [0.48, 1],
    ] as const) {
      const joint = upright(stroke(pen, spray(t), way * 1.2, 20)(1));
      for (const out of [0, -2.3, 2.3])
        blade(pen, joint, out, 22, 0.3, { belly: 1.1, point: 0.6, bend: 0, tint });
      for (const out of [-1.3, 1.3])
        blade(pen, joint, out, 25, 0.48, { ...round, belly: 1.2, tint });
      blade(pen, joint, Math.PI, 15, 0.34, { ...round, tint: "violet" });
      ball(pen, joint, 5, "yellow");
    }
    pot(pen);
  },
};
