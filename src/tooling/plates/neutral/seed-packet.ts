import { blade } from "../parts/blade";
import { ball } from "../parts/fruit";
import { at } from "../parts/spine";
import { polygon, stem, stroke } from "../parts/strokes";
import type { NeutralPlate } from "../plant";

/** An open packet of seeds, a few of them spilled, one of them growing. */
export const plate: NeutralPlate = {
  category: "plantCare",
  topics:
    "seed, sowing, sweet potato, lemon balm, lemon grass, lemon verbena, rose of Sharon, guelder rose, tulip tree, water lily, day lily, peace lily, sea kale, tree fern, grape hyacinth, sage brush, seedling, semis, Samen, Aussaat, semilla, seme, 種, 种子, बीज, বীজ",
  draw(pen) {
    pen.foot = "air";
    polygon(pen, "straw", [-62, -150], [62, -150], [62, 20], [-62, 20]);
    polygon(pen, "orange", [-62, -150], [62, -150], [62, -118], [-62, -118]);
    polygon(pen, "white", [-44, -104], [44, -104], [44, -8], [-44, -8]);
    const shoot = stem(pen, at(0, -22), pen.lean / 2, 44, 4, 0, 3);
    for (const hand of [-1, 1]) {
      blade(pen, shoot(0.55), hand * 1.1, 30, 0.3, { veins: 1, bend: 0.6 });
      blade(pen, shoot(1), hand * 0.6, 26, 0.3, { bend: 0 });
    }
    for (const row of [3, 9]) stroke(pen, at(-30, row), Math.PI / 2, 60 - row * 2, 0, "fine");
    for (const [x, y, turn] of [
      [84, 8, 1],
      [98, 18, -1],
      [76, 22, 0.4],
      [112, 12, 0.2],
      [-80, 16, 0.8],
    ] as const)
      ball(pen, at(x, y, turn), 12, "brown", 0.34);
  },
};
