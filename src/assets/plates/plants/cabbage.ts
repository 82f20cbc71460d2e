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
    for (const out of [-1.35, 1.35, -0.85, 0.85, -0.3, 0.3])
      blade(pen, at(out * 8), out, 112, 0.4, { ...leaf, bend: 0.6 });
    const head = ball(pen, at(0, 2), 92, "pale", 0.56);
    for (const [share, top] of [
      [-0.5, 0.86],
      [0.55, 0.9],
      [-0.12, 0.95],
    ] as const) {
      const fold = (t: number) => beside(head(t), share * 92 * Math.sin(Math.PI * t) * 0.62);
      ink(pen, arc(fold(0.02), fold(0.5), fold(top)));
      for (const t of [0.3, 0.5, 0.7])
        ink(pen, arc(fold(t - 0.14), beside(fold(t), 6), beside(fold(t + 0.04), 17)), "fine");
    }
    for (const out of [-1.5, 1.5])
      blade(pen, at(out * 10, 4), out * 0.9, 92, 0.36, { ...leaf, bend: -1.1 });
    for (const out of [-0.75, 0.75])
      blade(pen, at(out * 16, 4), out, 66, 0.44, { ...leaf, bend: -1.2, tint: "leaf" });
  },
};
