import { arc, blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { ink, lay } from "../parts/pen";
import { at, beside, grow } from "../parts/spine";
import { stroke } from "../parts/strokes";
import type { NeutralPlate } from "../plant";

/** A ladybird on a leaf, seen from above. */
export const plate: NeutralPlate = {
  category: "pestControl",
  topics:
    "pest, pest control, aphid, slug, insect, ladybird, ladybug, Schädling, ravageur, plaga, parassita, 害虫, কীট",
  draw(pen) {
    pen.foot = "air";
    const leaf = blade(pen, at(-80, 70), 0.85, 230, 0.25, {
      belly: 0.9,
      veins: 6,
      bend: 0.2,
      tint: "leaf",
      stalk: 0.14,
    });
    const joint = leaf(0.36);
    for (const [t, reach] of [
      [14, 34],
      [34, 40],
      [54, 34],
    ] as const) {
      const foot = grow(joint, 0, t)(1);
      for (const hand of [-1, 1])
        stroke(pen, beside(foot, hand * 24), hand * (2.2 - t / 34), reach * 0.7, 0.6);
    }
    const back = ball(pen, joint, 72, "red", 0.48);
    const head = ball(pen, back(0.94), 18, "black", 0.8);
    for (const hand of [-1, 1]) stroke(pen, beside(head(0.9), hand * 6), hand * 0.6, 16, 0.8);
    lay(pen, "red");
    ink(pen, arc(back(0.02), back(0.5), back(0.98)));
    for (const [t, off] of [
      [0.25, 13],
      [0.5, 20],
      [0.74, 11],
    ] as const)
      for (const hand of [-1, 1]) ball(pen, beside(back(t - 0.06), hand * off), 11, "black");
    ball(pen, back(0.8), 11, "black");
  },
};
