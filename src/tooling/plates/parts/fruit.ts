import { arc, blade, fill, round, type Shape } from "./blade";
import { between, ink, type Joint, lay, type Pen, type Spine, stamp, type Tint } from "./pen";
import { at, beside, climb, fan, grow } from "./spine";
import { dot, sepals } from "./strokes";

/** A ball, or an egg if `slim` is not 0.5, in the direction of the joint. */
export function ball(
  pen: Pen,
  joint: Joint,
  size: number,
  tint: Tint | undefined,
  slim = 0.5,
): Spine {
  stamp(pen, joint, ["ball", Math.round(slim * 40)], size, 0, tint, (own, length) => {
    const spine = grow(at(), 0, length);
    const half =
      (hand: number): Spine =>
      (t) => {
        const angle = Math.PI * t;
        return beside(spine((1 - Math.cos(angle)) / 2), hand * length * slim * Math.sin(angle));
      };
    const back = half(1);
    const pieces = length > 20 ? 4 : 3;
    fill(own, [half(-1), (t) => back(1 - t)], pieces, undefined, Math.min(1, length / 40));
  });
  return grow(joint, 0, size);
}

/** A round fruit with a highlight, and the remains of its flower at the end. */
export function apple(pen: Pen, joint: Joint, size: number, tint: Tint, slim = 0.52): void {
  stamp(pen, joint, ["apple", slim], size, 0, tint, (own, length) => {
    const core = ball(own, at(), length, undefined, slim);
    lay(own, undefined);
    sepals(own, core(0.97), length * 0.12);
    const shine = (t: number) => beside(core(t), -length * slim * 0.6);
    ink(own, arc(shine(0.25), beside(core(0.5), -length * slim * 0.8), shine(0.7)), "fine");
  });
}

/** A soft berry with pips that hangs from a star of sepals. */
export function berry(pen: Pen, joint: Joint, size: number, tint: Tint, shape?: Shape): void {
  stamp(pen, joint, ["berry", shape], size, 0, tint, (own, length) => {
    const whole = { ...round, belly: 0.7, ...shape, tint: undefined };
    const spine = blade(own, at(), 0, length, 0.45, whole);
    lay(own, undefined);
    for (const row of [1, 2, 3, 4]) {
      fan(own, 3, (out) =>
        dot(own, beside(spine(row * 0.18 + out * 0.06), out * length * (0.3 - row * 0.04))),
      );
    }
    star(own, at(), length * 0.36);
  });
}

/** A green star of sepals on a fruit's shoulder. */
export function star(pen: Pen, joint: Joint, size: number): void {
  stamp(pen, joint, "star", size, 0, "shade", (own, length) =>
    fan(own, 5, (out) =>
      blade(own, at(), out * 1.3, length, 0.22, { bend: 0, point: 0.8, tint: undefined }),
    ),
  );
}

/** A pod with its swelling seeds. */
export function pod(pen: Pen, joint: Joint, size: number, slim: number, tint: Tint = "leaf"): void {
  stamp(pen, joint, ["pod", slim], size, 0, tint, (own, length) => {
    const hull: Shape = { point: 0.45, bend: 0, lobes: 2, depth: 0, tint: undefined };
    const shell = blade(own, at(), 0, length, slim, hull);
    lay(own, undefined);
    for (const t of [0.2, 0.36, 0.52, 0.68, 0.82]) {
      const edge = (off: number) => beside(shell(t + off), -length * slim * 0.35);
      ink(own, arc(edge(-0.06), beside(shell(t), length * slim * 1.1), edge(0.06)), "fine");
    }
  });
}

/** A hanging bunch of round fruits, each row shorter than the one above: grapes, currants. */
export function bunch(pen: Pen, joint: Joint, size: number, rows: number, tint: Tint): void {
  const grain = (size / rows) * 1.3;
  for (let row = 0; row < rows; row++) {
    fan(pen, Math.max(1, rows - row - (row ? 0 : 1)), (out) => {
      const x = joint.x + out * (rows - row - 1) * grain * 0.4 + between(pen, -1, 1);
      ball(pen, at(x, joint.y + row * grain * 0.66, Math.PI), grain, tint);
    });
  }
}

/** The seeds, lenticels or spots of a fruit. */
export function spots(pen: Pen, spine: Spine, count: number, width: number): void {
  climb(pen, spine, count, 0.2, 0.8, (joint, hand) =>
    dot(pen, beside(joint, hand * between(pen, 0, width))),
  );
}
