import { compound } from "../parts/compound";
import { corolla } from "../parts/corolla";
import { roots } from "../parts/footing";
import { ball, spots } from "../parts/fruit";
import { at } from "../parts/spine";
import { stems } from "../parts/stems";
import { stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Leaves of broad leaflets, pale stars over them, tubers among the roots. */
export const plant: Plant = {
  latin: "Solanum tuberosum",
  names: {
    en: "potato, new potato, seed potato, maincrop potato, spud",
    de: "Kartoffel, Kartoffeln, Erdapfel, Erdäpfel",
    fr: "pomme de terre, pommes de terre, patate",
    es: "patata, papa",
    ja: "ジャガイモ, じゃがいも",
    zh: "土豆, 马铃薯",
    hi: "आलू",
    bn: "আলু",
  },
  draw(pen) {
    roots(pen, 2);
    for (const [x, y, size] of [
      [-46, 34, 42],
      [44, 38, 46],
      [-6, 56, 38],
    ] as const) {
      const foot = stroke(pen, at(), Math.PI - x / 46, Math.hypot(x, y) * 0.62, 0.4)(1);
      const tuber = ball(pen, { ...foot, a: x < -20 ? -1.9 : 1.9 }, size, "straw", 0.38);
      spots(pen, tuber, 5, size * 0.24);
    }
    const leaflet = { belly: 0.85, veins: 2 };
    stems(pen, 3, 0, 105, (tip, spine) => {
      for (const [t, hand] of [
        [0.3, 1],
        [0.55, -1],
        [0.8, 1],
      ] as const)
        compound(pen, spine(t), hand, 34, 2, leaflet);
      compound(pen, tip, 0, 28, 1, leaflet);
    });
    const truss = stroke(pen, at(0, -100), pen.lean, 52)(1);
    for (const out of [-0.9, 0.9, 0])
      corolla(pen, stroke(pen, truss, out, 20)(1), 5, 13, { slim: 0.42, tint: "white" });
  },
};
