import table from "@/assets/plates/names.json";

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

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The most words in a name: "old man's beard" has four, since the apostrophe separates words. */
const MAX_NAME_WORDS = 4;

function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, 200)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** A stem that singular and plural share: "tomato" and "tomatoes", "berry" and "berries", "Rose" and "Rosen". */
const stemOf = (word: string): string => word.replace(/(ss)?(y|i?en?)?s?$/, "");

/** Matches within longer words; katakana only if no katakana follows: バラエティ (variety) begins with バラ (rose). */
function patternOf(name: string): RegExp {
  const isKatakana = /\p{Script=Katakana}/u.test(name);
  return new RegExp(isKatakana ? `${name}(?![\\p{Script=Katakana}ー])` : name, "u");
}

/** By the stems of their words, or in a list, longest first, if they are in an unspaced script. */
function indexNames() {
  const spacedNames = new Map<string, { plate: string; length: number }>();
  const unspacedNames: { name: string; plate: string }[] = [];
  const add = (names: string, plate: string) => {
    for (const name of names.split(",")) {
      const words = wordsOf(name);
      const key = words.map(stemOf).join(" ");
      const length = words.join(" ").length;
      if (unspaced.test(name)) unspacedNames.push({ name: words.join(""), plate });
      else if (length < (spacedNames.get(key)?.length ?? Infinity))
        spacedNames.set(key, { plate, length });
    }
  };
  for (const [plate, { topics }] of Object.entries(table.neutral)) add(topics, plate);
  for (const [plate, { latin, names }] of Object.entries(table.plants))
    add(`${latin},${names}`, plate);
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
