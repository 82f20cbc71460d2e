import { difficulties, type Tip } from "@/features/tips/tip.schema";
import { categoryName } from "@/features/tips/tip-labels";
import { LANGUAGE } from "@/lib/format";

export const sortFields = ["title", "category", "difficulty"] as const;
export type SortField = (typeof sortFields)[number];

export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** Ignores case and accents, and sorts 10 after 9. */
const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: "base" });

/** 0 for easy, 1 for medium, 2 for hard, 3 for anything else; case does not matter. */
export function difficultyRank(difficulty: string): number {
  const names: readonly string[] = difficulties;
  const rank = names.indexOf(difficulty.trim().toLowerCase());
  return rank === -1 ? names.length : rank;
}

type Key = string | number;

/** The sort key of a tip. */
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

/** Each tip's rank by a field; equal values have the same rank. With ranks, sorting compares only numbers. */
export function rankTips(tips: readonly Tip[], field: SortField): number[] {
  const keys = tips.map(keyOf[field]);
  const ranks = new Map<Key, number>();
  let last: Key | undefined;
  let rank = 0;
  for (const key of [...new Set(keys)].sort(compareKeys)) {
    if (last !== undefined && compareKeys(last, key) !== 0) rank += 1;
    ranks.set(key, rank);
    last = key;
  }
  return keys.map((key) => ranks.get(key) ?? rank);
}

/**
 * Sorts tips into a new array. The sort is stable in both directions.
 * @param field the sort field
 * @param direction `desc` reverses the order of values, but not of equal ones
 * @param ranks the result of `rankTips` for the field, if already known
 */
export function sortTips(
  tips: readonly Tip[],
  field: SortField,
  direction: SortDirection,
  ranks = rankTips(tips, field),
): Tip[] {
  const sign = direction === "asc" ? 1 : -1;
  const { length } = tips;
  // Combines rank and index in one number, since an array of numbers sorts ten times as fast as one of tips.
  const sortKeys = Float64Array.from(
    ranks,
    (rank, index) => (sign * rank + length) * length + index,
  );
  return Array.from(sortKeys.sort()).flatMap((sortKey) => tips[sortKey % length] ?? []);
}

/** Sorts tips by creation time, newest first. */
export function newestFirst(tips: readonly Tip[]): Tip[] {
  return tips.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
