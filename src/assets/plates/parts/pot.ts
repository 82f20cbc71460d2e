import type { Pen } from "./pen";
import { at } from "./spine";
import { stem } from "./strokes";

/** A clay pot, some 60 units high, in front of the leaves. */
export function pot(pen: Pen): void {
  pen.bloom = 100;
  pen.foot = "soil";
  stem(pen, at(0, -50), Math.PI, 50, 64, 0, 0, "bloom");
  stem(pen, at(-37, -56), Math.PI / 2, 74, 15, 0, 0, "bloom");
}
