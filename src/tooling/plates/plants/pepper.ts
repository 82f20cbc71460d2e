import { blade } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { star } from "../parts/fruit";
import { at, turned } from "../parts/spine";
import { hang, stem, stroke } from "../parts/strokes";
import { leafy } from "../parts/tuft";
import type { Plant } from "../plant";

/** A small forking bush of plain pointed leaves; white stars; hanging blocky fruit with shoulders. */
export const plant: Plant = {
  latin: "Capsicum annuum",
  names: {
    en: "pepper, sweet pepper, bell pepper, chilli, chili, chilli pepper, capsicum",
    de: "Paprika, Chilischote, Peperoni",
    fr: "poivron, piment",
    es: "pimiento, guindilla",
    it: "peperone, peperoncino, peperoncini",
    ja: "ピーマン, パプリカ, トウガラシ, 唐辛子",
    zh: "辣椒, 甜椒",
    hi: "मिर्च, शिमला मिर्च",
    bn: "মরিচ, লঙ্কা, ক্যাপসিকাম",
  },
  draw(pen) {
    const spine = stem(pen, at(), pen.lean / 2, 96, 6);
    const boughs = [-0.75, 0.7, 0].map((out) => stem(pen, spine(0.92), out, 84, 4));
    for (const bough of [spine, ...boughs])
      leafy(pen, bough, 5, 58, 0.26, { belly: 0.8, stalk: 0.14, veins: 2 });
    for (const [index, bough] of boughs.entries()) {
      const foot = hang(pen, bough(0.6), pen.lean * 2, 12);
      for (const out of [-0.3, 0.3, 0])
        blade(pen, turned(foot, out * 0.8), 0, 56, out ? 0.24 : 0.2, {
          belly: 0.6,
          point: 0.4,
          lobes: 2,
          depth: 0,
          bend: -1.6,
          tint: index === 1 ? "yellow" : "red",
        });
      star(pen, foot, 12);
      corolla(pen, stroke(pen, bough(0.98), pen.lean * 3, 12)(1), 6, 12, {
        slim: 0.3,
        tint: "white",
      });
    }
  },
};
