import type { AuthUser } from "@/auth/auth-user";
import type { SelectOption } from "@/components/field";
import { mentionedMonths, mentionsIn } from "@/features/tips/months";
import { isOwnTip, sharedAt, type Tip } from "@/features/tips/tip";
import { capitalize, categoryId, categoryName } from "@/features/tips/tip-fields";
import { difficultyRank } from "@/features/tips/tip-sort";
import { LANGUAGE, monthNames } from "@/lib/format";
import type { Hemisphere } from "@/lib/hemisphere";
import { foldText, isBlank, isolate, shownLine } from "@/lib/text";

/** The selected key of each active filter, by the filter's name. */
export type ActiveFilters = Readonly<Record<string, string>>;

/** What filters depend on besides the tip. */
export interface FilterContext {
  hemisphere: Hemisphere;
  /** Milliseconds since 1970; null at the first visit. */
  lastVisit: number | null;
  user: Pick<AuthUser, "email" | "displayName"> | null;
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
  /** The keys to choose from, in order. */
  keysIn: (tips: readonly Tip[], context: FilterContext) => readonly string[];
  labelOf: (key: string) => string;
  /** Names a list with no other such filter. */
  titleOf?: (label: string) => string;
  /** What is said if no tip has the key with this label. */
  emptyTitle: (label: string) => string;
  /** Where in a tip's description the selected key is, in UTF-16 units. */
  placeIn?: (description: string, key: string, context: FilterContext) => number | undefined;
  /** Whether the panel leaves the filter out while it has no options. */
  isOptional?: boolean;
}

const compareTexts = (one: string, other: string) => one.localeCompare(other, LANGUAGE);

const asWritten = (key: string) => key;

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

/** The month filter's keys, by the month's index. */
const monthKeys = monthNames.map((name) => name.toLowerCase());

/** The key of the tips that are new on this device. */
export const SINCE_LAST_VISIT = "new";

/** A list that the device has persisted lacks the e-mail addresses, but not the names. */
function isReadersOwn(tip: Tip, user: FilterContext["user"]): boolean {
  if (tip.email !== "") return isOwnTip(tip, user);
  return !isBlank(tip.name) && isSameKey(tip.name, user?.displayName ?? "");
}

/** The filters, in the order of Browse's panel. The panel, the query string and the state read all filters from here. */
export const filters: readonly Filter[] = [
  {
    name: "category",
    label: "Category",
    keysOf: (tip) => [categoryId(tip.category)],
    keyFrom: categoryId,
    keysIn: (tips) =>
      valuesIn(tips, ({ category }) => categoryId(category)).sort((one, other) =>
        compareTexts(categoryName(one), categoryName(other)),
      ),
    labelOf: categoryName,
    titleOf: (category) => `Tips about ${category}`,
    emptyTitle: (category) => `No tips about ${category} yet`,
  },
  {
    name: "difficulty",
    label: "Difficulty",
    keysOf: (tip) => [foldText(tip.difficulty)],
    keyFrom: foldText,
    keysIn: (tips) =>
      valuesIn(tips, ({ difficulty }) => foldText(difficulty)).sort(
        (one, other) => difficultyRank(one) - difficultyRank(other) || compareTexts(one, other),
      ),
    labelOf: capitalize,
    emptyTitle: (difficulty) => `No tips rated ${difficulty} yet`,
  },
  {
    name: "author",
    label: "Author",
    keysOf: (tip) => [shownLine(tip.name)],
    keyFrom: shownLine,
    keysIn: (tips) => valuesIn(tips, ({ name }) => shownLine(name)).sort(compareTexts),
    labelOf: asWritten,
    titleOf: (author) => `Tips by ${author}`,
    emptyTitle: (author) => `No tips by ${author} yet`,
  },
  {
    name: "month",
    label: "Month",
    // Not "Month: ", since the tip may say that November is too late.
    prefix: "Mentions ",
    keysOf: ({ title, description }, { hemisphere }) =>
      mentionedMonths(`${title}\n${description}`, hemisphere).map(
        (month) => monthKeys[month] ?? "",
      ),
    keyFrom: foldText,
    placeIn: (description, key, { hemisphere }) =>
      [...mentionsIn(description, hemisphere)].find(({ months }) =>
        months.some((month) => monthKeys[month] === key),
      )?.start,
    // All months, from January, since `FilterToggles` finds the current month's option by its index.
    keysIn: () => monthKeys,
    labelOf: capitalize,
    titleOf: (month) => `Tips that mention ${month}`,
    emptyTitle: (month) => `No tips for ${month} yet`,
  },
  {
    name: "shared",
    label: "Shared",
    prefix: "Shared ",
    keysOf: (tip, { lastVisit, user }) => {
      const time = sharedAt(tip)?.getTime() ?? 0;
      const isNew = lastVisit !== null && time > lastVisit && !isReadersOwn(tip, user);
      return isNew ? [SINCE_LAST_VISIT] : [];
    },
    keyFrom: foldText,
    keysIn: (_tips, { lastVisit }) => (lastVisit === null ? [] : [SINCE_LAST_VISIT]),
    labelOf: (key) => (key === SINCE_LAST_VISIT ? "since your last visit" : key),
    emptyTitle: (label) => `No tips shared ${label}`,
    isOptional: true,
  },
];

/** The options of each filter, by the filter's name. */
export type FilterOptions = ReadonlyMap<string, readonly SelectOption[]>;

/** The options of filters with these keys. */
export function filterOptions(keysOf: (filter: Filter) => readonly string[]): FilterOptions {
  return new Map(
    filters.map((filter) => [
      filter.name,
      keysOf(filter).map((value) => ({ value, label: filter.labelOf(value) })),
    ]),
  );
}

/** The options that the filters offer for a list of tips. */
export function filterOptionsIn(tips: readonly Tip[], context: FilterContext): FilterOptions {
  return filterOptions(({ keysIn }) => keysIn(tips, context));
}

/** Whether a tip matches all active filters. */
export function passesFilters(tip: Tip, active: ActiveFilters, context: FilterContext): boolean {
  return filters.every(({ name, keysOf }) => {
    const key = active[name];
    return key === undefined || keysOf(tip, context).some((own) => isSameKey(own, key));
  });
}

/** A sentence about the first active filter whose key no tip has, whatever the others are; null if there is none. */
export function titleWithoutTips(
  tips: readonly Tip[],
  active: ActiveFilters,
  context: FilterContext,
): string | null {
  for (const { name, labelOf, emptyTitle } of filters) {
    const key = active[name];
    if (key === undefined) continue;
    const hasTips = tips.some((tip) => passesFilters(tip, { [name]: key }, context));
    if (!hasTips) return emptyTitle(isolate(labelOf(key)));
  }
  return null;
}

/** Where in a tip's description the first active filter finds its key, in UTF-16 units; undefined if none does. */
export function placeOfFilter(
  description: string,
  active: ActiveFilters,
  context: FilterContext,
): number | undefined {
  return filters
    .map(({ name, placeIn }) => placeIn?.(description, active[name] ?? "", context))
    .find((place) => place !== undefined);
}
