import { toothed } from "../parts/blade";
import { trefoil } from "../parts/compound";
import { blossom } from "../parts/corolla";
import { berry } from "../parts/fruit";
import { between } from "../parts/pen";
import { at } from "../parts/spine";
import { stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Low: toothed leaves in threes, white flowers, hanging berries with their pips outside. */
export const plant: Plant = {
  latin: "Fragaria × ananassa",
  names: {
    en: "strawberry, wild strawberry",
    de: "Erdbeere",
    fr: "fraise, fraisier",
    es: "fresa, frutilla",
    it: "fragola, fragole",
    ja: "イチゴ, いちご",
    zh: "草莓",
    hi: "स्ट्रॉबेरी",
    bn: "স্ট্রবেরি",
  },
  draw(pen) {
    for (const out of [-1, 1, -0.5, 0.5, 0]) {
      const stalk = stroke(pen, at(out * 4), out * 0.9, between(pen, 40, 60), pen.droop / 3);
      trefoil(pen, stalk(1), 46, { ...toothed, belly: 1.2, point: 0.7 });
    }
    for (const out of [-0.85, 0.85, -0.3, 0.35]) {
      const stalk = stroke(pen, at(), out, 90 - Math.abs(out) * 8, 1.2);
      berry(pen, { ...stalk(1), a: Math.PI }, 36, "red");
    }
    for (const out of [-0.2, 0.5]) blossom(pen, stroke(pen, at(), out, 80)(1));
  },
};
