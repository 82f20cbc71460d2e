import { blade, round } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at, beside, fan } from "../parts/spine";
import { hair, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A clump: domed caps, gills below, a ring round each stout foot. */
export const plant: Plant = {
  latin: "Agaricus bisporus",
  names: {
    en: "mushroom, fungus, fungi",
    de: "Pilz, Champignon",
    fr: "champignon",
    es: "seta, champiñón, hongo",
    it: "fungo, funghi",
    ja: "キノコ, きのこ, シイタケ",
    zh: "蘑菇, 香菇",
    hi: "मशरूम",
    bn: "মাশরুম",
  },
  draw(pen) {
    for (const [place, height] of [
      [-44, 78],
      [46, 70],
      [4, 118],
    ] as const) {
      const radius = 22 + height / 5;
      const foot = stem(pen, at(place), place / 300, height, 22, 0, 2, "white");
      const { x, y } = foot(1);
      blade(pen, beside(foot(0.62), -14), Math.PI / 2, 28, 0.16, { ...round, tint: "white" });
      const gills = ball(pen, at(x - radius, y, Math.PI / 2), radius * 2, "pink", 0.14);
      fan(pen, 13, (out) =>
        hair(pen, gills(0.5 + out * 0.44), Math.PI / 2, radius * 0.2 * (1 - out * out)),
      );
      blade(pen, at(x, y + 4), 0, radius * 0.95, 1.08 / pen.girth, {
        ...round,
        belly: 0.5,
        tint: "straw",
      });
    }
  },
};
