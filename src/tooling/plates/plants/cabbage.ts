import { arc, blade, type Shape } from "../parts/blade";
import { ball } from "../parts/fruit";
import { ink } from "../parts/pen";
import { at, beside } from "../parts/spine";
import type { Plant } from "../plant";

/** A round head of folded leaves in a wide collar of veined ones. */
export const plant: Plant = {
  latin: "Brassica oleracea",
  names: {
    en: "cabbage, savoy, red cabbage, spring greens",
    de: "Kohl, Weißkohl, Rotkohl, Wirsing, Kraut",
    fr: "chou, choux",
    es: "col, repollo",
    it: "cavolo, cavoli, verza",
    ja: "キャベツ",
    zh: "卷心菜, 圆白菜",
    hi: "पत्ता गोभी, बंदगोभी",
    bn: "বাঁধাকপি",
  },
  draw(pen) {
    const leaf: Shape = { belly: 1.2, point: 0.45, lobes: 5, depth: 0.03, veins: 4, tint: "grey" };
    for (const out of [-1.25, 1.25, -0.75, 0.75, -0.26, 0.28])
      blade(pen, at(out * 10), out, 112, 0.4, { ...leaf, bend: 0.4 });
    const head = ball(pen, at(0, 0), 96, "pale", 0.58);
    for (const [share, top] of [
      [-0.6, 0.82],
      [0.62, 0.86],
      [-0.1, 0.96],
    ] as const) {
      const fold = (t: number) => beside(head(t), share * 96 * Math.sin(Math.PI * t) * 0.58);
      ink(pen, arc(fold(0.04), fold(0.5), fold(top)));
      for (const t of [0.3, 0.46, 0.62, 0.76])
        for (const way of [-1, 1])
          ink(
            pen,
            arc(fold(t - 0.1), beside(fold(t - 0.02), way * 5), beside(fold(t + 0.05), way * 15)),
            "fine",
          );
    }
    for (const out of [-1, 1])
      blade(pen, at(out * 14, 4), out * 1.15, 88, 0.36, { ...leaf, bend: -0.9 });
    for (const out of [-1, 1])
      blade(pen, at(out * 4, 6), out * 1.2, 58, 0.34, { ...leaf, bend: -0.4, tint: "leaf" });
  },
};
