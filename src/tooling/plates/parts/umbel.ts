import { blade } from "./blade";
import { type Joint, lay, type Pen, stamp, type Tint } from "./pen";
import { at, fan } from "./spine";
import { dot, hair } from "./strokes";

/** An umbel of umbels: fennel, dill, carrot, parsley. */
export function umbel(pen: Pen, foot: Joint, size: number, tint: Tint): void {
  stamp(pen, foot, "umbel", size, 0, tint, (own, length) =>
    fan(own, 9, (place) => {
      const ray = hair(own, at(), place, length)(1);
      blade(own, ray, 0, length * 0.28, 0.6, { belly: 1.5, tint: undefined });
      lay(own, undefined);
      fan(own, 5, (out) => dot(own, hair(own, ray, out, length * 0.26)(1)));
    }),
  );
}
