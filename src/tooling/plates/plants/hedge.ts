import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at, grow } from "../parts/spine";
import { stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A clipped ball of small oval leaves on a short trunk. */
export const plant: Plant = {
  latin: "Buxus sempervirens",
  names: {
    en: "hedge, box hedge, topiary, boxwood, buxus",
    de: "Hecke, Buchsbaum",
    fr: "haie, buis",
    es: "seto, boj",
    it: "siepe, bosso",
    ja: "生け垣, ツゲ",
    zh: "树篱, 黄杨",
  },
  draw(pen) {
    stem(pen, at(), 0, 62, 12, 0, 0, "brown");
    ball(pen, at(0, -38), 156, "shade", 0.5);
    for (let index = 90; index > 0; index--) {
      const place = grow(at(0, -116), index * 2.4, 8.1 * Math.sqrt(index))(1);
      blade(pen, at(place.x, place.y), Math.sin(index * 5) * 1.6, 19, 0.34, {
        bend: 0,
        tint: index % 3 ? "leaf" : "shade",
      });
    }
  },
};
