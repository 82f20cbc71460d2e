import { blade, round } from "../parts/blade";
import { branch } from "../parts/branch";
import { spots } from "../parts/fruit";
import { fan } from "../parts/spine";
import { hair } from "../parts/strokes";
import type { Plant } from "../plant";

/** A branch with glossy oval leaves, white blossom and fruit with a neck. */
export const plant: Plant = {
  latin: "Pyrus communis",
  names: {
    en: "pear, pear tree",
    de: "Birne, Birnbaum",
    fr: "poire, poirier",
    es: "pera, peral",
    it: "pera, pere, pero",
    ja: "洋ナシ, 洋梨",
    zh: "梨",
    hi: "नाशपाती",
    bn: "নাশপাতি",
  },
  draw(pen) {
    branch(pen, { leaf: { belly: 0.9, stalk: 0.24, veins: 3 } }, (foot) => {
      const pear = blade(pen, foot, 0, 70, 0.37, {
        ...round,
        belly: 1.9,
        point: 0.55,
        tint: "yellow",
      });
      spots(pen, pear, 9, 15);
      fan(pen, 3, (out) => hair(pen, pear(0.97), out, 6));
    });
  },
};
