import type { SelectOption } from "@/components/field";
import { mentionedMonths, monthNames } from "@/features/tips/months";
import type { Tip } from "@/features/tips/tip";
import { capitalize, categoryName } from "@/features/tips/tip-fields";
import { difficultyRank } from "@/features/tips/tip-sort";
import type { Hemisphere } from "@/lib/choices";
import { LANGUAGE } from "@/lib/format";

/** The selected key of each active filter, by the filter's name. */
export type ActiveFilters = Readonly<Record<string, string>>;

interface Filter {
  /** The parameter in the query string. */
  name: string;
  label: string;
  /** Precedes the chosen option above the list; by default the label and a colon. */
  prefix?: string;
  /** A tip passes if the selected key is among these. */
  keysOf: (tip: Tip, hemisphere: Hemisphere) => readonly string[];
  /** Normalizes a key from the query string. @returns an empty string for no filter */
  keyFrom: (text: string) => string;
  optionsIn: (tips: readonly Tip[]) => SelectOption[];
}

const byLabel = (a: SelectOption, b: SelectOption) => a.label.localeCompare(b.label, LANGUAGE);

function valuesIn(tips: readonly Tip[], getValue: (tip: Tip) => string): string[] {
  return [...new Set(tips.map(getValue))].filter((value) => value !== "");
}

/** One spelling for `easy`, `Easy` and ` EASY`. */
const difficultyKey = (difficulty: string) => difficulty.trim().toLowerCase();

/** The month filter's key for a month's index: "january" for 0. */
const monthKey = (month: number) => monthNames[month]?.toLowerCase() ?? "";

/** The filters, in the order of Browse's panel. The panel, the query string and the state read all filters from here. */
export const filters: readonly Filter[] = [
  {
    name: "category",
    label: "Category",
    keysOf: (tip) => [tip.category],
    keyFrom: (text) => text,
    optionsIn: (tips) =>
      valuesIn(tips, ({ category }) => category)
        .map((value) => ({ value, label: categoryName(value) }))
        .sort(byLabel),
  },
  {
    name: "difficulty",
    label: "Difficulty",
    keysOf: (tip) => [difficultyKey(tip.difficulty)],
    keyFrom: difficultyKey,
    optionsIn: (tips) =>
      valuesIn(tips, ({ difficulty }) => difficultyKey(difficulty))
        .map((value) => ({ value, label: capitalize(value) }))
        .sort((a, b) => difficultyRank(a.value) - difficultyRank(b.value) || byLabel(a, b)),
  },
  {
    name: "author",
    label: "Author",
    keysOf: (tip) => [tip.name.trim()],
    keyFrom: (text) => text.trim(),
    optionsIn: (tips) =>
      valuesIn(tips, ({ name }) => name.trim())
        .map((value) => ({ value, label: value }))
        .sort(byLabel),
  },
  {
    name: "month",
    label: "Month",
    // Not "Month: ", since the tip may say that November is too late.
    prefix: "Mentions ",
    keysOf: ({ title, description }, hemisphere) =>
      mentionedMonths(`${title}\n${description}`, hemisphere).map(monthKey),
    keyFrom: (text) => text.trim().toLowerCase(),
    // All months, from January, since `FilterToggles` finds the current month's option by its index.
    optionsIn: () => monthNames.map((label, month) => ({ value: monthKey(month), label })),
  },
];

/** The options of each filter, by the filter's name. */
export type FilterOptions = ReadonlyMap<string, readonly SelectOption[]>;

/** The options that the filters offer for a list of tips. */
export function filterOptionsIn(tips: readonly Tip[]): FilterOptions {
  return new Map(filters.map(({ name, optionsIn }) => [name, optionsIn(tips)]));
}

/** Whether a tip matches all active filters. */
export function passesFilters(tip: Tip, active: ActiveFilters, hemisphere: Hemisphere): boolean {
  return filters.every(({ name, keysOf }) => {
    const key = active[name];
    return key === undefined || keysOf(tip, hemisphere).includes(key);
  });
}
