import { between, type Joint, type Pen, type Spine } from "./pen";
import { at, fan } from "./spine";
import { stem } from "./strokes";

/** Stems from one point, each as high or slightly lower; calls back at the tip of each. */
export function stems(
  pen: Pen,
  count: number,
  y: number,
  height: number,
  each: (tip: Joint, spine: Spine) => void,
): void {
  fan(pen, count, (place) => {
    const length = height * between(pen, 0.75, 1);
    const spine = stem(pen, at(place * 4, y), place * 0.36 + pen.lean / 3, length, 4);
    each(spine(1), spine);
  });
}
