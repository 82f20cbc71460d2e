import type { Shape } from "./blade";
import { blossom } from "./corolla";
import { between, type Joint, type Pen, side, type Tint } from "./pen";
import { at, climb } from "./spine";
import { hang, stem, stroke } from "./strokes";
import { leafy } from "./tuft";

export interface BranchOptions {
  leaf: Shape;
  /** Half the width of a leaf as a share of its length. */
  slim?: number;
  /** The number of stalks that hang from it. */
  stalks?: number;
  flower?: Tint | "none";
}

/**
 * A branch of a fruit tree: alternate leaves, blossom at the tip, and fruit.
 * @param fruit draws a fruit at the end of a stalk
 */
export function branch(
  pen: Pen,
  { leaf, slim = 0.3, stalks = 2, flower = "white" }: BranchOptions,
  fruit: (foot: Joint) => void,
): void {
  pen.foot = "air";
  const wood = stem(pen, at(), side(pen) * between(pen, 0.5, 0.9), 190, 8, 0.8, 6, "brown");
  climb(pen, wood, 2, 0.3, 0.9, (joint, hand) =>
    leafy(pen, stem(pen, joint, hand * 0.8, 70, 4, -0.5, 0, "brown"), 4, 58, slim, leaf),
  );
  leafy(pen, wood, 6, 62, slim, leaf);
  if (flower !== "none") {
    for (const out of [-0.5, 0.6]) blossom(pen, stroke(pen, wood(0.97), out, 20)(1), flower, 15);
  }
  for (let index = 0; index < stalks; index++)
    fruit(hang(pen, wood(0.3 + (0.45 * index) / (stalks - 1 || 1)), index % 2 ? 0.4 : -0.4, 15));
}
