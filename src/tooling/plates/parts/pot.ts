import type { Pen } from "./pen";
import { polygon } from "./strokes";

/** A clay pot, some 60 units high, in front of the leaves. */
export function pot(pen: Pen): void {
  polygon(pen, "orange", [-31, -46], [31, -46], [23, 2], [-23, 2]);
  polygon(pen, "orange", [-37, -62], [37, -62], [37, -46], [-37, -46]);
}
