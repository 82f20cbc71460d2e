import { useMemo, useRef } from "react";
import { EmptyState } from "@/components/empty-state";
import { Plate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip.schema";
import { categoriesIn, difficultiesIn, filterTips } from "@/features/tips/tip-filter";
import { sortTips } from "@/features/tips/tip-sort";
import { initialBrowseState, knownOnly } from "@/routes/browse-tips/browse-state";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";
import { FilterPanel } from "@/routes/browse-tips/filter-panel";
import { SearchBox } from "@/routes/browse-tips/search-box";
import { SortButtons } from "@/routes/browse-tips/sort-buttons";
import { useBrowseState } from "@/routes/browse-tips/use-browse-state";

export const tipGrid = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

export interface TipBrowserProps {
  tips: readonly Tip[];
}

/** The tips as the reader wants them, with the controls for that. */
export function TipBrowser({ tips }: TipBrowserProps) {
  const [asked, setState] = useBrowseState();
  const controls = useRef<HTMLDivElement>(null);
  const categories = useMemo(() => categoriesIn(tips), [tips]);
  const difficulties = useMemo(() => difficultiesIn(tips), [tips]);
  const state = knownOnly(asked, { categories, difficulties });
  const shown = sortTips(filterTips(tips, state), state.sort, state.direction);

  function handleReset() {
    setState(initialBrowseState);
    // The button that had the focus goes.
    controls.current?.querySelector("input")?.focus();
  }

  return (
    <>
      <div ref={controls} className="flex flex-wrap items-center gap-3">
        <SearchBox
          query={state.query}
          onSearch={(query) => setState({ ...state, query }, { replace: true })}
        />
        <FilterPanel
          state={state}
          categories={categories}
          difficulties={difficulties}
          onChange={setState}
        >
          <SortButtons state={state} onChange={setState} />
        </FilterPanel>
      </div>
      <p role="status" className="my-5 text-ink-soft">
        Showing {shown.length} of {tips.length} premium gardening tips
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={
            tips.length === 0
              ? "No tips have been shared yet"
              : "No tips match your current filters"
          }
          picture={<Plate seed="no tips" plant="fern" className="size-full" />}
        >
          {tips.length > 0 && (
            <button type="button" className="btn btn-primary min-h-touch" onClick={handleReset}>
              Reset all filters
            </button>
          )}
        </EmptyState>
      ) : (
        <ul className={tipGrid}>
          {shown.map((tip) => (
            <li key={tip._id} className="flex">
              <BrowseTipCard tip={tip} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
