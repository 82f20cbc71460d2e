import { memo, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { FormBox } from "@/components/form";
import { PageHeading, PageTitle } from "@/components/page-heading";
import { QueryView, type QueryViewProps } from "@/components/query-view";
import { SkeletonCards } from "@/components/skeletons";
import { EmptyState, Spinner } from "@/components/states";
import { Plate } from "@/features/plates/plate";
import { isVisibleTo, type Tip } from "@/features/tips/tip";
import { TipCard } from "@/features/tips/tip-card";
import type { FilterOptions } from "@/features/tips/tip-filter";
import {
  GrowingList,
  type GrowingListProps,
  NewTipsButton,
  SearchBox,
} from "@/features/tips/tip-list";
import { useMarkedTip, useSteadyTips } from "@/features/tips/use-tip-list";
import { useHydrated, useMedia } from "@/lib/browser-state";
import { passFocus } from "@/lib/focus";
import { formatCount, formatNumber, LANGUAGE } from "@/lib/format";
import { useRested } from "@/lib/hooks";
import { paths } from "@/lib/paths";
import { isolate } from "@/lib/text";
import {
  type BrowseState,
  chosenOptions,
  type FoundTips,
  initialBrowseState,
  listTitle,
} from "@/routes/browse-tips/browse-state";
import {
  FilterButton,
  FilterPanel,
  FilterToggles,
  SortButtons,
} from "@/routes/browse-tips/filter-controls";
import { useTipBrowser } from "@/routes/browse-tips/use-tip-browser";

export interface TipBrowserProps {
  /** The tips may include other members' hidden ones, which are not shown. */
  query: QueryViewProps<readonly Tip[]>["query"];
}

/**
 * Search, sort and filters work while the list is loading, and apply to it when it has loaded. On narrow screens, the
 * sort buttons and the filters are in a sheet.
 */
export function TipBrowser({ query }: TipBrowserProps) {
  const { steady, waiting, showWaiting } = useSteadyTips(query);
  const { state, setState, search, flush, isTyping, ...shown } = useTipBrowser(steady.data);
  const { options, view, isInAddress, found, emptyTitle, total } = shown;
  const { hasSavedIds, savedCount, newCount, isPending } = shown;
  const { user } = useAuth();
  const isHydrated = useHydrated();
  const marked = useMarkedTip();
  // A hidden tip that was just shared: the backend lists public ones.
  const isOnlyInMyTips =
    marked.id !== undefined && query.data?.every(({ _id }) => _id !== marked.id);
  const isNarrow = useMedia("(width < 64rem)");
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const panelId = useId();
  // Hydration must match the prerendered page.
  const title = (isHydrated && listTitle(state, options)) || "Browse Tips";
  const isKnown = isHydrated && !isPending;
  const status = isKnown
    ? `Showing ${formatNumber(found.tips.length)} of ${formatNumber(total)} premium gardening tips`
    : "";
  const suggestion = isKnown ? nothingText(state, emptyTitle, found) : "";
  const details = title === "Browse Tips" ? suggestion : `${title}. ${suggestion}`;
  const restedStatus = useRested(status, isTyping);
  const restedDetails = useRested(details, isTyping);
  const list = useRef<HTMLDivElement>(null);
  useFocusInList(list);

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

  function handleShowNew() {
    flushSync(showWaiting);
    handleShowResults();
  }

  return (
    <>
      <PageTitle>{title}</PageTitle>
      {/* On phones, lower than a `PageHeader`, so that the first tip is in the first view. */}
      <div className="flex flex-col gap-1 border-ink pt-4 pb-2 sm:mb-2 sm:border-b-2 sm:pt-10 sm:pb-4">
        <PageHeading className="text-display-md sm:text-display-lg">{title}</PageHeading>
        <p className="max-w-[62ch] text-ink-soft sm:text-lead">
          What worked in other people’s gardens, in their own words.
        </p>
      </div>
      <FormBox className="search-row">
        <SearchBox
          query={state.query}
          onSearch={search}
          onLeave={flush}
          onSubmit={handleShowResults}
        />
        <FilterButton
          state={state}
          options={options}
          isOpen={isPanelOpen}
          panelId={panelId}
          onToggle={() => setIsPanelOpen(!isPanelOpen)}
        />
        {!isNarrow && <SortButtons state={state} onChange={setState} />}
      </FormBox>
      {isPanelOpen && (
        <FilterPanel
          id={panelId}
          isSheet={isNarrow}
          state={state}
          options={options}
          shownCount={isPending ? null : found.tips.length}
          onChange={setState}
          onClose={() => setIsPanelOpen(false)}
          onShowResults={handleShowResults}
        />
      )}
      <div className="min-h-14 print:hidden">
        {isHydrated && (
          <FilterToggles
            state={state}
            options={options}
            savedCount={savedCount}
            newCount={newCount}
            onChange={setState}
          />
        )}
      </div>
      {/* High enough for a short filter and the button on a phone: the list stays in its place when they appear. */}
      <div className="mb-3 flex min-h-15 flex-wrap items-center gap-x-3 text-sm sm:mb-5 sm:min-h-touch sm:text-base">
        <div className="flex flex-auto basis-36 flex-wrap items-baseline gap-x-6">
          <p role="status" className="text-ink-soft">
            {restedStatus}
            <span className="sr-only">{restedDetails}</span>
          </p>
          {isHydrated && <ActiveFilterText state={state} options={options} />}
          {isOnlyInMyTips && (
            <p className="font-semibold text-moss">
              <span>Only you can see it: it is in </span>
              <Link to={paths.myTips} className="link">
                My Tips
              </Link>
            </p>
          )}
        </div>
        {isHydrated && (Object.keys(state.filters).length > 0 || state.isSavedOnly) && (
          <button type="button" className="btn btn-ghost ms-auto" onClick={handleClearFilters}>
            Clear filters
          </button>
        )}
      </div>
      <NewTipsButton
        count={waiting.filter((tip) => isVisibleTo(tip, user)).length}
        onShow={handleShowNew}
      />
      <QueryView
        query={steady}
        fallback={<SkeletonCards label="Loading the tips" className={tipGridClass} />}
        failedTitle="We couldn’t load the tips"
      >
        {() => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
          <div
            ref={list}
            role="group"
            aria-label={formatCount(found.tips.length, "tip")}
            tabIndex={-1}
          >
            {isPending ? (
              <Spinner label="Searching" />
            ) : found.tips.length === 0 ? (
              <NothingFound
                state={state}
                emptyTitle={emptyTitle}
                hasNoTips={total === 0}
                hasNoSavedTips={state.isSavedOnly && !hasSavedIds}
                hasLostSavedTips={state.isSavedOnly && hasSavedIds && savedCount === 0}
                suggestions={found.suggestions}
                options={options}
                onSuggestion={handleSuggestion}
                onReset={handleReset}
              />
            ) : (
              <TipGrid found={found} view={view} isInAddress={isInAddress} marked={marked} />
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}

const tipGridClass =
  "cards grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 min-[110rem]:grid-cols-5";

interface TipGridProps extends Pick<GrowingListProps, "view" | "isInAddress" | "marked"> {
  found: FoundTips;
}

/** The controls rerender at each letter, and before the list. */
const TipGrid = memo(function TipGrid({ found, marked, ...props }: TipGridProps) {
  const { tips, terms, placeIn } = found;
  return (
    <GrowingList {...props} tips={tips} terms={terms} marked={marked} className={tipGridClass}>
      {(tip) => (
        <li key={tip._id} className="flex">
          <TipCard tip={tip} foundAt={placeIn(tip.description)} isNew={tip._id === marked.id} />
        </li>
      )}
    </GrowingList>
  );
});

/** What the list says with its buttons if a search finds nothing. */
function nothingText({ query }: BrowseState, emptyTitle: string | null, found: FoundTips): string {
  if (found.tips.length > 0 || emptyTitle !== null || query.trim() === "") return "";
  const suggestions = new Intl.ListFormat(LANGUAGE, { type: "disjunction" }).format(
    found.suggestions.map((suggestion) => `“${suggestion}”`),
  );
  return `Nothing for “${query.trim()}”${suggestions && `, did you mean ${suggestions}?`}`;
}

interface NothingFoundProps {
  state: BrowseState;
  /** Says which filter no tip passes, if that is why nothing is found. */
  emptyTitle: string | null;
  hasNoTips: boolean;
  hasNoSavedTips: boolean;
  /** Whether all saved tips have been deleted or hidden since. */
  hasLostSavedTips: boolean;
  suggestions: readonly string[];
  options: FilterOptions;
  onSuggestion: (suggestion: string) => void;
  onReset: () => void;
}

function NothingFound(props: NothingFoundProps) {
  const { state, emptyTitle, hasNoSavedTips, suggestions, options, onSuggestion, onReset } = props;
  // A search that does not matter is not mentioned.
  const query = emptyTitle === null ? state.query.trim() : "";
  return (
    <EmptyState
      title={
        hasNoSavedTips ? "No saved tips yet" : (emptyTitle ?? "No tips match your current filters")
      }
      text={emptyText(props)}
      picture={<Plate seed="no tips" name="fern" className="size-full" />}
    >
      {query !== "" && !hasNoSavedTips && (
        <p>
          Nothing for “<bdi>{query}</bdi>”
        </p>
      )}
      {query !== "" && suggestions.length > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-2">
          <span>Did you mean</span>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="btn btn-outline"
              onClick={() => onSuggestion(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </p>
      )}
      {query !== "" && (
        <ul
          ref={passFocus}
          aria-label="Tips by category"
          className="flex flex-wrap justify-center gap-2"
        >
          {options.get("category")?.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={paths.tipsBy({ category: value })}
                preventScrollReset
                className="btn btn-ghost border-rule font-normal"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="btn btn-primary" onClick={onReset}>
        {emptyTitle === null ? "Reset all filters" : "All tips"}
      </button>
    </EmptyState>
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
  const descriptions = chosenOptions(state, options).map(
    ({ filter: { label, prefix = `${label}: ` }, option }) => `${prefix}${isolate(option.label)}`,
  );
  return <p className="line-clamp-2 text-sm">{descriptions.join(", ")}</p>;
}

function emptyText({ hasNoTips, hasNoSavedTips, hasLostSavedTips }: NothingFoundProps): string {
  if (hasLostSavedTips) return "The tips that you saved have been deleted or hidden since.";
  if (hasNoSavedTips) {
    return "You haven’t saved any tips yet. Press the bookmark on a tip to save it on this device.";
  }
  return hasNoTips ? "No tips have been shared yet." : "";
}
