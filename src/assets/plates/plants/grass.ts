import { blade, strap } from "../parts/blade";
import { at, climb } from "../parts/spine";
import { hair, stroke } from "../parts/strokes";
import { tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** A fountain of narrow blades under nodding bottle-brush plumes. */
export const plant: Plant = {
  latin: "Pennisetum alopecuroides",
  names: {
    en: "grass, ornamental grass, fountain grass",
    de: "Ziergras, Gras, Gräser",
    fr: "graminée",
    es: "gramínea",
    it: "graminacea, erba ornamentale",
    ja: "ススキ",
    zh: "观赏草",
    hi: "घास",
    bn: "ঘাস",
  },
  draw(pen) {
    for (const row of [0, 1, 2])
      tuft(pen, 0, 7, 1.1 - row * 0.3, 100 + row * 24, 0.026, { ...strap, bend: 1.2 });
    for (const out of [-0.6, 0.6, -0.3, 0.32, 0.04]) {
      const stalk = stroke(pen, at(out * 8), out, 140, 0.7);
      const plume = blade(pen, stalk(0.98), out * 0.4, 74, 0.1, {
        point: 0.6,
        bend: 2.4,
        tint: "straw",
      });
      climb(pen, plume, 30, 0, 1, (joint, hand) => hair(pen, joint, hand * 0.5, 17));
    }
  },
};
