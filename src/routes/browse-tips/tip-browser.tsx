import { useMemo, useRef } from "react";
import { useAuth } from "@/auth/auth-context";
import { EmptyState } from "@/components/empty-state";
import { Plate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip.schema";
import { categoriesIn, difficultiesIn } from "@/features/tips/tip-filter";
import { indexTips } from "@/features/tips/tip-index";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { counted } from "@/lib/counted";
import { initialBrowseState, knownOnly } from "@/routes/browse-tips/browse-state";
import { FilterPanel } from "@/routes/browse-tips/filter-panel";
import { SearchBox } from "@/routes/browse-tips/search-box";
import { SortButtons } from "@/routes/browse-tips/sort-buttons";
import { TipGrid } from "@/routes/browse-tips/tip-grid";
import { useBrowseState } from "@/routes/browse-tips/use-browse-state";

export interface TipBrowserProps {
  /** All that the backend has, also what not everybody may see. */
  tips: readonly Tip[];
}

/** The tips as the reader wants them, with the controls for that. */
export function TipBrowser({ tips: all }: TipBrowserProps) {
  const { user } = useAuth();
  const tips = useMemo(() => all.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const index = useMemo(() => indexTips(tips), [tips]);
  const { state: asked, setState, search, settle } = useBrowseState();
  const controls = useRef<HTMLDivElement>(null);
  const categories = useMemo(() => categoriesIn(tips), [tips]);
  const difficulties = useMemo(() => difficultiesIn(tips), [tips]);
  const state = knownOnly(asked, { categories, difficulties });
  const { query, category, difficulty, sort, direction } = state;
  const shown = useMemo(
    () => index.find({ query, category, difficulty }, sort, direction),
    [index, query, category, difficulty, sort, direction],
  );

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
      <p role="status" className="my-5 text-ink-soft">
        Showing {shown.length.toLocaleString()} of{" "}
        {counted(tips.length, "premium gardening tip", "premium gardening tips")}
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
        <TipGrid tips={shown} />
      )}
    </>
  );
}
