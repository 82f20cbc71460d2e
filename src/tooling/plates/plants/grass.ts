import { blade, strap } from "../parts/blade";
import { at, climb, curl } from "../parts/spine";
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
      tuft(pen, 0, 7, 1.2 - row * 0.3, 90 + row * 22, 0.026, { ...strap, bend: 1.3 });
    for (const out of [-0.75, 0.75, -0.48, 0.5, -0.2, 0.22]) {
      const stalk = stroke(pen, at(out * 8), out, 118, 0.5);
      const plume = curl(stalk(1), 74, out * 1.6);
      blade(pen, stalk(0.98), 0, 74, 0.075, { point: 0.7, bend: 0, tint: "straw" });
      climb(pen, plume, 20, 0, 1, (joint, hand) => hair(pen, joint, hand * 0.4, 20));
    }
  },
};
