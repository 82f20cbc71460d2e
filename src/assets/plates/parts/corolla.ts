import { blade, fruit, type Shape } from "./blade";
import { between, type Joint, type Pen } from "./pen";
import { fan, grow } from "./spine";
import { dot } from "./strokes";

/** A flower: petals round a disc of the given radius, seen more or less from the front. */
export function corolla(
  pen: Pen,
  joint: Joint,
  petals: number,
  size: number,
  slim: number,
  disc: number,
  shape?: Shape,
): void {
  const face = between(pen, 0.6, 1);
  const shareOf = (angle: number) => Math.hypot(Math.sin(angle), Math.cos(angle) * face);
  const ring = (angle: number, reach: number): Joint =>
    grow(joint, Math.atan2(Math.sin(angle), Math.cos(angle) * face), reach * shareOf(angle))(1);
  // The petals behind come first: those that point up.
  fan(pen, petals, (place) => {
    const angle = Math.PI * (1 - place);
    const share = shareOf(angle);
    blade(pen, ring(angle, disc * 0.7), 0, size * share, slim / share, { tint: "bloom", ...shape });
  });
  if (!disc) return;
  blade(pen, { ...ring(Math.PI, disc), a: joint.a }, 0, 2 * disc * face, 0.5 / face, {
    ...fruit,
    tint: shape?.tint === "paper" ? "bloom" : "shade",
  });
  // The florets of a disc stand at the golden angle.
  for (let index = 1; index < 40; index++)
    dot(pen, ring(index * 2.4, disc * 0.14 * Math.sqrt(index)));
}

/** The pale flower of a fruit tree, a bramble or a strawberry. */
export function blossom(pen: Pen, joint: Joint): void {
  corolla(pen, joint, 5, 16, 0.45, 4, { ...fruit, belly: 1.2, tint: "paper" });
}
