import { blade, fruit } from "../parts/blade";
import { compound } from "../parts/compound";
import type { Pen } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { sepals, stem, stroke } from "../parts/strokes";

/** Tomato, pepper: lobed leaves and hanging fruit, perhaps on a cane. */
export function tomato(pen: Pen): void {
  pen.bloom = 100;
  if (pen.droop > 1) stem(pen, at(-3, 4), 0, 200, 4, 0, 0, "paper");
  const spine = stem(pen, at(), pen.lean, 175, 6);
  climb(pen, spine, 5, 0.2, 1, (joint, hand, rank) =>
    compound(pen, joint, hand * 0.8, 42 - rank * 14, 2, {
      belly: 0.75,
      lobes: 3,
      depth: 0.2,
      veins: 3,
    }),
  );
  climb(pen, spine, 3, 0.3, 0.7, (joint, hand) => {
    const truss = stroke(pen, joint, hand, 84, 1.2);
    fan(pen, 3, (place) => {
      const drop = { ...truss(0.64 - place * 0.34), a: Math.PI - place * 0.4 };
      blade(pen, drop, 0, 28, 0.54, { ...fruit, tint: pen.random() < 0.75 ? "bloom" : "leaf" });
      sepals(pen, drop, 12);
    });
  });
}
