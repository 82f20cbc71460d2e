import { corolla } from "../parts/corolla";
import { stems } from "../parts/stems";
import { leafy, tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** White rays round a yellow disc, one head per stem; spoon-shaped toothed leaves in a rosette. */
export const plant: Plant = {
  latin: "Leucanthemum vulgare",
  names: {
    en: "daisy, ox-eye daisy, meadow, wildflower, wildflower meadow",
    de: "Margerite, Gänseblümchen, Wildblumenwiese, Blumenwiese",
    fr: "marguerite, pâquerette",
    es: "margarita",
    it: "margherita",
    ja: "デイジー, ヒナギク",
    zh: "雏菊",
  },
  draw(pen) {
    tuft(pen, 0, 6, 1.3, 56, 0.16, { belly: 1.6, lobes: 4, depth: 0.1, veins: 2 });
    stems(pen, 3, 0, 175, (tip, spine) => {
      leafy(pen, spine, 4, 34, 0.13, { lobes: 3, isSharp: true, belly: 1.3 });
      corolla(pen, tip, 15, 28, {
        slim: 0.2,
        tint: "white",
        disc: 0.42,
        shape: { belly: 1.2, point: 0.5 },
      });
    });
  },
};
