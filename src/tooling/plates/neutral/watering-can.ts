import { arc, blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { ink, type Joint, lay } from "../parts/pen";
import { at, beside } from "../parts/spine";
import { dot, polygon, stroke } from "../parts/strokes";
import type { NeutralPlate } from "../plant";

/** A watering can, its rose to the right, drops falling. */
export const plate: NeutralPlate = {
  category: "watering",
  topics:
    "watering, irrigation, water, water butt, Gießen, arrosage, riego, irrigazione, 水やり, 浇水",
  draw(pen) {
    const handle = (from: Joint, knee: Joint, to: Joint) => {
      lay(pen, "grey");
      ink(pen, arc(from, knee, to));
      ink(pen, arc(beside(from, -5), beside(knee, -7), beside(to, -5)));
    };
    handle(at(-50, -24), at(-112, -90), at(-40, -104));
    handle(at(-34, -106), at(6, -176), at(42, -106));
    polygon(pen, "grey", [44, -44], [100, -118], [110, -112], [50, -20]);
    polygon(pen, "orange", [88, -126], [122, -100], [126, -112], [98, -134]);
    polygon(pen, "grey", [-46, -104], [46, -104], [54, 0], [-54, 0]);
    stroke(pen, at(-48, -88), Math.PI / 2, 96, 0, "fine");
    stroke(pen, at(-52, -14), Math.PI / 2, 104, 0, "fine");
    const rim = ball(pen, at(-46, -104, Math.PI / 2), 92, "shade", 0.1);
    for (const t of [0.3, 0.5, 0.7]) dot(pen, rim(t));
    for (const [x, y] of [
      [122, -82],
      [134, -92],
      [130, -60],
      [142, -68],
      [136, -34],
      [150, -44],
      [140, -8],
    ] as const)
      blade(pen, at(x, y, 2.9), 0, 15, 0.24, { belly: 1.5, bend: 0, tint: "blue" });
  },
};
