import { arc, blade, round } from "../parts/blade";
import { ink, side } from "../parts/pen";
import { at, grow } from "../parts/spine";
import { dot, stem } from "../parts/strokes";
import type { NeutralPlate } from "../plant";

/** A trowel, stuck into the soil, a little earth on its blade. */
export const plate: NeutralPlate = {
  category: "soil",
  topics:
    "soil, clay, digging, tool, bed, garden bed, raised bed, Boden, Erde, Werkzeug, sol, terre, outil, suelo, tierra, herramienta, terreno, attrezzo, 土, 土壤, मिट्टी, মাটি",
  draw(pen) {
    const tilt = 0.16 * side(pen);
    const neck = grow(at(0, -84, tilt), 0, 100);
    stem(pen, neck(0), 0, 36, 7, 0, 0, "grey");
    blade(pen, neck(0.3), 0, 84, 0.15, { ...round, belly: 0.8, ribs: 1, tint: "orange" });
    const tip = blade(pen, neck(0.06), Math.PI, 96, 0.32, {
      belly: 0.62,
      point: 0.55,
      lobes: 3,
      depth: 0,
      bend: 0,
      tint: "grey",
    });
    ink(pen, arc(tip(0.05), tip(0.4), tip(0.8)), "fine");
    for (const [place, size] of [
      [-66, 34],
      [62, 38],
      [-30, 30],
      [32, 32],
      [0, 26],
    ] as const)
      blade(pen, at(place, 6), 0, size, 1.1, {
        ...round,
        belly: 0.6,
        lobes: 4,
        depth: 0.04,
        tint: "brown",
      });
    for (let index = 1; index < 40; index++)
      dot(pen, at(Math.sin(index * 2.4) * index * 2.2, -4 - (40 - index) * 0.5));
    for (const place of [-90, 92]) {
      const shoot = stem(pen, at(place, 4), 0, 28, 3, 0, 2);
      for (const hand of [-1, 1]) blade(pen, shoot(0.95), hand * 0.9, 22, 0.32, { bend: 0.5 });
    }
  },
};
