import { berry } from "../parts/berry";
import { toothed } from "../parts/blade";
import { compound } from "../parts/compound";
import { blossom } from "../parts/corolla";
import { between, type Pen } from "../parts/pen";
import { at, fan } from "../parts/spine";
import { stroke } from "../parts/strokes";

/** Strawberries: leaves in threes, hanging berries, flowers. */
export function strawberry(pen: Pen): void {
  pen.bloom = 100;
  fan(pen, 5, (place) =>
    compound(
      pen,
      stroke(pen, at(place * 4), place * 0.9, between(pen, 30, 60), pen.droop / 3)(1),
      0,
      48,
      1,
      toothed,
    ),
  );
  fan(pen, 4, (place) =>
    berry(pen, { ...stroke(pen, at(), place * 0.75, 84, 2.2)(1), a: Math.PI }, 38),
  );
  blossom(pen, stroke(pen, at(), pen.lean, 75)(1));
}
