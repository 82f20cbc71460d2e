import { useRef } from "react";
import { EmptyState } from "@/components/empty-state";
import { Spinner } from "@/components/spinner";
import { Plate } from "@/features/plates/plate";
import { useNewTipId } from "@/features/tips/new-tip";
import type { Tip } from "@/features/tips/tip.schema";
import { type FilterOptions, filters } from "@/features/tips/tip-filter";
import { formatNumber } from "@/lib/format";
import {
  activeFilterCount,
  type BrowseState,
  initialBrowseState,
} from "@/routes/browse-tips/browse-state";
import { FilterPanel } from "@/routes/browse-tips/filter-panel";
import { CategorySwitches, FilterSwitches } from "@/routes/browse-tips/filter-switches";
import { SavedToolbar } from "@/routes/browse-tips/saved-toolbar";
import { SearchBox, SortButtons } from "@/routes/browse-tips/search-and-sort";
import { TipGrid } from "@/routes/browse-tips/tip-grid";
import { useBrowseState } from "@/routes/browse-tips/use-browse-state";
import { useFocusOnNextCard } from "@/routes/browse-tips/use-focus-on-next-card";
import { useShownTips } from "@/routes/browse-tips/use-shown-tips";

const GONE = "No longer on the server; your saved copy";

export interface TipBrowserProps {
  /** All tips from the backend, including other members' hidden ones. */
  tips: readonly Tip[];
}

/** The list of tips with its search, filters and sorting. */
export function TipBrowser({ tips }: TipBrowserProps) {
  const { state: asked, setState, search, settle } = useBrowseState();
  const { state, options, listed, shown, total, saved, ...found } = useShownTips(tips, asked);
  const newTipId = useNewTipId();
  const controls = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNextCard(list, shown);
  const isSavedOnly = listed.filters.saved !== undefined;
  const hasNoSavedTips = isSavedOnly && saved.length === 0;

  // Moves the focus when the focused button is removed.
  function focusControl(selector: "input" | "button") {
    controls.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  function handleReset() {
    setState(initialBrowseState);
    focusControl("input");
  }

  function handleClear() {
    setState({ ...state, filters: {} });
    focusControl("button");
  }

  function handleSuggestion(suggestion: string) {
    search(suggestion);
    focusControl("input");
  }

  function handleShow() {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }

  return (
    <>
      <div ref={controls} className="flex flex-wrap items-center gap-3">
        <SearchBox query={state.query} onSearch={search} onLeave={settle} />
        <FilterPanel
          state={state}
          options={options}
          shownCount={shown.length}
          onChange={setState}
          onShow={handleShow}
        >
          <FilterSwitches state={state} options={options} onChange={setState} />
          <CategorySwitches state={state} options={options} onChange={setState} />
          <SortButtons state={state} onChange={setState} />
        </FilterPanel>
      </div>
      <div className="my-3 flex min-h-touch flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-ink-soft">
          {found.isSearching
            ? ""
            : `Showing ${formatNumber(shown.length)} of ${formatNumber(total)} premium gardening tips`}
        </p>
        <ActiveFilters state={state} options={options} />
        {activeFilterCount(state) > 0 && (
          <button type="button" className="btn btn-ghost min-h-touch" onClick={handleClear}>
            Clear filters
          </button>
        )}
        {isSavedOnly && <SavedToolbar tips={saved} copyNote={GONE} />}
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        {found.isSearching ? (
          <Spinner label="Searching" />
        ) : shown.length === 0 ? (
          <EmptyState
            title={hasNoSavedTips ? "No saved tips yet" : "No tips match your current filters"}
            text={emptyText(total, hasNoSavedTips)}
            picture={<Plate seed="no tips" plant="fern" className="size-full" />}
          >
            {found.suggestions.length > 0 && (
              <p className="flex flex-wrap items-center justify-center gap-2">
                <span>Did you mean</span>
                {found.suggestions.map((suggestion) => (
                  <button
                    key={suggestion}
                    type="button"
                    className="btn btn-outline min-h-touch"
                    onClick={() => handleSuggestion(suggestion)}
                  >
                    {suggestion}
                  </button>
                ))}
              </p>
            )}
            <button type="button" className="btn btn-primary min-h-touch" onClick={handleReset}>
              Reset all filters
            </button>
          </EmptyState>
        ) : (
          <TipGrid
            tips={shown}
            copyNote={GONE}
            matchedTerms={found.matchedTerms}
            month={listed.filters.month}
            newTipId={newTipId}
          />
        )}
      </div>
    </>
  );
}

/** The active filters of the panel as text, since a link may have set them while the panel is closed. */
function ActiveFilters({ state, options }: { state: BrowseState; options: FilterOptions }) {
  const inWords = filters
    .filter(({ name, isSwitch }) => !isSwitch && state.filters[name] !== undefined)
    .map(({ name, label }) => {
      const chosen = options.get(name)?.find(({ value }) => value === state.filters[name]);
      return `${label}: ${chosen?.label}`;
    });
  return <p className="me-auto text-sm">{inWords.join(", ")}</p>;
}

function emptyText(total: number, hasNoSavedTips: boolean): string {
  if (hasNoSavedTips) {
    return "You haven't saved any tips yet. Press the bookmark on a tip to save it on this device: it is then also available offline, to read and to print.";
  }
  return total === 0 ? "No tips have been shared yet." : "";
}
