import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at, pairs } from "../parts/spine";
import { hang, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A twig with narrow gray leaves in pairs and small oval fruit. */
export const plant: Plant = {
  latin: "Olea europaea",
  names: {
    en: "olive, olive tree",
    de: "Olive, Olivenbaum, Ölbaum",
    fr: "olivier",
    es: "oliva, olivo, aceituna",
    it: "oliva, ulivo, olivo",
    ja: "オリーブ",
    zh: "橄榄",
    hi: "जैतून",
    bn: "জলপাই",
  },
  draw(pen) {
    pen.foot = "air";
    const wood = stem(pen, at(), pen.lean * 2 + 0.2, 190, 6, 0.6, 6, "brown");
    const twigs = (
      [
        [0.3, 1],
        [0.5, -1],
      ] as const
    ).map(([t, hand]) => stem(pen, wood(t), hand * 0.8, 100, 4, -0.4, 0, "brown"));
    for (const twig of [wood, ...twigs]) {
      pairs(twig, 6, 0.2, 0.96, (joint, hand) =>
        blade(pen, joint, hand * 0.8, 46, 0.1, { ribs: 1, tint: "grey", bend: 0.2 }),
      );
      for (const t of [0.36, 0.6, 0.8])
        ball(pen, hang(pen, twig(t), 0.3, 7), 23, t > 0.7 ? "violet" : "leaf", 0.38);
    }
  },
};
