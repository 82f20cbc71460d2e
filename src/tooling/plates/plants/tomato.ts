import { compound } from "../parts/compound";
import { corolla } from "../parts/corolla";
import { ball, star } from "../parts/fruit";
import { at, climb } from "../parts/spine";
import { stem, stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** Leaves of lobed leaflets, yellow stars, trusses of round fruit, perhaps on a cane. */
export const plant: Plant = {
  latin: "Solanum lycopersicum",
  names: {
    en: "tomato, cherry tomato, beefsteak, plum tomato, heirloom tomato",
    de: "Tomate, Paradeiser, Kirschtomate, Tomatenpflanze",
    fr: "tomate, tomate cerise",
    es: "jitomate, tomatera, tomate cherry",
    it: "pomodoro, pomodori, pomodorino, pomodorini",
    ja: "トマト",
    zh: "番茄, 西红柿",
    hi: "टमाटर",
    bn: "টমেটো",
  },
  draw(pen) {
    if (pen.lean > 0) stem(pen, at(-4, 4), 0, 205, 4, 0, 0, "brown");
    const spine = stem(pen, at(), pen.lean / 2, 185, 6);
    const leaflet = { belly: 0.75, lobes: 2, depth: 0.16, veins: 2 };
    climb(pen, spine, 5, 0.22, 1, (joint, hand, rank) =>
      compound(pen, joint, hand * 0.9, 42 - rank * 14, 2, leaflet),
    );
    for (const [t, hand] of [
      [0.24, 1],
      [0.46, -1],
      [0.66, 1],
    ] as const) {
      const truss = stroke(pen, spine(t), hand * 1.1, 66, 1.4);
      for (const u of [0.4, 0.7, 0.98]) {
        const foot = { ...truss(u), a: Math.PI - hand * (0.9 - u) };
        ball(pen, foot, 33 - t * 6, t > 0.6 && u > 0.9 ? "pale" : "red", 0.54);
        star(pen, foot, 12);
      }
    }
    for (const hand of [-0.9, 0.7])
      corolla(pen, stroke(pen, spine(0.86), hand, 34)(1), 5, 11, { slim: 0.2, tint: "yellow" });
  },
};
