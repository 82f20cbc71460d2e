import { between, type Pen } from "./pen";
import { at, fan } from "./spine";
import { hair, stroke } from "./strokes";

/** Root hairs that hang down from `y`. */
export function roots(pen: Pen, y = 0): void {
  fan(pen, 8, (place) =>
    stroke(
      pen,
      at(place * 3, y),
      Math.PI + place * 0.8,
      between(pen, 18, 36),
      pen.lean * 3,
      "fine",
    ),
  );
}

/** Roots, or a strip of soil in short strokes, as in a woodcut. */
export function footing(pen: Pen): void {
  if (pen.foot === "air") return;
  if (pen.foot === "roots") {
    roots(pen);
    return;
  }
  for (const row of [0, 1, 2]) {
    fan(pen, 10 - row * 2, (place) =>
      hair(
        pen,
        at(place * (62 - row * 14) - between(pen, 0, 12), row * 3.4),
        Math.PI / 2,
        between(pen, 4, 20),
      ),
    );
  }
}
