import { createRandom } from "@/assets/plates/random";

/**
 * The habits, each named after a well-known plant, and the other words that stand for them; a plural needs no
 * entry of its own. A word that stands for several habits, like "flower", is a looser hint than one that stands for one.
 * The categories of a tip are such words.
 */
const plants = {
  aloe: "succulent cactus cacti indoor pot",
  apple: "tree fruit plantcare",
  basil: "mint sage thyme rosemary lavender parsley herb plantcare",
  beet: "beetroot radish turnip potato root vegetable soil",
  cabbage: "kale broccoli cauliflower vegetable",
  carrot: "parsnip ginger root vegetable soil",
  daisy: "marigold sunflower flower pest pestcontrol",
  fennel: "dill celery herb",
  fern: "watering",
  garlic: "onion leek bulb soil",
  grass: "lawn bamboo wheat watering",
  houseplant: "indoor pot plantcare",
  ivy: "clematis grape vine squash cucumber pumpkin vartecalgardening",
  lemon: "lime orange citrus",
  lettuce: "spinach salad plantcare",
  mushroom: "compost composting mulch",
  pea: "bean vine vegetable vartecalgardening",
  pear: "avocado olive tree",
  raspberry: "blackberry blueberry currant berry shrub",
  rose: "peony shrub flower pest pestcontrol plantcare",
  strawberry: "berry fruit",
  tomato: "pepper eggplant chilli vegetable",
  tulip: "lily daffodil iris bulb flower",
};

/** How a plant grows: what the plate draws. */
export type Habit = keyof typeof plants;

/** Singular and plural alike: "tomatoes" and "tomato", "berries" and "berry", "grasses" and "grass". */
const stemOf = (word: string): string => word.replace(/(ss)?(y|i?e)?s?$/, "");

/** The habits a word may stand for. */
function habitsOf(word: string): Habit[] {
  return habits.filter((habit) =>
    `${habit} ${plants[habit]}`.split(" ").map(stemOf).includes(stemOf(word)),
  );
}

/** All there are. */
export const habits: Habit[] = Object.keys(plants).filter((name): name is Habit => name in plants);

function hintsOf(text: string): Habit[][] {
  return text
    .slice(0, 200)
    .toLowerCase()
    .split(/\P{L}+/u)
    .map(habitsOf);
}

/** What is known of a tip; any of it may be empty. */
export interface PlantHints {
  plantType: string;
  category: string;
  title: string;
}

/**
 * The habit that suits a tip: by a plant its type or title names, else by a looser word ("herbs", "flowers"),
 * else by its category, else by chance, which is the same chance every time for the same tip.
 */
export function habitFor({ plantType, category, title }: PlantHints): Habit {
  // In "apple mint" and "cherry tomato" the last word counts; in a title the first plant does.
  const named = [...hintsOf(plantType).reverse(), ...hintsOf(title)];
  const fit =
    named.find(({ length }) => length === 1) ??
    [...named, ...hintsOf(category)].find(({ length }) => length) ??
    habits;
  return fit[Math.floor(createRandom(plantType + title)() * fit.length)] ?? "daisy";
}
