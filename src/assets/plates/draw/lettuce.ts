import { foliage } from "../parts/foliage";
import { between, type Pen, roughly } from "../parts/pen";

/** Lettuce, spinach, hosta: leaves that stand round one heart. */
export function lettuce(pen: Pen): void {
  foliage(pen, 0, {
    belly: 1.2,
    point: 0.65,
    lobes: roughly(pen, 8),
    depth: between(pen, 0.05, 0.12),
  });
}
