import { blade, fruit, strap } from "./blade";
import { roots } from "./footing";
import { between, type Joint, type Pen, roughly } from "./pen";
import { at, fan } from "./spine";
import { stem } from "./strokes";
import { tuft } from "./tuft";

/** A bulb in the soil, its leaves, and what stands on its stems. */
export function bulb(pen: Pen, count: number, slim: number, flower: (joint: Joint) => void): void {
  pen.foot = "soil";
  roots(pen, 24);
  blade(pen, at(0, 28), 0, 52, 0.4, { ...fruit, belly: 0.6, point: 0.7, ribs: 3 });
  tuft(pen, -8, count, 0.5, 120, slim, strap);
  fan(pen, roughly(pen, 2), (place) =>
    flower(stem(pen, at(place * 3, -8), place * 0.3 + pen.lean / 2, between(pen, 110, 145), 5)(1)),
  );
}
