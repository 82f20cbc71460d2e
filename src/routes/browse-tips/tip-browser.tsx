import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { EmptyState, Spinner } from "@/components/states";
import { Plate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip";
import { type FilterOptions, filters } from "@/features/tips/tip-filter";
import { formatNumber } from "@/lib/format";
import { isolate } from "@/lib/text";
import {
  activeFilterCount,
  type BrowseState,
  initialBrowseState,
} from "@/routes/browse-tips/browse-state";
import { FilterControls } from "@/routes/browse-tips/filter-controls";
import { SearchBox } from "@/routes/browse-tips/search-and-sort";
import { TipGrid } from "@/routes/browse-tips/tip-grid";
import { useTipBrowser } from "@/routes/browse-tips/use-tip-browser";

export interface TipBrowserProps {
  /** Possibly with other members' hidden ones, which are not shown. */
  tips: readonly Tip[];
}

export function TipBrowser({ tips }: TipBrowserProps) {
  const { state, setState, search, flush, ...shown } = useTipBrowser(tips);
  const { options, view, found, total, saved, isSearching } = shown;
  const { state: locationState } = useLocation();
  // Back and a reload restore the location's state, but the tip that it names is not new then.
  const isFirstVisit = useNavigationType() === "PUSH";
  const [newTipId] = useState<string | undefined>(
    isFirstVisit ? locationState?.newTipId : undefined,
  );
  const hasScrolledToNewTip = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  useFocusInList(list);
  const hasNoSavedTips = state.isSavedOnly && saved.length === 0;

  // Most buttons below disappear on a click. The search box would open a phone's keyboard over the list.
  function focusList() {
    list.current?.focus({ preventScroll: true });
  }

  function handleReset() {
    setState(initialBrowseState);
    focusList();
  }

  function handleClearFilters() {
    setState({ ...state, filters: {}, isSavedOnly: false });
    focusList();
  }

  function handleSuggestion(suggestion: string) {
    search(suggestion);
    focusList();
  }

  function handleShowResults() {
    focusList();
    list.current?.scrollIntoView();
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SearchBox
          query={state.query}
          onSearch={search}
          onLeave={flush}
          onSubmit={handleShowResults}
        />
        <FilterControls
          state={state}
          options={options}
          savedCount={saved.length}
          shownCount={isSearching ? null : found.tips.length}
          onChange={setState}
          onShowResults={handleShowResults}
        />
      </div>
      <div className="my-3 flex min-h-touch flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-ink-soft">
          {isSearching
            ? ""
            : `Showing ${formatNumber(found.tips.length)} of ${formatNumber(total)} premium gardening tips`}
        </p>
        <ActiveFilterText state={state} options={options} />
        {activeFilterCount(state) > 0 && (
          <button type="button" className="btn btn-ghost" onClick={handleClearFilters}>
            Clear filters
          </button>
        )}
      </div>
      <div ref={list} tabIndex={-1}>
        {isSearching ? (
          <Spinner label="Searching" />
        ) : found.tips.length === 0 ? (
          <EmptyState
            title={hasNoSavedTips ? "No saved tips yet" : "No tips match your current filters"}
            text={emptyText(total, hasNoSavedTips)}
            picture={<Plate seed="no tips" name="fern" className="size-full" />}
          >
            {found.suggestions.length > 0 && (
              <p className="flex flex-wrap items-center justify-center gap-2">
                <span>Did you mean</span>
                {found.suggestions.map((suggestion) => (
                  <button
                    key={suggestion}
                    type="button"
                    className="btn btn-outline"
                    onClick={() => handleSuggestion(suggestion)}
                  >
                    {suggestion}
                  </button>
                ))}
              </p>
            )}
            <button type="button" className="btn btn-primary" onClick={handleReset}>
              Reset all filters
            </button>
          </EmptyState>
        ) : (
          <TipGrid
            tips={found.tips}
            terms={found.terms}
            view={view}
            newTipId={newTipId}
            hasScrolledToNewTip={hasScrolledToNewTip}
          />
        )}
      </div>
    </>
  );
}

/** When the focused card disappears, moves the focus to the card in its place. */
function useFocusInList(list: RefObject<HTMLElement | null>): void {
  // Read while rendering, since this update may remove the focused element.
  const item =
    list.current?.contains(document.activeElement) && document.activeElement?.closest("li");
  const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;

  useLayoutEffect(() => {
    if (index === -1 || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll("li") ?? [];
    const next = [...items].at(Math.min(index, items.length - 1))?.querySelector("button");
    (next ?? list.current)?.focus({ preventScroll: true });
  });
}

/** A link may have set filters while the panel is closed. */
function ActiveFilterText({ state, options }: { state: BrowseState; options: FilterOptions }) {
  const descriptions = filters
    .filter(({ name }) => state.filters[name] !== undefined)
    .map(({ name, label, prefix = `${label}: ` }) => {
      const chosen = options.get(name)?.find(({ value }) => value === state.filters[name]);
      return `${prefix}${isolate(chosen?.label ?? "")}`;
    });
  return <p className="me-auto text-sm">{descriptions.join(", ")}</p>;
}

function emptyText(total: number, hasNoSavedTips: boolean): string {
  if (hasNoSavedTips) {
    return "You haven't saved any tips yet. Press the bookmark on a tip to save it on this device.";
  }
  return total === 0 ? "No tips have been shared yet." : "";
}
