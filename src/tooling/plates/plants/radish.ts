import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at, turned } from "../parts/spine";
import { stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A bunch of small round roots with thin tails and rough lobed leaves. */
export const plant: Plant = {
  latin: "Raphanus sativus",
  names: {
    en: "radish, radishes",
    de: "Radieschen",
    fr: "radis",
    es: "rábano, rabanito",
    it: "ravanello, ravanelli",
    ja: "ラディッシュ",
    zh: "樱桃萝卜",
  },
  draw(pen) {
    pen.foot = "air";
    for (const place of [-1, 1, 0]) {
      const crown = at(place * 36, Math.abs(place) * -10, place * 0.4);
      for (const out of [-0.4, 0.4, 0.05])
        blade(pen, crown, out, 112, 0.16, {
          belly: 1.7,
          point: 0.7,
          lobes: 4,
          depth: 0.14,
          stalk: 0.2,
          veins: 3,
        });
      const root = ball(pen, turned(crown, Math.PI), 48, "red", 0.5);
      stroke(pen, root(0.98), 0.2, 40, 2, "fine");
      ball(pen, root(0.84), 8, "white", 0.9);
    }
  },
};
