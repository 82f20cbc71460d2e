import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { beside, fan, grow } from "../parts/spine";
import { stems } from "../parts/stems";
import { hair } from "../parts/strokes";
import { leafy, tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** Stiff stems; drooping pink rays below a high prickly orange cone. */
export const plant: Plant = {
  latin: "Echinacea purpurea",
  names: {
    en: "coneflower, echinacea",
    de: "Sonnenhut",
    fr: "échinacée",
    es: "equinácea",
    ja: "エキナセア",
    zh: "松果菊",
  },
  draw(pen) {
    tuft(pen, 0, 5, 1, 78, 0.17, { stalk: 0.2, veins: 3 });
    stems(pen, 3, 0, 160, (tip, spine) => {
      leafy(pen, spine, 3, 58, 0.17, { veins: 2 });
      for (const out of [-1.75, 1.75, -2.05, 2.05, -2.4, 2.4, -2.8, 2.8])
        blade(pen, grow(tip, out, 9)(1), 0, 38, 0.2, {
          belly: 1.2,
          point: 0.55,
          ribs: 1,
          bend: 0,
          tint: "pink",
        });
      const cone = ball(pen, { ...grow(tip, Math.PI, 6)(1), a: tip.a }, 28, "orange", 0.62);
      for (const t of [0.15, 0.35, 0.55, 0.75, 0.92])
        fan(pen, 5, (out) =>
          hair(pen, beside(cone(t), out * 15 * Math.sin(0.5 + t * 2.1)), out * 0.7, 5),
        );
    });
  },
};
