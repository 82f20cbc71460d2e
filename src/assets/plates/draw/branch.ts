import { blade, fruit } from "../parts/blade";
import { blossom } from "../parts/corolla";
import { between, type Pen, side } from "../parts/pen";
import { at, beside, climb } from "../parts/spine";
import { dot, hang, sepals, stem, stroke } from "../parts/strokes";
import { leafy } from "../parts/tuft";

/** A fruiting branch: the fruit's length, how slim it is, where its belly sits, how pointed it is. */
export function branch(size: number, slim: number, belly: number, point: number, bloom?: number) {
  return (pen: Pen): void => {
    pen.foot = "air";
    pen.bloom = bloom;
    const spine = stem(
      pen,
      at(),
      side(pen) * between(pen, 0.4, 0.9),
      200,
      8,
      pen.droop * 0.7,
      6,
      "paper",
    );
    const leaf = { belly: 0.85, stalk: 0.16, veins: 4 };
    climb(pen, spine, 2, 0.3, 0.9, (joint, hand) =>
      leafy(pen, stem(pen, joint, hand * 0.8, 80, 4, -0.5, 0, "paper"), 5, 58, 0.3, leaf),
    );
    leafy(pen, spine, 8, 62, 0.3, leaf);
    blossom(pen, stroke(pen, spine(0.98), side(pen) * 0.5, 20)(1));
    climb(pen, spine, 2, 0.25, 0.75, (joint, hand) => {
      const foot = hang(pen, joint, hand * 0.4, 15);
      // Lobes without depth: more points to draw through, for a rounder shoulder.
      const shape = { ...fruit, belly, point, lobes: 3, depth: 0 };
      const core = blade(pen, foot, 0, size, slim, shape);
      sepals(pen, core(0.97), 6);
      climb(pen, core, 12, 0.3, 0.8, (node, out) =>
        dot(pen, beside(node, out * between(pen, 0, size * slim * 0.7))),
      );
    });
  };
}
