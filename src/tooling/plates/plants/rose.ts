import { blade, round, toothed } from "../parts/blade";
import { compound } from "../parts/compound";
import { corolla } from "../parts/corolla";
import { star } from "../parts/fruit";
import type { Tint } from "../parts/pen";
import { at, beside, climb } from "../parts/spine";
import { coil, lens, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A full flower and a bud, toothed leaflets in fives, thorns. */
export const plant: Plant = {
  latin: "Rosa",
  names: {
    en: "rose, climbing rose, rambler, rambling rose, shrub rose, rose bush",
    de: "Rose, Kletterrose, Strauchrose, Rosenstock",
    fr: "rose, rosier",
    es: "rosal",
    it: "rosa, rosaio",
    ja: "バラ, ばら, 薔薇",
    zh: "玫瑰, 月季, 蔷薇",
    hi: "गुलाब",
    bn: "গোলাপ",
  },
  draw(pen) {
    const spine = stem(pen, at(), pen.lean, 150, 5);
    climb(pen, spine, 8, 0.08, 0.8, (joint, hand) =>
      lens(pen, beside(joint, hand * 2), hand * 1.9, 8, 0.3),
    );
    for (const [t, hand] of [
      [0.18, 1],
      [0.36, -1],
      [0.58, 1],
    ] as const)
      compound(pen, spine(t), hand, 38, 2, toothed);
    const bud = stroke(pen, spine(0.66), -0.8, 56, -0.6)(1);
    for (const out of [-0.3, 0.3, 0])
      blade(pen, bud, out, 28, 0.3, { ...round, bend: -1.4, tint: "pink" });
    star(pen, bud, 15);
    const joint = spine(1);
    const tint: Tint = pen.lean > 0 ? "red" : "pink";
    for (const [petals, size] of [
      [5, 40],
      [5, 31],
      [5, 22],
      [4, 13],
    ] as const)
      corolla(pen, joint, petals, size, {
        slim: 0.52,
        tint,
        disc: 0,
        face: 0.88,
        shape: { ...round, belly: 1.5 },
      });
    coil(pen, joint, 6, 1);
  },
};
