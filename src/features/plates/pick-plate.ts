import table from "@/assets/plates/names.json";
import { foldText } from "@/lib/text";

const all = { ...table.neutral, ...table.plants };

interface PlantHints {
  plantType: string;
  category?: string;
  title?: string;
}

/** False for a neutral plate, such as a trowel. */
export const isPlant = (plate: string): boolean => Object.hasOwn(table.plants, plate);

/** Words that name no particular plant. If a plant type has no other words, the title is searched for a name. */
const vague =
  /^(all|any|edible|flower|fruit|garden|herb|mixed|plant|several|various|veg|vegetable)e?s?$/;

/** Scripts that put no spaces between words. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The most words in a name: "old man's beard" has four, since the apostrophe separates words. */
const MAX_NAME_WORDS = 4;

/** The words of a text's first 200 characters, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const plain = foldText(text.slice(0, 200))
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return plain.match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** A stem that singular and plural share: "tomato" and "tomatoes", "berry" and "berries", "Rose" and "Rosen". */
export const stemOf = (word: string): string => word.replace(/(ss)?(y|i?en?)?s?$/, "");

/** Matches within longer words; katakana only if no katakana follows: バラエティ (variety) begins with バラ (rose). */
function patternOf(name: string): RegExp {
  const isKatakana = /\p{Script=Katakana}/u.test(name);
  return new RegExp(isKatakana ? `${name}(?![\\p{Script=Katakana}ー])` : name, "u");
}

/** Reads the names of plants, and the topics of neutral plates, which the build has reduced to the stems of their words. */
function indexNames() {
  /** By the stems; `length` is the name's, in UTF-16 units. */
  const spacedNames = new Map<string, { plate: string; length: number }>();
  const unspacedNames: { name: string; plate: string }[] = [];
  for (const [plate, { stems, unspaced: names }] of Object.entries(all)) {
    for (const entry of stems.split(",")) {
      const [key = "", length] = entry.split(":");
      spacedNames.set(key, { plate, length: Number(length) });
    }
    for (const name of names.split(",")) if (name) unspacedNames.push({ name, plate });
  }
  // Longest first.
  unspacedNames.sort((one, other) => other.name.length - one.name.length);
  return {
    spacedNames,
    unspacedNames: unspacedNames.map(({ name, plate }) => ({ pattern: patternOf(name), plate })),
  };
}

/** Built on first use, since not every page shows a plate. */
let nameIndex: ReturnType<typeof indexNames> | undefined;

/** The plate whose name has the most consecutive words of the text, or else the longest name in an unspaced script. */
function findPlateName(text: string, which: "first" | "last"): string | undefined {
  nameIndex ??= indexNames();
  const words = wordsOf(text);
  for (let count = MAX_NAME_WORDS; count > 0; count--) {
    for (let offset = 0; offset <= words.length - count; offset++) {
      const start = which === "first" ? offset : words.length - count - offset;
      const candidate = words.slice(start, start + count);
      const name = nameIndex.spacedNames.get(candidate.map(stemOf).join(" "));
      // Words may be longer than the name, as a plural is, but not shorter: "mai" is not "mais".
      if (name && candidate.join(" ").length >= name.length) return name.plate;
    }
  }
  return nameIndex.unspacedNames.find(({ pattern }) => words.some((word) => pattern.test(word)))
    ?.plate;
}

/**
 * The plate that the plant type names or, if that is empty or vague, the title; else the neutral plate of the category.
 */
export function pickPlate({ plantType, category = "", title = "" }: PlantHints): string {
  const isVague = wordsOf(plantType).every((word) => vague.test(word));
  // Of names with equally many words, the last one counts in "lemon basil" or "pear tomato", the first in a title.
  const found =
    findPlateName(plantType, "last") ?? (isVague ? findPlateName(title, "first") : undefined);
  if (found) return found;
  const [name = "seed-packet"] =
    Object.entries(table.neutral).find(([, plate]) => plate.category === category) ?? [];
  return name;
}
