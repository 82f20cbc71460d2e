import { blade } from "../parts/blade";
import { branch } from "../parts/branch";
import { ball, spots, star } from "../parts/fruit";
import type { Plant } from "../plant";

/** A twig with glossy leaves, white blossom, and yellow fruit that ends in a nipple. */
export const plant: Plant = {
  latin: "Citrus × limon",
  names: {
    en: "lemon, lemon tree, citrus",
    de: "Zitrone, Zitronenbaum, Zitrus",
    fr: "citron, citronnier, agrume",
    es: "limón, limonero, cítrico",
    it: "limone, limoni, agrumi",
    ja: "レモン",
    zh: "柠檬",
    hi: "नींबू",
    bn: "লেবু",
  },
  draw(pen) {
    branch(pen, { leaf: { belly: 0.95, stalk: 0.12, veins: 2 } }, (foot) => {
      const lemon = ball(pen, foot, 54, "yellow", 0.4);
      blade(pen, lemon(0.92), 0, 11, 0.5, { bend: 0, tint: "yellow" });
      spots(pen, lemon, 10, 14);
      star(pen, foot, 8);
    });
  },
};
