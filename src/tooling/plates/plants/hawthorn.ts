import { blade } from "../parts/blade";
import { blossom } from "../parts/corolla";
import { apple } from "../parts/fruit";
import { palm } from "../parts/palm";
import { side } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { hair, hang, stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A thorny twig: small deeply lobed leaves, flat clusters of white blossom, bunches of red haws. */
export const plant: Plant = {
  latin: "Crataegus monogyna",
  names: {
    en: "hawthorn, may tree, quickthorn",
    de: "Weißdorn",
    fr: "aubépine",
    es: "espino albar, majuelo",
    it: "biancospino",
    ja: "サンザシ",
    zh: "山楂",
  },
  draw(pen) {
    pen.foot = "air";
    const wood = stem(pen, at(), side(pen) * 0.35, 200, 8, 0.5, 8, "brown");
    climb(pen, wood, 8, 0.08, 0.9, (joint, hand) => {
      blade(pen, joint, hand * 1.3, 26, 0.07, { belly: 0.4, bend: 0, tint: "brown" });
    });
    climb(pen, wood, 7, 0.14, 1, (joint, hand) => {
      for (const out of [0.4, 1.2])
        palm(pen, joint, hand * out, 42, 5, 0.52, { stalk: 0.35, spread: 1.9 });
    });
    for (const [t, hand] of [
      [0.3, 1],
      [0.5, -1],
    ] as const) {
      const foot = hang(pen, wood(t), hand * 1.2, 26);
      fan(pen, 5, (out) => apple(pen, stroke(pen, foot, out * 0.9, 24, 0.2)(1), 21, "red"));
    }
    for (const [t, hand] of [
      [0.72, 1],
      [0.92, -1],
    ] as const) {
      const foot = stroke(pen, wood(t), hand * 0.9, 26)(1);
      fan(pen, 5, (out) => blossom(pen, hair(pen, foot, out * 1.3, 22)(1), "white", 12));
    }
  },
};
