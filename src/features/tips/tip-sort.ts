import { sharedAt, type Tip } from "@/features/tips/tip";
import { categoryName, difficulties } from "@/features/tips/tip-fields";
import { LANGUAGE } from "@/lib/format";
import { foldText } from "@/lib/text";

export const sortFields = ["title", "category", "difficulty"] as const;
export type SortField = (typeof sortFields)[number];

export type SortDirection = "asc" | "desc";

let collator: Intl.Collator | undefined;

/** Ignores case and accents, and sorts 10 after 9. */
function compareTexts(one: string, other: string): number {
  // Not when this module loads, as home does without sorting: it takes 30 to 50 ms on a slow phone.
  collator ??= new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: "base" });
  return collator.compare(one, other);
}

/** The index in `difficulties`, in any spelling; anything else ranks last. */
export function difficultyRank(difficulty: string): number {
  const rank = difficulties.indexOf(foldText(difficulty));
  return rank === -1 ? difficulties.length : rank;
}

const keyOf: Record<SortField, (tip: Tip) => string | number> = {
  title: (tip) => foldText(tip.title),
  category: (tip) => categoryName(tip.category),
  difficulty: (tip) => difficultyRank(tip.difficulty),
};

function compareKeys(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : compareTexts(String(one), String(other));
}

/** Sorts tips into a new array. Tips with equal values keep their order in both directions. */
export function sortTips(tips: readonly Tip[], field: SortField, direction: SortDirection): Tip[] {
  const sign = direction === "asc" ? 1 : -1;
  // The keys first, since folding a text in each comparison takes a multiple of the time.
  return tips
    .map((tip) => ({ tip, key: keyOf[field](tip) }))
    .sort((one, other) => sign * compareKeys(one.key, other.key))
    .map(({ tip }) => tip);
}

/** Sorts tips by creation time into a new array. Those without a date are last. */
export function newestFirst(tips: readonly Tip[]): Tip[] {
  return byDate(tips, -1);
}

/** Sorts tips by creation time into a new array. Those without a date are last. */
export function oldestFirst(tips: readonly Tip[]): Tip[] {
  return byDate(tips, 1);
}

function byDate(tips: readonly Tip[], sign: 1 | -1): Tip[] {
  const timeOf = (tip: Tip) => {
    const date = sharedAt(tip);
    return date === null ? Number.POSITIVE_INFINITY : sign * date.getTime();
  };
  return tips
    .map((tip) => ({ tip, time: timeOf(tip) }))
    .sort((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0))
    .map(({ tip }) => tip);
}
