import { blade } from "../parts/blade";
import { frond } from "../parts/frond";
import type { Joint, Pen } from "../parts/pen";
import { at, climb, fan } from "../parts/spine";
import { dot, hair, stem } from "../parts/strokes";

/** Fennel, dill: umbels of umbels over feathery leaves. */
export function fennel(pen: Pen): void {
  pen.bloom = 0;
  const spine = stem(pen, at(), pen.lean, 152, 6);
  climb(pen, spine, 4, 0.1, 0.4, (joint, hand) => frond(pen, joint, hand * 0.9, 84));
  climb(pen, spine, 2, 0.5, 0.8, (joint, hand) =>
    head(pen, stem(pen, joint, hand * 0.7, 58, 3)(1), 30),
  );
  head(pen, spine(1), 48);
}

function head(pen: Pen, foot: Joint, size: number): void {
  fan(pen, 10, (place) => {
    const ray = hair(pen, foot, place, size)(1);
    blade(pen, ray, 0, size * 0.26, 0.6, { belly: 1.5, tint: "bloom" });
    fan(pen, 6, (out) => dot(pen, hair(pen, ray, out, size * 0.26)(1)));
  });
}
