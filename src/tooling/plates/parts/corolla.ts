import { blade, round, type Shape } from "./blade";
import { ball, star } from "./fruit";
import { between, type Joint, lay, type Pen, stamp, type Tint } from "./pen";
import { at, fullTurn, grow } from "./spine";
import { dot, stroke } from "./strokes";

export interface CorollaOptions {
  /** Half the width of a petal as a share of its length. */
  slim?: number;
  tint: Tint;
  /** The radius of the disc as a share of a petal's length; none if 0. */
  disc?: number;
  discTint?: Tint;
  /** From 1, seen from the front, to 0, seen from the side. */
  face?: number;
  shape?: Shape | undefined;
}

/** A flower of petals around a disc. */
export function corolla(
  pen: Pen,
  joint: Joint,
  petals: number,
  size: number,
  {
    slim = 0.4,
    tint,
    disc = 0.22,
    discTint = "yellow",
    face = pen.random() < 0.5 ? 0.8 : 0.95,
    shape,
  }: CorollaOptions,
): void {
  const look = ["corolla", petals, slim, tint, disc, discTint, face, shape];
  stamp(pen, joint, look, size, 0, undefined, (own, length) =>
    drawCorolla(own, petals, length, { slim, tint, disc, discTint, face, shape }),
  );
}

function drawCorolla(
  pen: Pen,
  petals: number,
  size: number,
  { slim, tint, disc, discTint, face, shape = {} }: Required<CorollaOptions>,
): void {
  const joint = at();
  const ring = (angle: number, reach: number): Joint => {
    const [across, along] = [Math.sin(angle), Math.cos(angle) * face];
    return grow(joint, Math.atan2(across, along), reach * Math.hypot(across, along))(1);
  };
  const start = between(pen, 0, fullTurn);
  const angles = Array.from({ length: petals }, (_, index) => start + (fullTurn * index) / petals);
  // The rear petals, which point up, are drawn first.
  for (const angle of angles.toSorted((one, other) => Math.cos(other) - Math.cos(one))) {
    const share = Math.hypot(Math.sin(angle), Math.cos(angle) * face);
    const petal: Shape = { belly: 1.2, point: 0.6, bend: 0, ...shape, tint };
    blade(pen, ring(angle, size * disc * 0.6), 0, size * share, slim / Math.sqrt(share), petal);
  }
  if (!disc) return;
  const foot = grow(joint, Math.PI, size * disc * face)(1);
  ball(pen, { ...foot, a: joint.a }, 2 * size * disc * face, discTint, 0.5 / face);
  // The florets of a disc are arranged by the golden angle.
  for (let index = 1; index < disc * size * 2; index++)
    dot(pen, ring(index * 2.4, Math.sqrt((index * disc * size) / 2.3)));
}

/** The flower of a fruit tree, a bramble or a strawberry. */
export function blossom(pen: Pen, joint: Joint, tint: Tint = "white", size = 13): void {
  corolla(pen, joint, 5, size, { slim: 0.48, tint, shape: { ...round, belly: 1.2 } });
}

/** A flower from the side, with a throat: squash, bindweed, comfrey. */
export function trumpet(pen: Pen, joint: Joint, size: number, tint: Tint, flare = 1): void {
  stamp(pen, joint, ["trumpet", flare], size, 0, tint, (own, length) => {
    const petal: Shape = { belly: 1.1, point: 0.75, bend: 0.9, ribs: 1, tint: undefined };
    for (const out of [-1, 1, -0.5, 0.5, 0]) {
      const foot = grow(at(), out * 0.3, length * 0.3)(1);
      blade(own, foot, out * flare, length * 0.62, 0.26, petal);
    }
    const throat: Shape = { ...petal, belly: 1.9, point: 0.7, bend: 0 };
    blade(own, at(), 0, length * 0.74, 0.24, throat);
    star(own, at(), length * 0.26);
  });
}

/** A funnel with a round rim: bindweed, daffodil. */
export function funnel(pen: Pen, joint: Joint, size: number, tint: Tint, slim = 0.42): void {
  stamp(pen, joint, ["funnel", slim], size, 0, tint, (own, length) => {
    const cone: Shape = { point: 0.8, belly: 2.4, bend: 0, ribs: 1, tint: undefined };
    blade(own, at(), 0, length, slim, cone);
    const rim = at(-length * slim * 1.15, -length * 0.82, Math.PI / 2);
    const frill: Shape = { ...round, lobes: 5, depth: 0.05, tint: undefined };
    blade(own, rim, 0, length * slim * 2.3, 0.26, frill);
    lay(own, undefined);
    for (const out of [-0.7, 0, 0.7])
      stroke(own, at(out * length * 0.1, -length * 0.8), out * 1.3, length * 0.12, 0, "fine");
  });
}

/** A dense spike of small flowers, wider at the base: lavender, mint, sage. */
export function spike(
  pen: Pen,
  joint: Joint,
  size: number,
  rows: number,
  tint: Tint,
  slim = 0.4,
): void {
  stamp(pen, joint, ["spike", rows, slim], size, 0, tint, (own, length) => {
    const axis = grow(at(), 0, length);
    const floret: Shape = { point: 0.6, bend: 0, tint: undefined };
    for (let row = 0; row < rows; row++) {
      const grain = (length / rows) * (1.7 - (0.8 * row) / rows);
      for (const hand of [-1, 1, 0]) blade(own, axis(row / rows), hand * 0.9, grain, slim, floret);
    }
  });
}

/** Calls back for each flower of a round head, the outermost first: leek, chives, hydrangea. */
export function globe(joint: Joint, size: number, each: (place: Joint) => void): void {
  const center = grow(joint, 0, size)(1);
  for (let index = 22; index > 0; index--)
    each(grow(at(center.x, center.y), index * 2.4, size * Math.sqrt(index / 22))(1));
}
