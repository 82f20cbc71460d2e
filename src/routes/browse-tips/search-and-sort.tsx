import { ArrowDown, ArrowUp, Search, X } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import {
  type BrowseSort,
  type BrowseState,
  currentDirection,
  currentSort,
  MAX_QUERY_LENGTH,
  offeredSorts,
  toggleSort,
} from "@/routes/browse-tips/browse-state";

export interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
  onLeave: () => void;
  onSubmit: () => void;
}

export function SearchBox({ query, onSearch, onLeave, onSubmit }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function handleClear() {
    onSearch("");
    input.current?.focus();
  }

  return (
    <search className="min-w-[min(10rem,100%)] flex-1 lg:max-w-sm">
      <form className="relative" onSubmit={handleSubmit}>
        <label className="input min-h-touch w-full pe-11">
          <Search size="1.125rem" className="shrink-0 text-ink-soft" />
          <input
            ref={input}
            type="search"
            aria-label="Search tips"
            placeholder="Search tips"
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={(event) => onSearch(event.target.value)}
            onBlur={onLeave}
          />
        </label>
        {query !== "" && (
          <button
            type="button"
            aria-label="Clear search"
            className="absolute inset-y-0 end-0 z-1 grid w-touch place-items-center text-ink-soft -outline-offset-4"
            onClick={handleClear}
          >
            <X size="1.125rem" />
          </button>
        )}
      </form>
    </search>
  );
}

const sortLabels: Record<BrowseSort, string> = {
  title: "Title",
  category: "Category",
  difficulty: "Difficulty",
  saved: "Recently saved",
};

const directions = { asc: "sorted ascending", desc: "sorted descending" };
const savedDirections = { asc: "newest first", desc: "oldest first" };

export interface SortButtonsProps {
  state: BrowseState;
  onChange: (state: BrowseState) => void;
}

export function SortButtons({ state, onChange }: SortButtonsProps) {
  const current = currentSort(state);
  const direction = currentDirection(state);
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  const directionId = useId();
  const classOf = (isCurrent: boolean) => `btn btn-ghost px-2.5 ${isCurrent ? "" : "font-normal"}`;
  return (
    <fieldset className="flex flex-wrap items-center gap-1 lg:ms-auto">
      <legend className="float-start pe-1 text-ink-soft text-sm">Sort by</legend>
      {state.query.trim() !== "" && (
        <button
          type="button"
          aria-pressed={current === null}
          className={classOf(current === null)}
          onClick={() => onChange({ ...state, sort: null, direction: "asc" })}
        >
          Best match
        </button>
      )}
      {offeredSorts(state).map((sort) => {
        const isCurrent = current === sort;
        return (
          <button
            key={sort}
            type="button"
            aria-pressed={isCurrent}
            aria-describedby={isCurrent ? directionId : undefined}
            className={classOf(isCurrent)}
            onClick={() => onChange(toggleSort(state, sort))}
          >
            <span>{sortLabels[sort]}</span>
            {isCurrent && <Arrow size="1rem" />}
          </button>
        );
      })}
      <span id={directionId} hidden>
        {current === "saved" ? savedDirections[direction] : directions[direction]}
      </span>
    </fieldset>
  );
}
