import type { Habit } from "@/features/plates/habit";

/** What stands under a plate in an album. */
export const latinNames: Record<Habit, string> = {
  aloe: "Aloe vera",
  apple: "Malus domestica",
  basil: "Ocimum basilicum",
  beet: "Beta vulgaris",
  cabbage: "Brassica oleracea",
  carrot: "Daucus carota",
  daisy: "Leucanthemum vulgare",
  fennel: "Foeniculum vulgare",
  fern: "Dryopteris filix-mas",
  garlic: "Allium sativum",
  grass: "Hordeum jubatum",
  houseplant: "Spathiphyllum wallisii",
  ivy: "Passiflora incarnata",
  lemon: "Citrus limon",
  lettuce: "Lactuca sativa",
  mushroom: "Agaricus campestris",
  pea: "Pisum sativum",
  pear: "Pyrus communis",
  raspberry: "Rubus idaeus",
  rose: "Rosa canina",
  strawberry: "Fragaria vesca",
  tomato: "Solanum lycopersicum",
  tulip: "Tulipa gesneriana",
};
