import { blade, type Shape } from "../parts/blade";
import { at } from "../parts/spine";
import type { Plant } from "../plant";

/** A low rosette of broad frilled leaves, the inner ones closing to a heart. */
export const plant: Plant = {
  latin: "Lactuca sativa",
  names: {
    en: "lettuce, salad, salad leaves, cos, romaine, iceberg, lollo rosso",
    de: "Salat, Kopfsalat, Pflücksalat",
    fr: "laitue, salade",
    es: "lechuga, ensalada",
    it: "lattuga, insalata",
    ja: "レタス",
    zh: "生菜, 莴苣",
    hi: "सलाद पत्ता",
    bn: "লেটুস",
  },
  draw(pen) {
    const leaf: Shape = { belly: 1.45, point: 0.5, lobes: 7, depth: 0.07, veins: 4 };
    for (const out of [-1.3, 1.3, -0.85, 0.85, -0.35, 0.4])
      blade(pen, at(out * 8), out, 104, 0.36, { ...leaf, tint: "leaf", bend: 0.8 });
    for (const out of [-0.95, 0.95, -0.5, 0.5, 0])
      blade(pen, at(out * 8, 2), out, 76, 0.4, { ...leaf, tint: "pale", bend: -0.5, veins: 3 });
    for (const out of [-0.4, 0.4, 0])
      blade(pen, at(out * 10, 4), out, 50, 0.42, { ...leaf, veins: 2, bend: -1, tint: "pale" });
  },
};
