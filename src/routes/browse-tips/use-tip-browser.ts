import { useDeferredValue, useMemo } from "react";
import { useAuth } from "@/auth/auth-context";
import { useSavedIds } from "@/features/tips/saved-tips";
import { isVisibleTo, type Tip } from "@/features/tips/tip";
import {
  type ActiveFilters,
  type FilterOptions,
  filterOptionsIn,
  passesFilters,
  SINCE_LAST_VISIT,
  titleWithoutTips,
} from "@/features/tips/tip-filter";
import { useListState, useTipSearch } from "@/features/tips/use-tip-list";
import { useHemisphere } from "@/lib/hemisphere";
import { lastVisit } from "@/lib/visits";
import {
  type BrowseState,
  currentDirection,
  currentSort,
  type FoundTips,
  findTips,
  inSpellingOf,
  optionsWithoutTips,
  readBrowseState,
  sortListed,
  withActiveKeys,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

/** @param all undefined until the list has loaded */
export function useTipBrowser(all: readonly Tip[] | undefined) {
  const { state, inAddress, ...actions } = useListState(readBrowseState, writeBrowseState);
  return { ...actions, ...useShownTips(all, state, inAddress) };
}

interface ShownTips {
  state: BrowseState;
  /** Until the list has loaded, they may lack an active filter's key. */
  options: FilterOptions;
  /** The deferred state's query string. */
  view: string;
  isInAddress: boolean;
  /** May lag behind `state`. */
  found: FoundTips;
  /** If nothing is found since no tip at all has an active filter's key: a sentence that says so. */
  emptyTitle: string | null;
  total: number;
  hasSavedIds: boolean;
  /** Of the saved tips that are still there. */
  savedCount: number;
  /** Of the tips that were shared since the last visit. */
  newCount: number;
  /** Whether the list is loading, or is being indexed for a search. */
  isPending: boolean;
}

const none: readonly Tip[] = [];
const newOnly: ActiveFilters = { shared: SINCE_LAST_VISIT };

/** The list follows a deferred copy of the state, so that the controls show a click before it rerenders. */
function useShownTips(
  all: readonly Tip[] | undefined,
  requested: BrowseState,
  inAddress: BrowseState,
): ShownTips {
  const { user } = useAuth();
  const savedIds = useSavedIds();
  const [hemisphere] = useHemisphere();
  const context = useMemo(() => ({ hemisphere, lastVisit: lastVisit(), user }), [hemisphere, user]);
  const visible = useMemo(() => all?.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const saved = useMemo(
    () => savedIds.flatMap((id) => visible?.find(({ _id }) => _id === id) ?? []),
    [savedIds, visible],
  );
  const offered = useMemo(
    () => (visible ? filterOptionsIn(visible, context) : optionsWithoutTips(context)),
    [visible, context],
  );
  const state = useMemo(() => inSpellingOf(offered, requested), [offered, requested]);
  const isLoaded = visible !== undefined;
  const options = useMemo(
    () => (isLoaded ? withActiveKeys(offered, state.filters) : offered),
    [isLoaded, offered, state.filters],
  );
  const newCount = useMemo(
    () => visible?.filter((tip) => passesFilters(tip, newOnly, context)).length ?? 0,
    [visible, context],
  );
  const deferred = useDeferredValue(state);
  const index = useTipSearch(visible);
  const hasQuery = deferred.query.trim() !== "";
  // So that the list is not recomputed when the index is ready.
  const search = hasQuery ? index : null;
  const listed = deferred.isSavedOnly ? saved : (visible ?? none);
  const sort = currentSort(deferred) ?? "title";
  const direction = currentDirection(deferred);
  const sorted = useMemo(() => sortListed(listed, sort, direction), [listed, sort, direction]);
  const found = useMemo(
    () => findTips(sorted, deferred, context, search),
    [sorted, deferred, context, search],
  );
  const emptyTitle = useMemo(
    () =>
      visible && found.tips.length === 0
        ? titleWithoutTips(visible, deferred.filters, context)
        : null,
    [visible, found, deferred, context],
  );
  const view = writeBrowseState(deferred).toString();

  return {
    state,
    options,
    view,
    isInAddress: view === writeBrowseState(inSpellingOf(offered, inAddress)).toString(),
    found,
    emptyTitle,
    total: visible?.length ?? 0,
    hasSavedIds: savedIds.length > 0,
    savedCount: saved.length,
    newCount,
    isPending: !isLoaded || (hasQuery && search === null),
  };
}
