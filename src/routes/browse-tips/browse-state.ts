import { type ActiveFilters, type FilterOptions, filters } from "@/features/tips/tip-filter";
import {
  type SortDirection,
  type SortField,
  sortDirections,
  sortFields,
} from "@/features/tips/tip-sort";

/** Saved tips can be sorted by when they were saved, too. */
export const browseSorts = ["saved", ...sortFields] as const;
export type BrowseSort = SortField | "saved";

/** What the reader asked for, as the address says it. */
export interface BrowseState {
  query: string;
  filters: ActiveFilters;
  /** Null while no sort has been chosen: the best match first, and without a query by title. */
  sort: BrowseSort | null;
  direction: SortDirection;
}

/** A longer one finds nothing that a shorter one does not, and no keyboard writes it. UTF-16 units. */
export const MAX_QUERY_LENGTH = 200;

export const initialBrowseState: BrowseState = {
  query: "",
  filters: {},
  sort: null,
  direction: "asc",
};

/** The sort in use: by title unless another was chosen; null for the best match first. */
export function currentSort({ query, filters, sort }: BrowseState): BrowseSort | null {
  const isOffered = sort !== "saved" || filters.saved !== undefined;
  return (isOffered ? sort : null) ?? (query.trim() === "" ? "title" : null);
}

/**
 * Reads `?q=&sort=&dir=` and each filter's parameter. An unknown sort or direction counts as none given; whether there is
 * anything to find with a filter depends on the tips, and `knownOnly` removes the others.
 */
export function readBrowseState(params: URLSearchParams): BrowseState {
  const query = (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
  const direction =
    sortDirections.find((one) => one === params.get("dir")) ?? initialBrowseState.direction;
  // A direction without a field is that of the titles.
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

/** The address for a state; what is as it is at first is left out. */
export function writeBrowseState(state: BrowseState): URLSearchParams {
  const { query, sort, direction } = state;
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  for (const [name, key] of Object.entries(state.filters)) params.set(name, key);
  // By title it is anyway, without a query or where a direction is given.
  const isImplied = sort === "title" && (query === "" || direction === "desc");
  if (sort !== null && !isImplied) params.set("sort", sort);
  if (direction !== initialBrowseState.direction) params.set("dir", direction);
  return params;
}

/** The state without filters that no tip could pass since no tip has such a value. */
export function knownOnly(state: BrowseState, options: FilterOptions): BrowseState {
  const known = Object.entries(state.filters).filter(([name, key]) =>
    options.get(name)?.some(({ value }) => value === key),
  );
  return { ...state, filters: Object.fromEntries(known) };
}

/** The state with another key for one filter; null takes the filter out. */
export function withFilter(state: BrowseState, name: string, key: string | null): BrowseState {
  const { [name]: _, ...others } = state.filters;
  return { ...state, filters: key === null ? others : { ...others, [name]: key } };
}

/** A click on a sort: the other direction if it is the current one, else ascending by the new one. */
export function toggleSort(state: BrowseState, sort: BrowseSort): BrowseState {
  const isReversed = currentSort(state) === sort && state.direction === "asc";
  return { ...state, sort, direction: isReversed ? "desc" : "asc" };
}

/** How many filters are in use. */
export function activeFilterCount(state: BrowseState): number {
  return Object.keys(state.filters).length;
}
