import { ArrowDown, ArrowUp, Search } from "lucide-react";
import type { FormEvent } from "react";
import {
  type BrowseSort,
  type BrowseState,
  currentSort,
  offeredSorts,
  toggleSort,
} from "@/routes/browse-tips/browse-state";

export interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
  onBlur: () => void;
  onSubmit: () => void;
}

export function SearchBox({ query, onSearch, onBlur, onSubmit }: SearchBoxProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <search className="min-w-40 flex-1 lg:basis-xl">
      <form onSubmit={handleSubmit}>
        <label className="input min-h-touch w-full">
          <Search aria-hidden="true" size="1.125rem" className="shrink-0 text-ink-soft" />
          <input
            type="search"
            aria-label="Search tips"
            placeholder="Search tips"
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            value={query}
            onChange={(event) => onSearch(event.target.value)}
            onBlur={onBlur}
          />
        </label>
      </form>
    </search>
  );
}

const labels: Record<BrowseSort, string> = {
  title: "Title",
  category: "Category",
  difficulty: "Difficulty",
  saved: "Recently saved",
};

export interface SortButtonsProps {
  state: BrowseState;
  onChange: (state: BrowseState) => void;
}

export function SortButtons({ state, onChange }: SortButtonsProps) {
  const current = currentSort(state);
  const isAscending = state.direction === "asc";
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <fieldset className="flex flex-wrap items-center gap-1 md:ms-auto">
      <legend className="float-start pe-1 text-ink-soft text-sm">Sort by</legend>
      {offeredSorts(state).map((sort) => {
        const isCurrent = current === sort;
        return (
          <button
            key={sort}
            type="button"
            aria-pressed={isCurrent}
            aria-describedby={isCurrent ? "sort-direction" : undefined}
            className={`btn btn-ghost px-2.5 sm:px-4 ${isCurrent ? "" : "font-normal"}`}
            onClick={() => onChange(toggleSort(state, sort))}
          >
            <span>{labels[sort]}</span>
            {isCurrent && <Arrow aria-hidden="true" size="1rem" />}
          </button>
        );
      })}
      <span id="sort-direction" className="sr-only">
        {isAscending ? "sorted ascending" : "sorted descending"}
      </span>
    </fieldset>
  );
}
