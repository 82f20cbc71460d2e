import { difficulties, type Tip } from "@/features/tips/tip.schema";
import { categoryName } from "@/features/tips/tip-labels";
import { LANGUAGE } from "@/lib/format";

export const sortFields = ["title", "category", "difficulty"] as const;
export type SortField = (typeof sortFields)[number];

export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** As a reader would: case and accents do not part words, and 10 comes after 9. */
const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: "base" });

const ranks = new Map<string, number>(difficulties.map((name, rank) => [name, rank]));

/** Easy 0, medium 1, hard 2, anything else 3, in whatever case it was written. */
export function difficultyRank(difficulty: string): number {
  return ranks.get(difficulty.trim().toLowerCase()) ?? ranks.size;
}

type Key = string | number;

/** What a tip is sorted by. */
const keyOf: Record<SortField, (tip: Tip) => Key> = {
  title: (tip) => tip.title,
  category: (tip) => categoryName(tip.category),
  difficulty: (tip) => difficultyRank(tip.difficulty),
};

function compareKeys(a: Key, b: Key): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : collator.compare(String(a), String(b));
}

/**
 * Sorts tips without touching the list given. Equals keep their order, in both directions.
 * @param field what to sort by
 * @param direction `desc` turns the order of the keys around, not that of equals
 */
export function sortTips(tips: readonly Tip[], field: SortField, direction: SortDirection): Tip[] {
  const sign = direction === "asc" ? 1 : -1;
  // A key is made once a tip, not at each of the many comparisons.
  return tips
    .map((tip) => ({ tip, key: keyOf[field](tip) }))
    .sort((a, b) => sign * compareKeys(a.key, b.key))
    .map(({ tip }) => tip);
}
