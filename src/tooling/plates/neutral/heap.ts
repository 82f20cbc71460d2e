import { blade, round } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at, beside, fan } from "../parts/spine";
import { hair, polygon, stem, stroke } from "../parts/strokes";
import type { NeutralPlate } from "../plant";

/** A heap between slatted boards, steaming, with peelings on top and a fork in it. */
export const plate: NeutralPlate = {
  category: "composting",
  topics:
    "compost, composting, hedge pruning, grass clipping, pruning, clipping, mulch, leaf mould, worm, manure, Kompost, compostage, composta, concime, 堆肥, コンポスト, खाद, সার",
  draw(pen) {
    const fork = stem(pen, at(34, -66), 0.34, 118, 5, 0, 0, "brown");
    stroke(pen, beside(fork(0.99), -12), Math.PI / 2, 24);
    fan(pen, 9, (place) => {
      const top = -96 + Math.abs(place) * 58;
      blade(pen, at(place * 62, top + 26), place * 0.4, 36, 0.42, {
        ...round,
        lobes: 4,
        depth: 0.05,
        tint: place > 0.2 ? "brown" : "straw",
      });
    });
    blade(pen, at(0, 2), 0, 102, 0.92 / pen.girth, {
      ...round,
      point: 0.7,
      belly: 0.6,
      lobes: 5,
      depth: 0.02,
      tint: "brown",
    });
    for (let index = 1; index < 34; index++)
      hair(pen, at(Math.sin(index * 2.4) * index * 2.2, -70 + index * 1.9), index, 7);
    for (const [x, y, turn] of [
      [-30, -84, -0.8],
      [10, -94, 0.4],
      [-52, -58, -1.1],
      [44, -66, 1.2],
      [-8, -72, 1.4],
    ] as const)
      blade(pen, at(x, y, turn), 0, 30, 0.3, { veins: 2, tint: "leaf" });
    ball(pen, at(20, -78, 1), 16, "red");
    blade(pen, at(-34, -70), 1.2, 30, 0.12, { belly: 0.4, tint: "orange" });
    for (const y of [-40, -22, -4])
      polygon(pen, "straw", [-98, y], [98, y], [98, y + 13], [-98, y + 13]);
    for (const x of [-94, 80])
      polygon(pen, "straw", [x, -54], [x + 14, -54], [x + 14, 14], [x, 14]);
    for (const x of [-22, 6]) stroke(pen, at(x, -120), 0.3, 34, -2.4, "fine");
  },
};
