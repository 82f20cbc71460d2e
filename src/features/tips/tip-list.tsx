/** @file A searchable list of tips: its search box and toggles, and as many of its items as a slow phone renders at once. */

import { Search, X } from "lucide-react";
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { InView } from "react-intersection-observer";
import { useLocation } from "react-router-dom";
import { useMatchHighlights } from "@/features/tips/search-matches";
import type { Tip } from "@/features/tips/tip";
import { MAX_QUERY_LENGTH, type MarkedTip } from "@/features/tips/use-tip-list";
import { formatCount } from "@/lib/format";
import { whenIdle } from "@/lib/idle";
import { readForTab, writeForTab } from "@/lib/storage";

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

interface ToggleProps extends ComponentProps<"button"> {
  isOn: boolean;
}

/** A button of the rows of choices above a list. */
export function Toggle({ isOn, className = "", ...button }: ToggleProps) {
  const state = isOn ? "" : "btn-ghost border-rule font-normal";
  return (
    <button type="button" aria-pressed={isOn} className={`btn ${state} ${className}`} {...button} />
  );
}

export interface NewTipsButtonProps {
  count: number;
  onShow: () => void;
}

/** Takes no room, since it appears while the list is scrolled. Announced once. */
export function NewTipsButton({ count, onShow }: NewTipsButtonProps) {
  return (
    <div role="status" className="new-tips">
      {count > 0 && (
        <button type="button" className="btn btn-accent" onClick={onShow}>
          {formatCount(count, "new tip")}
        </button>
      )}
    </div>
  );
}

/** How many tips are shown at first, and then added at a time: rendering thousands would block a slow phone. */
export const PAGE_COUNT = 12;

/** Another list begins with these, and grows by as many whenever the browser is idle: a slow phone shows it sooner. */
const STEP_COUNT = 3;

/** How often a list grows by itself: then, the end of the page can be reached. */
const MAX_GROWTH = 3;

/** A few rows below the window. */
const END_MARGIN = "0px 0px 1500px";

const isBelow = (list: Element, element: Element | null) =>
  element !== null &&
  (list.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export interface GrowingListProps {
  tips: readonly Tip[];
  /** The terms of a search, which are marked. */
  terms: ReadonlySet<string> | null;
  /** The query string by which the tips were found. */
  view: string;
  /** Whether the address, in whatever spelling, leads to this view. */
  isInAddress: boolean;
  marked: MarkedTip;
  className: string;
  /** Renders a list item. */
  children: (tip: Tip) => ReactNode;
}

/** Shows more tips as the end comes near, or with a button. Back finds as many as there were. */
export function GrowingList(props: GrowingListProps) {
  const { tips, terms, view, isInAddress, marked, className, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  // Back shows as many tips as before, so that the router can restore the scroll position.
  const storageKey = `sow-and-tell:shown:${key}`;
  const stored = isInAddress ? Number(readForTab(storageKey)) : 0;
  const [page, setPage] = useState({ view, count: stored || PAGE_COUNT, growth: 0 });
  const isOther = page.view !== view;
  const count = isOther ? stored || STEP_COUNT : page.count;
  const isGrowing = count < PAGE_COUNT;
  const markedIndex = tips.findIndex(({ _id }) => _id === marked.id);
  const shown = tips.slice(0, Math.max(count, markedIndex + 1));
  useMatchHighlights(list, terms);

  useEffect(() => {
    if (isInAddress && !isGrowing) writeForTab(storageKey, String(count));
  }, [isInAddress, isGrowing, storageKey, count]);
  useEffect(() => {
    if (isGrowing) {
      const grow = () => setPage({ view, count: count + STEP_COUNT, growth: 0 });
      return whenIdle(() => startTransition(grow));
    }
    // What Back has restored must not be stored for the view that comes next.
    if (isOther) setPage({ view, count, growth: 0 });
  }, [isGrowing, isOther, view, count]);
  useEffect(() => {
    if (markedIndex === -1 || marked.hasScrolled.current) return;
    marked.hasScrolled.current = true;
    const item = list.current?.children[markedIndex];
    item?.scrollIntoView({ block: "center" });
    // Unless the member has moved the focus in the meantime. The dialog about the outcome may still be closing.
    if (document.activeElement?.matches("body, main, h1, .swal2-hide"))
      item?.querySelector("a")?.focus({ preventScroll: true });
  }, [markedIndex, marked]);

  function showMore(growth: number) {
    setPage({ view, count: shown.length + PAGE_COUNT, growth });
  }

  function handleEnd(isNear: boolean) {
    // What has the focus below the list would be pushed off the screen.
    const hasFocusBelow = list.current !== null && isBelow(list.current, document.activeElement);
    if (isNear && !hasFocusBelow) startTransition(() => showMore(page.growth + 1));
  }

  function handlePress() {
    flushSync(() => showMore(page.growth));
    list.current?.children[shown.length]?.querySelector("a")?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none */}
      <ul ref={list} role="list" className={className}>
        {shown.map((tip) => children(tip))}
      </ul>
      {shown.length < tips.length && !isGrowing && (
        <>
          {page.growth < MAX_GROWTH && (
            <>
              {/* The key makes the browser report again an end that is still near after tips were added. */}
              <InView
                key={shown.length}
                onChange={handleEnd}
                rootMargin={END_MARGIN}
                fallbackInView={false}
              />
            </>
          )}
          <button
            type="button"
            className="btn btn-outline mx-auto mt-8 flex print:hidden"
            onClick={handlePress}
          >
            Show more tips
          </button>
        </>
      )}
    </>
  );
}
