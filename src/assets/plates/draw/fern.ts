import { frond } from "../parts/frond";
import type { Pen } from "../parts/pen";
import { at, fan } from "../parts/spine";

/** Arching fronds. */
export function fern(pen: Pen): void {
  fan(pen, 6, (place) => frond(pen, at(place * 6), place * 0.75, 180 - Math.abs(place) * 30));
}
