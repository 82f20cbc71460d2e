import type { SelectOption } from "@/components/field";
import type { Tip } from "@/features/tips/tip.schema";
import { capitalised, categoryName } from "@/features/tips/tip-labels";
import { difficultyRank } from "@/features/tips/tip-sort";
import { LANGUAGE } from "@/lib/format";

/** One spelling for `easy`, `Easy` and ` EASY`. */
export function difficultyKey(difficulty: string): string {
  return difficulty.trim().toLowerCase();
}

export interface TipFilter {
  /** A category as stored; null for all. */
  category: string | null;
  /** A key as `difficultyKey` gives it; null for all. */
  difficulty: string | null;
}

/** Whether a tip has the category and the difficulty that are asked for. */
export function passesFilter(tip: Tip, { category, difficulty }: TipFilter): boolean {
  return (
    (category === null || tip.category === category) &&
    (difficulty === null || difficultyKey(tip.difficulty) === difficulty)
  );
}

/** The categories that occur among the tips, by name. */
export function categoriesIn(tips: readonly Tip[]): SelectOption[] {
  const values = new Set(tips.map((tip) => tip.category).filter((value) => value.trim() !== ""));
  return [...values]
    .map((value) => ({ value, label: categoryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, LANGUAGE));
}

/** The difficulties that occur among the tips, easy to hard, then others; one entry for all spellings of a word. */
export function difficultiesIn(tips: readonly Tip[]): SelectOption[] {
  const keys = new Set(tips.map((tip) => difficultyKey(tip.difficulty)).filter(Boolean));
  return [...keys]
    .map((value) => ({ value, label: capitalised(value) }))
    .sort(
      (a, b) =>
        difficultyRank(a.value) - difficultyRank(b.value) ||
        a.label.localeCompare(b.label, LANGUAGE),
    );
}
