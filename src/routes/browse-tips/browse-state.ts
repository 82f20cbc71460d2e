import { firstMatch } from "@/features/tips/search-matches";
import type { Tip } from "@/features/tips/tip";
import { categories, difficulties } from "@/features/tips/tip-fields";
import {
  type ActiveFilters,
  type FilterContext,
  type FilterOptions,
  filterOptions,
  filters,
  isSameKey,
  passesFilters,
  placeOfFilter,
} from "@/features/tips/tip-filter";
import type { TipSearch } from "@/features/tips/tip-search";
import {
  newestFirst,
  oldestFirst,
  type SortDirection,
  sortFields,
  sortTips,
} from "@/features/tips/tip-sort";
import { queryIn } from "@/features/tips/use-tip-list";
import { isolate, startOf } from "@/lib/text";

/** `saved` sorts saved tips by when they were saved on this device. Like that of `newest`, its `asc` is newest first. */
const browseSorts = ["saved", ...sortFields, "newest"] as const;
export type BrowseSort = (typeof browseSorts)[number];

export interface BrowseState {
  query: string;
  filters: ActiveFilters;
  isSavedOnly: boolean;
  sort: BrowseSort | null;
  direction: SortDirection;
}

export const initialBrowseState: BrowseState = {
  query: "",
  filters: {},
  isSavedOnly: false,
  sort: null,
  direction: "asc",
};

export function offeredSorts(state: BrowseState): readonly BrowseSort[] {
  return state.isSavedOnly ? browseSorts : browseSorts.filter((sort) => sort !== "saved");
}

/** If no offered sort is chosen, null with a query: best match first. */
export function currentSort(state: BrowseState): BrowseSort | null {
  const chosen = offeredSorts(state).find((sort) => sort === state.sort);
  if (chosen !== undefined) return chosen;
  if (state.query.trim() !== "") return null;
  return state.isSavedOnly ? "saved" : "title";
}

export function currentDirection(state: BrowseState): SortDirection {
  return currentSort(state) === state.sort ? state.direction : "asc";
}

/** UTF-16 units. A longer key in an address is cut. */
const MAX_KEY_LENGTH = 1000;

/** Reads `?q=&saved=1&sort=&dir=` and the filters' keys, even those that no tip has. */
export function readBrowseState(params: URLSearchParams): BrowseState {
  const direction = params.get("dir") === "desc" ? "desc" : "asc";
  const sort = browseSorts.find((one) => one === params.get("sort"));
  const active = filters
    .map(({ name, keyFrom }) => [name, keyFrom((params.get(name) ?? "").slice(0, MAX_KEY_LENGTH))])
    .filter(([, key]) => key !== "");
  return {
    query: queryIn(params),
    filters: Object.fromEntries(active),
    isSavedOnly: params.get("saved") === "1",
    // `dir=desc` without a sort applies to titles.
    sort: sort ?? (direction === "desc" ? "title" : null),
    direction,
  };
}

export function writeBrowseState(state: BrowseState): URLSearchParams {
  const { query, sort, direction, isSavedOnly } = state;
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  for (const [name, key] of Object.entries(state.filters)) params.set(name, key);
  if (isSavedOnly) params.set("saved", "1");
  // `sort=title` is implied where it is the default, or by `dir=desc`.
  const isDefault = query === "" && !isSavedOnly;
  const isImplied = sort === "title" && (isDefault || direction === "desc");
  if (sort !== null && !isImplied) params.set("sort", sort);
  if (direction === "desc") params.set("dir", direction);
  return params;
}

const keysOfForm = new Map<string, readonly string[]>([
  ["category", categories],
  ["difficulty", difficulties],
]);

/** The options until the list has loaded: what the share form offers, but no author, whose name may be any text of a link. */
export function optionsWithoutTips(context: FilterContext): FilterOptions {
  return filterOptions(({ name, keysIn }) => keysOfForm.get(name) ?? keysIn([], context));
}

