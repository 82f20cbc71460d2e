import { difficulties, type Tip } from "@/features/tips/tip.schema";
import { categoryName } from "@/features/tips/tip-labels";

export const sortFields = ["title", "category", "difficulty"] as const;
export type SortField = (typeof sortFields)[number];

export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** As a reader would: case and accents do not part words, and 10 comes after 9. */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

const ranks = new Map<string, number>(difficulties.map((name, rank) => [name, rank]));

/** Easy 0, medium 1, hard 2, anything else 3, in whatever case it was written. */
export function difficultyRank(difficulty: string): number {
  return ranks.get(difficulty.trim().toLowerCase()) ?? ranks.size;
}

const comparers: Record<SortField, (a: Tip, b: Tip) => number> = {
  title: (a, b) => collator.compare(a.title, b.title),
  category: (a, b) => collator.compare(categoryName(a.category), categoryName(b.category)),
  difficulty: (a, b) => difficultyRank(a.difficulty) - difficultyRank(b.difficulty),
};

/**
 * Sorts tips without touching the list given. Equals keep their order, in both directions.
 * @param field what to sort by
 * @param direction `desc` turns the order of the keys around, not that of equals
 */
export function sortTips(tips: readonly Tip[], field: SortField, direction: SortDirection): Tip[] {
  const compare = comparers[field];
  const sign = direction === "asc" ? 1 : -1;
  return [...tips].sort((a, b) => sign * compare(a, b));
}
