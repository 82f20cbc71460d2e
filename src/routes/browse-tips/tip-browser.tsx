import { useRef } from "react";
import { EmptyState } from "@/components/empty-state";
import { Spinner } from "@/components/spinner";
import { Plate } from "@/features/plates/plate";
import { useNewTipId } from "@/features/tips/new-tip";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import type { Tip } from "@/features/tips/tip.schema";
import { formatNumber } from "@/lib/format";
import { activeFilterCount, initialBrowseState } from "@/routes/browse-tips/browse-state";
import { FilterPanel } from "@/routes/browse-tips/filter-panel";
import { SavedToolbar } from "@/routes/browse-tips/saved-toolbar";
import { SearchBox, SortButtons } from "@/routes/browse-tips/search-and-sort";
import { TipGrid } from "@/routes/browse-tips/tip-grid";
import { useBrowseState } from "@/routes/browse-tips/use-browse-state";
import { useFocusOnNextCard } from "@/routes/browse-tips/use-focus-on-next-card";
import { useShownTips } from "@/routes/browse-tips/use-shown-tips";

const GONE = "No longer on the server; your saved copy";

export interface TipBrowserProps {
  /** All that the backend has, hidden tips of others included. */
  tips: readonly Tip[];
}

/** The tips as the reader wants them, with the controls for that. */
export function TipBrowser({ tips }: TipBrowserProps) {
  const { state: asked, setState, search, settle } = useBrowseState();
  const { shown, total, saved, state, ...found } = useShownTips(tips, asked);
  const savedCount = useSavedTips().length;
  const newTipId = useNewTipId();
  const controls = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNextCard(list, shown);
  const isNothingSaved = state.saved && saved.length === 0;
  const isNothingThere = total === 0 && !state.saved;

  // The button that had the focus goes.
  function focusControl(selector: "input" | "button") {
    controls.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  function handleReset() {
    setState(initialBrowseState);
    focusControl("input");
  }

  function handleClear() {
    setState({ ...state, category: null, difficulty: null, saved: false });
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
          categories={found.categories}
          difficulties={found.difficulties}
          savedCount={savedCount}
          shownCount={shown.length}
          onChange={setState}
          onShow={handleShow}
        >
          <SortButtons state={state} onChange={setState} />
        </FilterPanel>
      </div>
      <div className="my-3 flex min-h-touch flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-ink-soft">
          {found.isSearching
            ? ""
            : `Showing ${formatNumber(shown.length)} of ${formatNumber(total)} premium gardening tips`}
        </p>
        {activeFilterCount(state) > 0 && (
          <button type="button" className="btn btn-ghost min-h-touch" onClick={handleClear}>
            Clear filters
          </button>
        )}
        {state.saved && <SavedToolbar tips={saved} copyNote={GONE} />}
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        {found.isSearching ? (
          <Spinner label="Searching" />
        ) : shown.length === 0 ? (
          <EmptyState
            title={
              isNothingThere ? "No tips have been shared yet" : "No tips match your current filters"
            }
            text={
              isNothingSaved
                ? "You haven't saved any tips yet. Press the bookmark on a tip to save it on this device, to read and print even without a connection."
                : ""
            }
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
            {!isNothingThere && (
              <button type="button" className="btn btn-primary min-h-touch" onClick={handleReset}>
                Reset all filters
              </button>
            )}
          </EmptyState>
        ) : (
          <TipGrid
            tips={shown}
            copyNote={GONE}
            matchedTerms={found.matchedTerms}
            newTipId={newTipId}
          />
        )}
      </div>
    </>
  );
}
