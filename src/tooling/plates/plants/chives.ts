import { blade } from "../parts/blade";
import { globe } from "../parts/corolla";
import { ball } from "../parts/fruit";
import { stems } from "../parts/stems";
import { tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** A tuft of hollow leaves under balls of mauve flowers. */
export const plant: Plant = {
  latin: "Allium schoenoprasum",
  names: {
    en: "chive, allium",
    de: "Schnittlauch",
    fr: "ciboulette",
    es: "cebollino",
    it: "erba cipollina",
    ja: "チャイブ",
    zh: "香葱",
  },
  draw(pen) {
    tuft(pen, 0, 11, 0.62, 140, 0.022, { belly: 0.6, point: 0.6 });
    stems(pen, 4, 0, 160, (tip) => {
      ball(pen, tip, 36, "violet");
      globe(tip, 18, (place) => blade(pen, place, 0, 9, 0.36, { bend: 0, tint: "violet" }));
    });
  },
};
