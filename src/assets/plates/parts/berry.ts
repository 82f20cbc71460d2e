import { blade, fruit, type Shape } from "./blade";
import type { Joint, Pen } from "./pen";
import { beside, fan } from "./spine";
import { dot, sepals } from "./strokes";

/** A soft berry that hangs from a star of sepals, pips and all. */
export function berry(pen: Pen, joint: Joint, size: number, shape?: Shape): void {
  const spine = blade(pen, joint, 0, size, 0.45, {
    ...fruit,
    belly: 0.7,
    ...shape,
  });
  for (const row of [1, 2, 3, 4]) {
    fan(pen, 3, (out) =>
      dot(pen, beside(spine(row * 0.18 + out * 0.06), out * size * (0.3 - row * 0.04))),
    );
  }
  sepals(pen, joint, size * 0.36);
}
