import { Search } from "lucide-react";

export interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
  /** Called when the search is finished. */
  onLeave: () => void;
}

/** The search. */
export function SearchBox({ query, onSearch, onLeave }: SearchBoxProps) {
  return (
    <search className="min-w-40 flex-1 md:max-w-md">
      <label className="input min-h-touch w-full">
        <Search aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
        <input
          type="search"
          aria-label="Search tips"
          placeholder="Search tips"
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          value={query}
          onChange={(event) => onSearch(event.target.value)}
          onBlur={onLeave}
        />
      </label>
    </search>
  );
}
