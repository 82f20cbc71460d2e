import type { Tip } from "@/features/tips/tip";
import {
  type ActiveFilters,
  type FilterOptions,
  filters,
  isSameKey,
  passesFilters,
} from "@/features/tips/tip-filter";
import type { TipSearch } from "@/features/tips/tip-search";
import { type SortDirection, sortFields, sortTips } from "@/features/tips/tip-sort";
import type { Hemisphere } from "@/lib/choices";

/** `saved` sorts saved tips by when they were saved on this device; its `asc` is most recent first. */
const browseSorts = ["saved", ...sortFields] as const;
export type BrowseSort = (typeof browseSorts)[number];

export interface BrowseState {
  query: string;
  filters: ActiveFilters;
  isSavedOnly: boolean;
  sort: BrowseSort | null;
  direction: SortDirection;
}

/** UTF-16 units. A longer query in an address is cut. */
export const MAX_QUERY_LENGTH = 200;

export const initialBrowseState: BrowseState = {
  query: "",
  filters: {},
  isSavedOnly: false,
  sort: null,
  direction: "asc",
};

export function offeredSorts(state: BrowseState): readonly BrowseSort[] {
  return state.isSavedOnly ? browseSorts : sortFields;
}

/** Null with a query, if no offered sort is chosen: best match first. */
export function currentSort(state: BrowseState): BrowseSort | null {
  const chosen = offeredSorts(state).find((sort) => sort === state.sort);
  return chosen ?? (state.query.trim() === "" ? "title" : null);
}

export function currentDirection(state: BrowseState): SortDirection {
  return currentSort(state) === state.sort ? state.direction : "asc";
}

/** Reads `?q=&saved=1&sort=&dir=` and the filters' keys, even unknown ones: see `knownOnly`. */
export function readBrowseState(params: URLSearchParams): BrowseState {
  const query = (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
  const direction = params.get("dir") === "desc" ? "desc" : "asc";
  const sort = browseSorts.find((one) => one === params.get("sort"));
  const active = filters
    .map(({ name, keyFrom }) => [name, keyFrom(params.get(name) ?? "")])
    .filter(([, key]) => key !== "");
  return {
    query,
    filters: Object.fromEntries(active),
    isSavedOnly: params.get("saved") === "1",
    // `dir=desc` without a sort applies to titles.
    sort: sort ?? (direction === "desc" ? "title" : null),
    direction,
  };
}

export function writeBrowseState(state: BrowseState): URLSearchParams {
  const { query, sort, direction } = state;
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  for (const [name, key] of Object.entries(state.filters)) params.set(name, key);
  if (state.isSavedOnly) params.set("saved", "1");
  // `sort=title` is implied without a query, or by `dir=desc`.
  const isImplied = sort === "title" && (query === "" || direction === "desc");
  if (sort !== null && !isImplied) params.set("sort", sort);
  if (direction === "desc") params.set("dir", direction);
  return params;
}

/** Removes the filters whose key is not among the options, and gives the others the options' spelling. */
export function knownOnly(state: BrowseState, options: FilterOptions): BrowseState {
  const known = Object.entries(state.filters).flatMap(([name, key]) => {
    const option = options.get(name)?.find(({ value }) => isSameKey(value, key));
    return option === undefined ? [] : [[name, option.value] as const];
  });
  return { ...state, filters: Object.fromEntries(known) };
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

export function activeFilterCount({ filters, isSavedOnly }: BrowseState): number {
  return Object.keys(filters).length + Number(isSavedOnly);
}

export interface FoundTips {
  tips: readonly Tip[];
  terms: ReadonlySet<string> | null;
  suggestions: readonly string[];
}

/**
 * @param listed saved tips, if `isSavedOnly`, in the order in which they were saved
 * @param search null without a query or an index
 */
export function findTips(
  listed: readonly Tip[],
  state: BrowseState,
  hemisphere: Hemisphere,
  search: TipSearch | null,
): FoundTips {
  const passing = listed.filter((tip) => passesFilters(tip, state.filters, hemisphere));
  const result = search?.find(state.query) ?? null;
  const found = result === null ? passing : passing.filter(({ _id }) => result.scores.has(_id));
  return {
    tips: inOrder(found, state, result?.scores),
    terms: result?.terms ?? null,
    suggestions: result?.scores.size === 0 ? (search?.suggest(state.query) ?? []) : [],
  };
}

function inOrder(
  tips: readonly Tip[],
  state: BrowseState,
  scores: ReadonlyMap<string, number> | undefined,
): readonly Tip[] {
  const sort = currentSort(state);
  const direction = currentDirection(state);
  // The button's first click must show the most recent first.
  if (sort === "saved") return direction === "asc" ? tips.toReversed() : tips;
  const sorted = sortTips(tips, sort ?? "title", direction);
  if (sort !== null || scores === undefined) return sorted;
  const scoreOf = ({ _id }: Tip) => scores.get(_id) ?? 0;
  return sorted.sort((one, other) => scoreOf(other) - scoreOf(one));
}
