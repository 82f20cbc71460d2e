import { type ActiveFilters, type FilterOptions, filters } from "@/features/tips/tip-filter";
import { type SortDirection, sortDirections, sortFields } from "@/features/tips/tip-sort";

/** `saved` sorts saved tips by the order in which they were added to the list. */
const browseSorts = ["saved", ...sortFields] as const;
export type BrowseSort = (typeof browseSorts)[number];

export interface BrowseState {
  query: string;
  filters: ActiveFilters;
  /** Null by default: best match first or, without a query, by title. */
  sort: BrowseSort | null;
  direction: SortDirection;
}

/** A query in the address is cut to this length, since a link may contain anything. UTF-16 units. */
const MAX_QUERY_LENGTH = 200;

export const initialBrowseState: BrowseState = {
  query: "",
  filters: {},
  sort: null,
  direction: "asc",
};

export function isSavedOnly({ filters }: BrowseState): boolean {
  return filters.saved !== undefined;
}

/** The sorts to choose from: only saved tips have a time of saving. */
export function offeredSorts(state: BrowseState): readonly BrowseSort[] {
  return isSavedOnly(state) ? browseSorts : sortFields;
}

/** The effective sort: the chosen one if it is offered, or else null (best match first) with a query, title without. */
export function currentSort(state: BrowseState): BrowseSort | null {
  const chosen = offeredSorts(state).find((sort) => sort === state.sort);
  return chosen ?? (state.query.trim() === "" ? "title" : null);
}

/**
 * Reads `?q=&sort=&dir=` and each filter's parameter. An unknown sort or direction is ignored. A filter's key is not
 * checked here, since the options depend on the tips: see `knownOnly`.
 */
export function readBrowseState(params: URLSearchParams): BrowseState {
  const query = (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
  const direction =
    sortDirections.find((one) => one === params.get("dir")) ?? initialBrowseState.direction;
  // A direction without a field applies to titles.
  const field = browseSorts.find((one) => one === params.get("sort")) ?? "title";
  const isChosen =
    field !== "title" || direction === "desc" || (params.get("sort") === "title" && query !== "");
  const active = filters
    .map(({ name, keyFrom }) => [name, keyFrom(params.get(name) ?? "")])
    .filter(([, key]) => key !== "");
  return {
    query,
    filters: Object.fromEntries(active),
    sort: isChosen ? field : null,
    direction,
  };
}

/** The query string of a state, without defaults. */
export function writeBrowseState(state: BrowseState): URLSearchParams {
  const { query, sort, direction } = state;
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  for (const [name, key] of Object.entries(state.filters)) params.set(name, key);
  // `sort=title` is implied without a query, or by `dir=desc`.
  const isImplied = sort === "title" && (query === "" || direction === "desc");
  if (sort !== null && !isImplied) params.set("sort", sort);
  if (direction !== initialBrowseState.direction) params.set("dir", direction);
  return params;
}

/** Removes the filters whose key is not among the options. */
export function knownOnly(state: BrowseState, options: FilterOptions): BrowseState {
  const known = Object.entries(state.filters).filter(([name, key]) =>
    options.get(name)?.some(({ value }) => value === key),
  );
  return { ...state, filters: Object.fromEntries(known) };
}

/** Sets the key of a filter; null removes the filter. */
export function withFilter(state: BrowseState, name: string, key: string | null): BrowseState {
  const { [name]: _, ...others } = state.filters;
  return { ...state, filters: key === null ? others : { ...others, [name]: key } };
}

/** The state after a click on a sort button: reverses the current sort, or sorts ascending by a new one. */
export function toggleSort(state: BrowseState, sort: BrowseSort): BrowseState {
  const isDescending = currentSort(state) === sort && state.direction === "asc";
  return { ...state, sort, direction: isDescending ? "desc" : "asc" };
}

export function activeFilterCount(state: BrowseState): number {
  return Object.keys(state.filters).length;
}
