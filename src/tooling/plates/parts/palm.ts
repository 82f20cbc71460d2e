import { arc, fill, green } from "./blade";
import { between, type Joint, type Pen, type Spine, stamp, type Tint } from "./pen";
import { at, grow, turned } from "./spine";
import { stroke } from "./strokes";

export interface PalmOptions {
  /** The length of the stalk as a share of the leaf's. */
  stalk?: number;
  /** The angle from the middle to the far edge of the lowest lobe. Radians. */
  spread?: number;
  /** Whether it has corners instead of curves. */
  isSharp?: boolean;
  /** Whether the cuts are narrow and the lobes broad, as in a Monstera. */
  slits?: boolean;
  tint?: Tint;
}

/**
 * A leaf with lobes like fingers: vine, squash, ivy, fig.
 * @param size the length of the leaf without its stalk
 * @param depth of the cuts, from 0 to 1
 */
export function palm(
  pen: Pen,
  joint: Joint,
  out: number,
  size: number,
  lobes: number,
  depth: number,
  {
    stalk = 0.5,
    spread = 2.7,
    isSharp = false,
    slits = false,
    tint = green(pen),
  }: PalmOptions = {},
): void {
  const axis = stalk
    ? stroke(pen, joint, out, size * stalk, pen.droop / 3)
    : grow(turned(joint, out), 0, 1);
  const look = ["palm", lobes, depth, spread, isSharp, slits];
  stamp(pen, axis(1), look, size, 0, tint, (own, length) => {
    const base = at();
    const radius = length * 0.56;
    const center = at(0, -radius * 0.72);
    // Seen slightly from the side, which makes one half narrower.
    const tilt = between(own, -0.25, 0.25);
    const step = (2 * spread) / lobes;
    const rim = (angle: number, share = 1): Joint => {
      const cut = depth * Math.abs(Math.sin((Math.PI * angle) / step)) ** (slits ? 7 : 1.4);
      const reach = radius * (1 - cut) * (0.86 + 0.2 * Math.cos(angle)) * share;
      const across = Math.sin(angle) * own.girth * (1 + tilt * Math.sign(angle));
      return at(center.x + across * reach, center.y - Math.cos(angle) * reach);
    };
    let veins = "";
    for (let lobe = (1 - lobes) / 2; lobe <= (lobes - 1) / 2; lobe++)
      veins += arc(base, rim(lobe * step * 0.8, 0.4), rim(lobe * step, 0.86));
    const edge =
      (hand: number): Spine =>
      (t) =>
        t === 0 ? base : rim(hand * spread * (1 - t));
    const back = edge(1);
    const pieces = lobes * (slits ? 4 : 2);
    fill(own, [edge(-1), (t) => back(1 - t)], pieces, undefined, length / 60, veins, isSharp);
  });
}
