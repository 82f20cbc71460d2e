import { branch } from "../parts/branch";
import { apple } from "../parts/fruit";
import { stroke } from "../parts/strokes";
import type { Plant } from "../plant";

/** A branch with pointed toothed leaves, white blossom and pairs of red fruit on long stalks. */
export const plant: Plant = {
  latin: "Prunus avium",
  names: {
    en: "cherry, sour cherry, cherry tree",
    de: "Kirsche, Kirschbaum, Sauerkirsche",
    fr: "cerise, cerisier",
    es: "cereza, cerezo",
    it: "ciliegia, ciliegie, ciliegio",
    ja: "サクランボ, さくらんぼ",
    zh: "樱桃",
    hi: "चेरी",
    bn: "চেরি",
  },
  draw(pen) {
    branch(
      pen,
      { leaf: { belly: 1, stalk: 0.16, veins: 3, lobes: 7, isSharp: true }, slim: 0.26, stalks: 3 },
      (foot) => {
        for (const out of [-0.4, 0.35])
          apple(pen, { ...stroke(pen, foot, out, 44, -0.6)(1), a: Math.PI }, 30, "red");
      },
    );
  },
};
