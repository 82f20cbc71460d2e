import {
  type SortDirection,
  type SortField,
  sortDirections,
  sortFields,
} from "@/features/tips/tip-sort";

/** What the reader asked for, as the address says it. Null: no filter. */
export interface BrowseState {
  query: string;
  category: string | null;
  difficulty: string | null;
  /** Only what is saved on this device. */
  saved: boolean;
  /** Null while no sort has been chosen: the best match first, and without a query by title. */
  sort: SortField | null;
  direction: SortDirection;
}

/** A longer one finds nothing that a shorter one does not, and comes from no keyboard. UTF-16 units. */
export const MAX_QUERY_LENGTH = 200;

export const initialBrowseState: BrowseState = {
  query: "",
  category: null,
  difficulty: null,
  saved: false,
  sort: null,
  direction: "asc",
};

/** The sort that holds: by title unless another was chosen; null for the best match first. */
export function currentSort({ query, sort }: BrowseState): SortField | null {
  return sort ?? (query.trim() === "" ? "title" : null);
}

/**
 * Reads `?q=&category=&difficulty=&saved=&sort=&dir=`. An unknown sort or direction counts as none given; whether a category
 * or difficulty is known depends on the tips, so `knownOnly` sees to those.
 */
export function readBrowseState(params: URLSearchParams): BrowseState {
  const query = (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
  const direction =
    sortDirections.find((one) => one === params.get("dir")) ?? initialBrowseState.direction;
  // A direction without a field is that of the titles.
  const field = sortFields.find((one) => one === params.get("sort")) ?? "title";
  const isChosen =
    field !== "title" || direction === "desc" || (params.get("sort") === "title" && query !== "");
  return {
    query,
    category: params.get("category") || null,
    difficulty: params.get("difficulty")?.trim().toLowerCase() || null,
    saved: params.get("saved") === "1",
    sort: isChosen ? field : null,
    direction,
  };
}

/** The address for a state; what is as it is at first is left out. */
export function writeBrowseState(state: BrowseState): URLSearchParams {
  const { query, category, difficulty, saved, sort, direction } = state;
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (category !== null) params.set("category", category);
  if (difficulty !== null) params.set("difficulty", difficulty);
  if (saved) params.set("saved", "1");
  // By title it is anyway, without a query or where a direction is given.
  const isImplied = sort === "title" && (query === "" || direction === "desc");
  if (sort !== null && !isImplied) params.set("sort", sort);
  if (direction !== initialBrowseState.direction) params.set("dir", direction);
  return params;
}

interface KnownValues {
  categories: readonly { value: string }[];
  difficulties: readonly { value: string }[];
}

/** The state without filters that no tip could pass since no tip has such a value. */
export function knownOnly(state: BrowseState, known: KnownValues): BrowseState {
  const isKnown = (options: readonly { value: string }[], value: string | null) =>
    options.some((option) => option.value === value);
  return {
    ...state,
    category: isKnown(known.categories, state.category) ? state.category : null,
    difficulty: isKnown(known.difficulties, state.difficulty) ? state.difficulty : null,
  };
}

/** A click on a sort: the other direction if it is the current one, else ascending by the new one. */
export function toggleSort(state: BrowseState, field: SortField): BrowseState {
  const isReversed = currentSort(state) === field && state.direction === "asc";
  return { ...state, sort: field, direction: isReversed ? "desc" : "asc" };
}

/** How many of the three filters are set. */
export function activeFilterCount({ category, difficulty, saved }: BrowseState): number {
  return [category !== null, difficulty !== null, saved].filter(Boolean).length;
}
