import { spike } from "../parts/corolla";
import { between } from "../parts/pen";
import { at } from "../parts/spine";
import { stroke } from "../parts/strokes";
import { tuft } from "../parts/tuft";
import type { Plant } from "../plant";

/** A gray cushion of narrow leaves; bare stems that end in mauve spikes. */
export const plant: Plant = {
  latin: "Lavandula angustifolia",
  names: {
    en: "lavender",
    de: "Lavendel",
    fr: "lavande",
    es: "lavanda, espliego",
    it: "lavanda",
    ja: "ラベンダー",
    zh: "薰衣草",
    hi: "लैवेंडर",
    bn: "ল্যাভেন্ডার",
  },
  draw(pen) {
    for (const row of [0, 1])
      tuft(pen, 0, 8, 1.15 - row * 0.4, 62 + row * 18, 0.055, { bend: -0.3, tint: "grey" });
    for (const out of [-0.62, 0.62, -0.4, 0.4, -0.18, 0.2, 0]) {
      const stalk = stroke(pen, at(out * 10, -20), out, between(pen, 104, 130), 0.2);
      spike(pen, stalk(0.66), 9, 1, "violet", 0.26);
      spike(pen, stalk(0.84), 48, 6, "violet");
    }
  },
};
