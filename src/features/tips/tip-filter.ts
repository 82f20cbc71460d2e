import type { SelectOption } from "@/components/field";
import { mentionedMonths } from "@/features/tips/months";
import type { Tip } from "@/features/tips/tip";
import { capitalize, categoryId, categoryName } from "@/features/tips/tip-fields";
import { difficultyRank } from "@/features/tips/tip-sort";
import type { Hemisphere } from "@/lib/choices";
import { LANGUAGE, monthNames } from "@/lib/format";
import { foldText, shownLine } from "@/lib/text";

/** The selected key of each active filter, by the filter's name. */
export type ActiveFilters = Readonly<Record<string, string>>;

/** What filters depend on besides the tip. */
export interface FilterContext {
  hemisphere: Hemisphere;
  /** Milliseconds since 1970; null at the first visit. */
  lastVisit: number | null;
}

interface Filter {
  /** The parameter in the query string. */
  name: string;
  label: string;
  /** Precedes the chosen option above the list; by default the label and a colon. */
  prefix?: string;
  /** A tip passes if the selected key is among these, in any spelling. */
  keysOf: (tip: Tip, context: FilterContext) => readonly string[];
  /** Normalizes a key from the query string, but not its spelling. @returns an empty string for no filter */
  keyFrom: (text: string) => string;
  optionsIn: (tips: readonly Tip[], context: FilterContext) => SelectOption[];
  /** Whether the panel leaves the filter out while it has no options. */
  isOptional?: boolean;
}

const byLabel = (a: SelectOption, b: SelectOption) => a.label.localeCompare(b.label, LANGUAGE);

/** Of values that differ only in their spelling, the first. */
function valuesIn(tips: readonly Tip[], getValue: (tip: Tip) => string): string[] {
  const values = new Map<string, string>();
  for (const value of tips.map(getValue)) {
    const folded = foldText(value);
    if (folded !== "" && !values.has(folded)) values.set(folded, value);
  }
  return [...values.values()];
}

/** Whether two keys are the same but for their spelling. */
export const isSameKey = (one: string, other: string) => foldText(one) === foldText(other);

/** The month filter's key for a month's index: "january" for 0. */
const monthKey = (month: number) => monthNames[month]?.toLowerCase() ?? "";

/** The key of the tips that are new on this device. */
export const SINCE_LAST_VISIT = "new";

/** The filters, in the order of Browse's panel. The panel, the query string and the state read all filters from here. */
export const filters: readonly Filter[] = [
  {
    name: "category",
    label: "Category",
    keysOf: (tip) => [categoryId(tip.category)],
    keyFrom: categoryId,
    optionsIn: (tips) =>
      valuesIn(tips, ({ category }) => categoryId(category))
        .map((value) => ({ value, label: categoryName(value) }))
        .sort(byLabel),
  },
  {
    name: "difficulty",
    label: "Difficulty",
    keysOf: (tip) => [foldText(tip.difficulty)],
    keyFrom: foldText,
    optionsIn: (tips) =>
      valuesIn(tips, ({ difficulty }) => foldText(difficulty))
        .map((value) => ({ value, label: capitalize(value) }))
        .sort((a, b) => difficultyRank(a.value) - difficultyRank(b.value) || byLabel(a, b)),
  },
  {
    name: "author",
    label: "Author",
    keysOf: (tip) => [shownLine(tip.name)],
    keyFrom: shownLine,
    optionsIn: (tips) =>
      valuesIn(tips, ({ name }) => shownLine(name))
        .map((value) => ({ value, label: value }))
        .sort(byLabel),
  },
  {
    name: "month",
    label: "Month",
    // Not "Month: ", since the tip may say that November is too late.
    prefix: "Mentions ",
    keysOf: ({ title, description }, { hemisphere }) =>
      mentionedMonths(`${title}\n${description}`, hemisphere).map(monthKey),
    keyFrom: foldText,
    // All months, from January, since `FilterToggles` finds the current month's option by its index.
    optionsIn: () => monthNames.map((label, month) => ({ value: monthKey(month), label })),
  },
  {
    name: "shared",
    label: "Shared",
    prefix: "Shared ",
    keysOf: ({ createdAt }, { lastVisit }) =>
      lastVisit !== null && Date.parse(createdAt) > lastVisit ? [SINCE_LAST_VISIT] : [],
    keyFrom: foldText,
    optionsIn: (_tips, { lastVisit }) =>
      lastVisit === null ? [] : [{ value: SINCE_LAST_VISIT, label: "since your last visit" }],
    isOptional: true,
  },
];

/** The options of each filter, by the filter's name. */
export type FilterOptions = ReadonlyMap<string, readonly SelectOption[]>;

/** The options that the filters offer for a list of tips. */
export function filterOptionsIn(tips: readonly Tip[], context: FilterContext): FilterOptions {
  return new Map(filters.map(({ name, optionsIn }) => [name, optionsIn(tips, context)]));
}

/** Whether a tip matches all active filters. */
export function passesFilters(tip: Tip, active: ActiveFilters, context: FilterContext): boolean {
  return filters.every(({ name, keysOf }) => {
    const key = active[name];
    return key === undefined || keysOf(tip, context).some((own) => isSameKey(own, key));
  });
}
