import { arc, blade, type Shape } from "../parts/blade";
import { corolla } from "../parts/corolla";
import { ball } from "../parts/fruit";
import { ink } from "../parts/pen";
import { at, climb, fan, grow } from "../parts/spine";
import { hair, stem } from "../parts/strokes";
import type { Plant } from "../plant";

/** A rosette of leaves with teeth that point backwards; hollow stalks with a yellow head, and one seed head; a taproot. */
export const plant: Plant = {
  latin: "Taraxacum officinale",
  names: {
    en: "dandelion",
    de: "Löwenzahn",
    fr: "pissenlit, dent-de-lion",
    es: "diente de león",
    it: "tarassaco, dente di leone",
    ja: "タンポポ, たんぽぽ",
    zh: "蒲公英",
  },
  draw(pen) {
    pen.foot = "air";
    const root = blade(pen, at(0, 0, Math.PI), 0, 66, 0.09, { belly: 0.4, bend: 0, tint: "brown" });
    climb(pen, root, 5, 0.2, 0.8, (joint, hand) => hair(pen, joint, hand, 16));
    const leaf: Shape = { belly: 1.7, point: 0.7, lobes: 5, depth: 0.26, isSharp: true, bend: 0.7 };
    for (const out of [-1.35, 1.35, -1, 1, -0.62, 0.62]) {
      const rib = blade(pen, at(out * 6), out, 104, 0.2, leaf);
      ink(pen, arc(rib(0.05), rib(0.5), rib(0.9)));
    }
    for (const [out, size] of [
      [-0.42, 22],
      [0.08, 25],
    ] as const) {
      const head = stem(pen, at(out * 8), out, 120 + size, 4, 0, 3, "pale")(1);
      for (const [petals, length] of [
        [15, size],
        [12, size * 0.66],
        [7, size * 0.36],
      ] as const)
        corolla(pen, head, petals, length, { slim: 0.2, tint: "yellow", disc: 0, face: 0.85 });
    }
    const clock = stem(pen, at(6), 0.5, 136, 4, 0, 3, "pale")(1);
    ball(pen, { ...grow(clock, Math.PI, 24)(1), a: clock.a }, 48, "white");
    ball(pen, at(clock.x, clock.y + 4), 8, "straw");
    fan(pen, 17, (place) => {
      const ray = hair(pen, clock, place * Math.PI, 22)(1);
      fan(pen, 3, (out) => hair(pen, ray, out * 0.9, 7));
    });
  },
};
