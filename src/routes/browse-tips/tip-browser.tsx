import { useRef } from "react";
import { EmptyState } from "@/components/empty-state";
import { Plate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip.schema";
import { formatNumber } from "@/lib/format";
import { initialBrowseState } from "@/routes/browse-tips/browse-state";
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
  const { shown, total, saved, state, categories, difficulties } = useShownTips(tips, asked);
  const controls = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNextCard(list, shown);
  const isNothingSaved = state.saved && saved.length === 0;
  const isNothingThere = total === 0 && !state.saved;

  function handleReset() {
    setState(initialBrowseState);
    // The button that had the focus goes.
    controls.current?.querySelector("input")?.focus();
  }

  return (
    <>
      <div ref={controls} className="flex flex-wrap items-center gap-3">
        <SearchBox query={state.query} onSearch={search} onLeave={settle} />
        <FilterPanel
          state={state}
          categories={categories}
          difficulties={difficulties}
          onChange={setState}
        >
          <SortButtons state={state} onChange={setState} />
        </FilterPanel>
      </div>
      <div className="my-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-ink-soft">
          Showing {formatNumber(shown.length)} of {formatNumber(total)} premium gardening tips
        </p>
        {state.saved && <SavedToolbar tips={saved} copyNote={GONE} />}
      </div>
      <div ref={list} tabIndex={-1}>
        {shown.length === 0 ? (
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
            {!isNothingThere && (
              <button type="button" className="btn btn-primary min-h-touch" onClick={handleReset}>
                Reset all filters
              </button>
            )}
          </EmptyState>
        ) : (
          <TipGrid tips={shown} copyNote={GONE} />
        )}
      </div>
    </>
  );
}
