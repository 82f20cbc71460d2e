import { blade } from "../parts/blade";
import { at, climb } from "../parts/spine";
import { coil, polygon, stem } from "../parts/strokes";
import type { NeutralPlate } from "../plant";

/** A wooden trellis, and a young climber up one of its posts. */
export const plate: NeutralPlate = {
  category: "vartecalGardening",
  topics:
    "trellis, vertical gardening, climber, climbing plant, arch, pergola, Spalier, Kletterpflanze, treillis, plante grimpante, trepadora, rampicante",
  draw(pen) {
    for (const x of [-74, -27, 20, 67])
      polygon(pen, "straw", [x, -200], [x + 8, -200], [x + 8, 8], [x, 8]);
    for (const y of [-182, -138, -94, -50])
      polygon(pen, "straw", [-88, y], [88, y], [88, y + 8], [-88, y + 8]);
    const vine = stem(pen, at(30), -0.16, 176, 4, 0, 14);
    climb(pen, vine, 10, 0.08, 1, (joint, hand, rank) =>
      blade(pen, joint, hand, 44 - rank * 18, 0.36, { belly: 0.7, veins: 2 }),
    );
    for (const [t, hand] of [
      [0.4, 1],
      [0.7, -1],
      [0.98, 1],
    ] as const)
      coil(pen, { ...vine(t), a: hand }, 9, hand);
  },
};
