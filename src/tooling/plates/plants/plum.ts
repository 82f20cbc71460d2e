import { arc } from "../parts/blade";
import { branch } from "../parts/branch";
import { ball } from "../parts/fruit";
import { ink } from "../parts/pen";
import { beside } from "../parts/spine";
import type { Plant } from "../plant";

/** A branch with toothed oval leaves, white blossom and bloomy violet fruit with a seam. */
export const plant: Plant = {
  latin: "Prunus domestica",
  names: {
    en: "plum, plum tree, damson",
    de: "Pflaume, Zwetschge, Zwetschke",
    fr: "prune, prunier, quetsche",
    es: "ciruela, ciruelo",
    it: "prugna, susina",
    ja: "スモモ, プラム",
    zh: "李子",
    hi: "आलूबुखारा",
  },
  draw(pen) {
    branch(
      pen,
      { leaf: { belly: 1.1, stalk: 0.14, veins: 3, lobes: 6, isSharp: true }, stalks: 4 },
      (foot) => {
        const plum = ball(pen, foot, 46, "violet", 0.42);
        ink(pen, arc(plum(0.01), beside(plum(0.5), 14), plum(0.98)), "fine");
      },
    );
  },
};
