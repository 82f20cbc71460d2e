import type { SelectOption } from "@/components/field";
import type { Tip } from "@/features/tips/tip.schema";
import { capitalised, categoryName } from "@/features/tips/tip-labels";
import { difficultyRank } from "@/features/tips/tip-sort";
import { LANGUAGE } from "@/lib/format";

/** Text as it is compared in a search: without case and accents. */
export function folded(text: string): string {
  // Upper case, since that is one where lower case is several (Greek sigma), and the same in every locale.
  return text.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** One spelling for `easy`, `Easy` and ` EASY`. */
export function difficultyKey(difficulty: string): string {
  return difficulty.trim().toLowerCase();
}

export interface TipFilter {
  /** Words of which each must occur somewhere in the tip; empty finds all. */
  query: string;
  /** A category as stored; null for all. */
  category: string | null;
  /** A key as `difficultyKey` gives it; null for all. */
  difficulty: string | null;
}

/** All of a tip that a search looks at. */
export function searchText(tip: Tip): string {
  const { title, plantType, category, name, description } = tip;
  return folded([title, plantType, category, categoryName(category), name, description].join("\n"));
}

/**
 * The tips that pass a filter, in the order given.
 * @param textOf gives a tip's `searchText`, for those who have it already
 */
export function filterTips(
  tips: readonly Tip[],
  filter: TipFilter,
  textOf: (tip: Tip) => string = searchText,
): Tip[] {
  const words = [...new Set(folded(filter.query).split(/\s+/).filter(Boolean))];
  return tips.filter((tip) => {
    if (filter.category !== null && tip.category !== filter.category) return false;
    if (filter.difficulty !== null && difficultyKey(tip.difficulty) !== filter.difficulty) {
      return false;
    }
    if (words.length === 0) return true;
    const text = textOf(tip);
    return words.every((word) => text.includes(word));
  });
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
