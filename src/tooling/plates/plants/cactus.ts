import { trumpet } from "../parts/corolla";
import { ball } from "../parts/fruit";
import type { Spine } from "../parts/pen";
import { pot } from "../parts/pot";
import { at, beside, fan, turned } from "../parts/spine";
import { hair } from "../parts/strokes";
import type { Plant } from "../plant";

/** In a pot: flat oval pads, one on another, with spines; a yellow flower. */
export const plant: Plant = {
  latin: "Opuntia microdasys",
  names: {
    en: "cactus, cacti, cactuses, prickly pear",
    de: "Kaktus, Kakteen",
    es: "cactus, nopal",
    it: "cactus, fico d'India",
    ja: "サボテン",
    zh: "仙人掌",
  },
  draw(pen) {
    const spines = (pad: Spine, size: number) => {
      for (const t of [0.25, 0.5, 0.75]) {
        for (const share of [-0.55, 0, 0.55])
          fan(pen, 3, (out) => hair(pen, beside(pad(t), share * size * 0.36), out * 0.6, 6));
      }
    };
    const low = ball(pen, at(0, -56), 82, "leaf", 0.36);
    spines(low, 82);
    for (const [t, out, size] of [
      [0.8, -0.75, 62],
      [0.78, 0.8, 56],
      [0.98, 0.1, 58],
    ] as const) {
      const pad = ball(pen, turned(beside(low(t), out * 18), out), size, "leaf", 0.38);
      spines(pad, size);
      if (size !== 56) trumpet(pen, pad(0.97), 24, "yellow");
    }
    pot(pen);
  },
};
