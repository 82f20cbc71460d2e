import ladybirdPortrait from "@/assets/photos/ladybird-tall-720.webp";
import flowerPortrait from "@/assets/photos/yellow-flower-tall-720.webp";
import dandelion from "./pictures/dandelion.webp";
import duneGrass from "./pictures/dune-grass.webp";
import leafRibs from "./pictures/leaf-ribs.webp";
import meadow from "./pictures/meadow.webp";
import petals from "./pictures/petals.webp";
import rainLeaves from "./pictures/rain-leaves.webp";
import waterDrop from "./pictures/water-drop.webp";
import yellowFlower from "./pictures/yellow-flower.webp";

const pictures = {
  "yellow-flower": yellowFlower,
  "water-drop": waterDrop,
  dandelion,
  petals,
  meadow,
  "rain-leaves": rainLeaves,
  "leaf-ribs": leafRibs,
  "dune-grass": duneGrass,
  "ladybird-portrait": ladybirdPortrait,
  "flower-portrait": flowerPortrait,
};

export type PictureName = keyof typeof pictures;

/** The absolute address of a demo picture, as a member would paste it into the share form. */
export function pictureUrl(name: PictureName): string {
  return new URL(pictures[name], location.origin).href;
}
