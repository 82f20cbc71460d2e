import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

export interface SearchBoxProps {
  /** The search as the address has it. */
  query: string;
  onSearch: (query: string) => void;
}

/** The search. It keeps its own text while somebody types, since the address follows a moment later. */
export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query);
  /** What was sent on and has not come back yet, oldest first. */
  const onTheWay = useRef([query]);

  // A query that is not on its way is Back's, a link's or Reset's: show that one.
  useEffect(() => {
    const place = onTheWay.current.indexOf(query);
    onTheWay.current = place === -1 ? [query] : onTheWay.current.slice(place);
    if (place === -1) setText(query);
  }, [query]);

  function handleChange(value: string) {
    setText(value);
    onTheWay.current.push(value);
    onSearch(value);
  }

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
          value={text}
          onChange={(event) => handleChange(event.target.value)}
        />
      </label>
    </search>
  );
}
