import { blade } from "../parts/blade";
import { branch } from "../parts/branch";
import { apple } from "../parts/fruit";
import type { Plant } from "../plant";

/** A branch with toothed oval leaves, blossom flushed with pink, round fruit dimpled at both ends. */
export const plant: Plant = {
  latin: "Malus domestica",
  names: {
    en: "apple, apple tree, crab apple, cooking apple",
    de: "Apfel, Apfelbaum, Äpfel",
    fr: "pomme, pommier",
    es: "manzana, manzano",
    it: "mela, mele, melo",
    ja: "リンゴ, りんご",
    zh: "苹果",
    hi: "सेब",
    bn: "আপেল",
  },
  draw(pen) {
    branch(
      pen,
      { leaf: { belly: 0.9, stalk: 0.16, veins: 3, lobes: 6, isSharp: true }, flower: "pink" },
      (foot) => {
        apple(pen, foot, 50, "red", 0.55);
        blade(pen, foot, Math.PI, 10, 0.16, { bend: 0, tint: "brown" });
      },
    );
  },
};
