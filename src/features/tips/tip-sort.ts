import type { Tip } from "@/features/tips/tip";
import { categoryName, difficulties } from "@/features/tips/tip-fields";
import { LANGUAGE } from "@/lib/format";
import { foldText } from "@/lib/text";

export const sortFields = ["title", "category", "difficulty"] as const;
export type SortField = (typeof sortFields)[number];

export type SortDirection = "asc" | "desc";

/** Ignores case and accents, and sorts 10 after 9. */
const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: "base" });

/** The index in `difficulties`, in any spelling; anything else ranks last. */
export function difficultyRank(difficulty: string): number {
  const rank = difficulties.indexOf(foldText(difficulty));
  return rank === -1 ? difficulties.length : rank;
}

const compareBy: Record<SortField, (a: Tip, b: Tip) => number> = {
  title: (a, b) => collator.compare(foldText(a.title), foldText(b.title)),
  category: (a, b) => collator.compare(categoryName(a.category), categoryName(b.category)),
  difficulty: (a, b) => difficultyRank(a.difficulty) - difficultyRank(b.difficulty),
};

/** Sorts tips into a new array. Tips with equal values keep their order in both directions. */
export function sortTips(tips: readonly Tip[], field: SortField, direction: SortDirection): Tip[] {
  const sign = direction === "asc" ? 1 : -1;
  return tips.toSorted((a, b) => sign * compareBy[field](a, b));
}

/** Sorts tips by creation time into a new array. */
export function newestFirst(tips: readonly Tip[]): Tip[] {
  return tips.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