/** Adds the keys that no tip has to the options, so that the controls show what is chosen. */
export function withActiveKeys(options: FilterOptions, active: ActiveFilters): FilterOptions {
  return filterOptions(({ name }) => {
    const keys = options.get(name)?.map(({ value }) => value) ?? [];
    const key = active[name];
    return key === undefined || keys.includes(key) ? keys : [...keys, key];
  });
}

/** Gives the filters' keys the options' spelling. */
export function inSpellingOf(options: FilterOptions, state: BrowseState): BrowseState {
  const spelled = Object.entries(state.filters).map(([name, key]) => {
    const option = options.get(name)?.find(({ value }) => isSameKey(value, key));
    return [name, option?.value ?? key];
  });
  return { ...state, filters: Object.fromEntries(spelled) };
}

export function withFilter(state: BrowseState, name: string, key: string | null): BrowseState {
  const { [name]: _, ...others } = state.filters;
  return { ...state, filters: key === null ? others : { ...others, [name]: key } };
}

export function toggleFilter(state: BrowseState, name: string, key: string): BrowseState {
  return withFilter(state, name, state.filters[name] === key ? null : key);
}

export function toggleSort(state: BrowseState, sort: BrowseSort): BrowseState {
  const isDescending = currentSort(state) === sort && currentDirection(state) === "asc";
  return { ...state, sort, direction: isDescending ? "desc" : "asc" };
}

/** The chosen options of the panel, so without `isSavedOnly`. */
export function chosenOptions({ filters: active }: BrowseState, options: FilterOptions) {
  return filters.flatMap((filter) => {
    const option = options.get(filter.name)?.find(({ value }) => value === active[filter.name]);
    return option === undefined ? [] : [{ filter, option }];
  });
}

/** The title of a list by one author, about one category, or for one month; null for any other. */
export function listTitle(state: BrowseState, options: FilterOptions): string | null {
  const titles = chosenOptions(state, options).flatMap(
    ({ filter: { titleOf }, option }) => titleOf?.(isolate(option.label)) ?? [],
  );
  return titles.length === 1 ? (titles[0] ?? null) : null;
}

export interface FoundTips {
  tips: readonly Tip[];
  terms: ReadonlySet<string> | null;
  /** Where in a description is what was looked for, in UTF-16 units; undefined if it is not there. */
  placeIn: (description: string) => number | undefined;
  suggestions: readonly string[];
}

/** @param listed saved tips, if `isSavedOnly`, in the order in which they were saved */
export function sortListed(
  listed: readonly Tip[],
  sort: BrowseSort,
  direction: SortDirection,
): readonly Tip[] {
  // The button's first click must show the most recent first.
  if (sort === "saved") return direction === "asc" ? listed.toReversed() : listed;
  if (sort === "newest") return direction === "asc" ? newestFirst(listed) : oldestFirst(listed);
  return sortTips(listed, sort, direction);
}

/**
 * Finds the tips that pass the filters and match the query: best match first if no sort is chosen.
 * @param sorted the list in its order: sorting it takes longer than finding, and a letter does not change it
 * @param search null without a query or an index
 */
export function findTips(
  sorted: readonly Tip[],
  state: BrowseState,
  context: FilterContext,
  search: TipSearch | null,
): FoundTips {
  const passing = sorted.filter((tip) => passesFilters(tip, state.filters, context));
  const result = search?.find(state.query) ?? null;
  const found = result === null ? passing : passing.filter(({ _id }) => result.scores.has(_id));
  return {
    tips: result && currentSort(state) === null ? bestFirst(found, result.scores) : found,
    terms: result?.terms ?? null,
    placeIn: (description) => {
      const shown = startOf(description);
      const match = result === null ? undefined : firstMatch(shown, result.terms);
      return match ?? placeOfFilter(shown, state.filters, context);
    },
    suggestions: result?.scores.size === 0 ? (search?.suggest(state.query) ?? []) : [],
  };
}

function bestFirst(tips: readonly Tip[], scores: ReadonlyMap<string, number>): readonly Tip[] {
  const scoreOf = ({ _id }: Tip) => scores.get(_id) ?? 0;
  return tips.toSorted((one, other) => scoreOf(other) - scoreOf(one));
}
