import { arc } from "../parts/blade";
import { branch } from "../parts/branch";
import { ball } from "../parts/fruit";
import { ink } from "../parts/pen";
import { beside } from "../parts/spine";
import type { Plant } from "../plant";

/** A twig with long narrow leaves, pink blossom and round downy fruit with a seam. */
export const plant: Plant = {
  latin: "Prunus persica",
  names: {
    en: "peach, peach tree, nectarine",
    de: "Pfirsich, Nektarine",
    fr: "pêche, pêcher, nectarine",
    es: "melocotón, durazno",
    it: "pesca, pesco",
    ja: "モモ, 桃",
    zh: "桃子, 桃",
  },
  draw(pen) {
    branch(
      pen,
      { leaf: { belly: 0.85, stalk: 0.1, veins: 3, bend: 0.8 }, slim: 0.16, flower: "pink" },
      (foot) => {
        const fruit = ball(pen, foot, 52, pen.lean > 0 ? "pink" : "orange", 0.52);
        ink(pen, arc(fruit(0.01), beside(fruit(0.5), -17), fruit(0.98)), "fine");
      },
    );
  },
};
