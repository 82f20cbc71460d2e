import table from "@/assets/plates/names.json";

/** A plant that there is a drawing of, or a neutral plate: the name of a file in `assets/plates`. */
export type PlateName = keyof typeof table.plants | keyof typeof table.neutral;

/** What is known of a tip; any of it may be empty. */
export interface PlantHints {
  plantType: string;
  category: string;
  title: string;
}

const isPlateName = (name: string): name is PlateName =>
  Object.hasOwn(table.plants, name) || Object.hasOwn(table.neutral, name);

/** All there are, the plants first. */
export const plateNames: PlateName[] = Object.keys({ ...table.plants, ...table.neutral }).filter(
  isPlateName,
);

/** Whether it is a plant, not a neutral plate. */
export const isPlant = (plate: PlateName): boolean => Object.hasOwn(table.plants, plate);

/** Words in a plant type that name no plant: beside them, the title may name one. */
const loose =
  /^(all|any|edible|flower|fruit|garden|herb|mixed|plant|several|various|veg|vegetable)e?s?$/;

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The most words that a name has, as in "old man's beard". */
const LONGEST_NAME = 4;

/** Lower-case words without accents; a text is read up to 200 characters. */
function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, 200)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** Singular and plural alike: "tomatoes" and "tomato", "berries" and "berry", "Rosen" and "Rose". */
const stemOf = (word: string): string => word.replace(/(ss)?(y|i?en?)?s?$/, "");

interface Name {
  plate: PlateName;
  length: number;
}

/** Names of plants and topics by the stems of their words; names in unspaced scripts as they are, the longest first. */
function readTable() {
  const spaced = new Map<string, Name>();
  const others: [name: string, plate: PlateName][] = [];
  const add = (list: string, plate: string) => {
    for (const name of list.split(",")) {
      const words = wordsOf(name);
      const key = words.map(stemOf).join(" ");
      const length = words.join(" ").length;
      if (!isPlateName(plate)) continue;
      if (unspaced.test(name)) others.push([words.join(""), plate]);
      else if (length < (spaced.get(key)?.length ?? Infinity)) spaced.set(key, { plate, length });
    }
  };
  for (const [plate, { topics }] of Object.entries(table.neutral)) add(topics, plate);
  for (const [plate, { latin, names }] of Object.entries(table.plants))
    add(`${latin},${names}`, plate);
  others.sort(([one], [other]) => other.length - one.length);
  return { spaced, others };
}

/** Read at the first question: not every page shows a plate. */
let known: ReturnType<typeof readTable> | undefined;

/** The plate whose name has the most words in the text, of several the first or the last. */
function findPlateName(text: string, which: "first" | "last"): PlateName | undefined {
  known ??= readTable();
  const words = wordsOf(text);
  for (let count = LONGEST_NAME; count > 0; count--) {
    for (let step = 0; step <= words.length - count; step++) {
      const start = which === "first" ? step : words.length - count - step;
      const some = words.slice(start, start + count);
      const name = known.spaced.get(some.map(stemOf).join(" "));
      // A text may have the plural of a name, but nothing shorter than the name: "mai" is not "mais".
      if (name && some.join(" ").length >= name.length) return name.plate;
    }
  }
  if (!unspaced.test(text)) return;
  const found = known.others.find(([name]) =>
    words.some((word) => {
      const after = word[word.indexOf(name) + name.length] ?? "";
      const isWithin = /[\p{Script=Katakana}ー]/u.test(after) && /\p{Script=Katakana}/u.test(name);
      return word.includes(name) && !isWithin;
    }),
  );
  return found?.[1];
}

/**
 * The plate that suits a tip: by the plant that its plant type names, or its title, if the plant type is as loose as
 * "vegetables"; else a neutral plate by a topic in the plant type, by the category, or a seed packet.
 */
export function pickPlate({ plantType, category, title }: PlantHints): PlateName {
  if (isPlateName(plantType)) return plantType;
  const isLoose = wordsOf(plantType).every((word) => loose.test(word));
  // In "apple mint" and "cherry tomato" the last word counts; in a title the first plant does.
  const found =
    findPlateName(plantType, "last") ?? (isLoose ? findPlateName(title, "first") : undefined);
  if (found) return found;
  const [name = ""] =
    Object.entries(table.neutral).find(([, plate]) => plate.category === category) ?? [];
  return isPlateName(name) ? name : "seed-packet";
}
