import {
  between,
  type Joint,
  lay,
  move,
  type Pen,
  type Spine,
  stamp,
  steps,
  type Tint,
  trace,
} from "./pen";
import { at, beside, curl, fan, fullTurn } from "./spine";

/** How the outline of a leaf, petal, fruit, root or bulb differs from a plain oval. */
export interface Shape {
  /** Where it is widest: below 1 near the foot, above 1 near the tip. */
  belly?: number;
  /** Below 1 for blunt ends, above 1 for pointed ones. */
  point?: number;
  /** How far it curves outward along its length. Radians. */
  bend?: number;
  /** The stalk's share of its length. */
  stalk?: number;
  /** The number of round lobes on each side, and their depth, 0 to 0.5. */
  lobes?: number;
  depth?: number;
  /** Whether it has teeth instead of lobes. */
  isSharp?: boolean;
  /** The number of veins on each side. */
  veins?: number;
  /** The number of lines along its length. */
  ribs?: number;
  /** Explicitly undefined in a stamp, which is tinted as a whole. */
  tint?: Tint | undefined;
}

/** The edge of a rose, mint or strawberry leaf. */
export const toothed: Shape = { lobes: 9, isSharp: true, veins: 4 };

/** A long narrow leaf. */
export const strap: Shape = { belly: 0.6, ribs: 1 };

/** A round shape. The lobes have no depth, but add points to the curve, which makes the shoulder rounder. */
export const round: Shape = { point: 0.45, bend: 0, lobes: 3, depth: 0 };

/** Mostly the plain green, sometimes the deep one. */
export const green = (pen: Pen): Tint => (pen.random() < 0.3 ? "shade" : "leaf");

/** Inks and washes the area between two edges, each of which starts where the other ends. */
export function fill(
  pen: Pen,
  edges: [light: Spine, dark: Spine],
  pieces: number,
  tint: Tint | undefined,
  slip = 1,
  lines = "",
  isSharp = false,
): void {
  let wash = "";
  const [fine = "", bold] = edges.map((edge) => {
    const start = edge(0);
    const body = trace(pen, edge, pieces, isSharp);
    wash += `${wash ? "L" : "M"}${steps(start.x + pen.slip.x * slip, start.y + pen.slip.y * slip) + body}`;
    return move(start) + body;
  });
  lay(pen, tint, wash, fine + lines, bold);
}

/** Path data of a curve between two points that bends towards a third. */
export const arc = (from: Joint, knee: Joint, to: Joint): string =>
  `${move(from)}q${steps(knee.x - from.x, knee.y - from.y, to.x - from.x, to.y - from.y)}`;

/**
 * Draws a shape that leaves the joint at `out` radians, `slim` times as wide on each side as it is long;
 * returns its spine to build on. No two are exactly alike.
 */
export function blade(
  pen: Pen,
  joint: Joint,
  out: number,
  size: number,
  slim: number,
  shape: Shape = {},
): Spine {
  const {
    belly = 1,
    point = 1,
    stalk = 0,
    lobes = 0,
    depth = lobes && 0.08,
    isSharp,
    veins = 0,
    ribs = 0,
  } = shape;
  const { bend = pen.droop / 2 } = shape;
  const tint = "tint" in shape ? shape.tint : green(pen);
  const length = size * between(pen, 0.9, 1.1);
  const foot = { ...joint, a: joint.a + out + between(pen, -0.07, 0.07) };
  const turn = bend * Math.sin(out);
  const look = ["blade", { ...shape, tint: 0, bend: 0 }, Math.round(slim * 40)];
  stamp(pen, foot, look, length, turn, tint, (own, ownLength, ownTurn) => {
    const spine = curl(at(), ownLength, ownTurn);
    // The stalk scales with the plant.
    own.xs.push(0);
    own.ys.push(0);
    const on = (u: number) => spine(stalk + (1 - stalk) * u);
    // A leaf is usually seen slightly from the side, which makes one half narrower.
    const tilt = veins && between(own, -0.4, 0.4);
    const width = ownLength * slim * own.girth;
    const half =
      (share: number, cut = 0): Spine =>
      (u) => {
        // The ends bend most, and need more points.
        const t = (1 - Math.cos(Math.PI * u)) / 2;
        const wave = cut * Math.cos(fullTurn * lobes * u);
        const wide =
          width * Math.sin(Math.PI * t ** belly) ** point * (1 - Math.max(0, tilt * share));
        return beside(on(isSharp ? t - (0.15 * wave) / lobes : t), share * wide * (1 - cut - wave));
      };
    let lines = veins ? arc(at(), spine(0.5), spine(0.9)) : "";
    fan(own, 2, (hand) => {
      const isDense = hand === 1 && ownLength > 50;
      const count = isDense ? veins * 2 : veins;
      for (let index = 0; index < count; index++) {
        const u = (index + 0.4) / (count + 0.8);
        const share = hand * 0.88;
        lines += arc(on(u), half(share / 2)(u + 0.1), half(share)(u + 0.4 / veins));
      }
      for (let index = hand === 1 ? -1 : 0; index < ribs; index++) {
        const rib = half(hand * (0.8 - (index + 1) / (ribs + 1.4)));
        lines += arc(rib(0.1), rib(0.4), rib(0.7));
      }
    });
    const back = half(1, depth);
    fill(
      own,
      [half(-1, depth), (t) => back(1 - t)],
      lobes * 2 || 3,
      undefined,
      Math.min(1, ownLength / 40),
      lines,
      isSharp,
    );
  });
  return curl(foot, length, turn);
}
