import { arc, blade } from "../parts/blade";
import { roots } from "../parts/footing";
import { ball } from "../parts/fruit";
import { ink } from "../parts/pen";
import { at, beside } from "../parts/spine";
import type { Plant } from "../plant";

/** A fat papery bulb that sits on the soil, roots below, hollow leaves above, some of them bent over. */
export const plant: Plant = {
  latin: "Allium cepa",
  names: {
    en: "onion, red onion, spring onion, shallot, scallion",
    de: "Zwiebel, Zwiebeln, Schalotte, Frühlingszwiebel",
    fr: "oignon, échalote",
    es: "cebolla, chalota, cebolleta",
    it: "cipolla, cipolle, scalogno",
    ja: "タマネギ, 玉ねぎ, たまねぎ",
    zh: "洋葱",
    hi: "प्याज",
    bn: "পেঁয়াজ",
  },
  draw(pen) {
    pen.foot = "air";
    roots(pen, 52);
    for (const out of [-0.55, 0.55, -0.28, 0.3, 0])
      blade(pen, at(out * 12, -18), out, 140 - Math.abs(out) * 40, 0.045, {
        belly: 0.5,
        point: 0.6,
        bend: Math.abs(out) > 0.5 ? 3 : 0.4,
      });
    const bulb = ball(pen, at(0, 54), 72, pen.lean > 0 ? "orange" : "straw", 0.56);
    for (const share of [-0.7, -0.3, 0.15, 0.55])
      ink(pen, arc(bulb(0.03), beside(bulb(0.5), share * 76), bulb(0.98)), "fine");
    blade(pen, at(0, -6), 0, 30, 0.3, { belly: 0.6, bend: 0, ribs: 2, tint: "straw" });
  },
};
