import type { Shape } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { between, type Pen, roughly } from "../parts/pen";
import { stems } from "../parts/stems";
import { leafy, tuft } from "../parts/tuft";

/** Daisies, marigolds, asters: several heads, each turned its own way. */
export function daisy(pen: Pen): void {
  const size = between(pen, 26, 38);
  const petal: Shape = {
    belly: 1.3,
    point: between(pen, 0.4, 0.9),
    ribs: 1,
    tint: pen.random() < 0.3 ? "paper" : "bloom",
  };
  const leaf = { belly: 1.3, lobes: roughly(pen, 4), depth: 0.2, veins: 4 };
  tuft(pen, 0, 6, 1.3, 58, 0.2, leaf);
  stems(pen, 0, 175, (tip, spine) => {
    leafy(pen, spine, 4, 52, 0.2, leaf);
    corolla(pen, tip, 10, size, 0.26, size * 0.4, petal);
  });
}
