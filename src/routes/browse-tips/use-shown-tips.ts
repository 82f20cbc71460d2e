import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAuth } from "@/auth/auth-context";
import { updateSavedCopies, useSavedTips } from "@/features/tips/saved/saved-store";
import { isCopy, type SavedTip, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import {
  createTipSearch,
  type FoundTips,
  findSorted,
  type TipSearch,
} from "@/features/tips/search/tip-search";
import type { Tip } from "@/features/tips/tip.schema";
import { createTipFilter, type FilterOptions, filterOptionsIn } from "@/features/tips/tip-filter";
import { sortTips } from "@/features/tips/tip-sort";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { useHemisphere } from "@/lib/hemisphere";
import { whenIdle } from "@/lib/idle";
import {
  type BrowseState,
  currentSort,
  isSavedOnly,
  knownOnly,
} from "@/routes/browse-tips/browse-state";

const noTips: TipOrCopy[] = [];
const nothingFound: FoundTips = { tips: noTips, matchedTerms: null };

/** The saved tips as the server has them now, or the saved copies of those that it no longer lists. */
function currentVersions(savedTips: readonly SavedTip[], tips: readonly Tip[]): TipOrCopy[] {
  const known = new Map(tips.map((tip) => [tip._id, tip]));
  return savedTips.map((copy) => known.get(copy._id) ?? copy);
}

interface ShownTips {
  /** The requested state without filters whose key is not among the options, for the controls. */
  state: BrowseState;
  /** The state that the rendered list shows, which may lag behind `state`. */
  deferred: BrowseState;
  options: FilterOptions;
  /** With the filter `saved`, these include copies of tips that the server no longer lists. */
  shown: readonly TipOrCopy[];
  /** The number of tips before filtering; with the filter `saved`, copies are included. */
  total: number;
  saved: readonly TipOrCopy[];
  /** Whether a query waits for the search index. */
  isSearching: boolean;
  /** Other words to search for, if nothing was found. */
  suggestions: readonly string[];
  matchedTerms: FoundTips["matchedTerms"];
}

/**
 * The tips that match the browse state. The list is deferred, so that a click is handled before the list rerenders.
 * Also updates the saved copies on the device.
 */
export function useShownTips(all: readonly Tip[], requested: BrowseState): ShownTips {
  const { user, loading } = useAuth();
  const savedTips = useSavedTips();
  const [hemisphere] = useHemisphere();
  const visible = useMemo(() => all.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const saved = useMemo(() => currentVersions(savedTips, visible), [savedTips, visible]);
  // The same array if there are no copies, so that its search index is reused.
  const withCopies = useMemo(
    () => (saved.some(isCopy) ? [...visible, ...saved.filter(isCopy)] : visible),
    [visible, saved],
  );
  // The controls follow the requested state, the list the deferred one.
  const tipsForOptions = isSavedOnly(requested) ? withCopies : visible;
  const options = useMemo(() => filterOptionsIn(tipsForOptions), [tipsForOptions]);
  const state = useMemo(() => knownOnly(requested, options), [requested, options]);
  const deferred = useDeferredValue(state);
  const { query, filters, direction } = deferred;
  const listed = isSavedOnly(deferred) ? withCopies : visible;
  // Empty unless the list shows saved tips, so that saving a tip does not filter the list again.
  const savedInList = isSavedOnly(deferred) ? saved : noTips;
  const search = useMemo(() => createTipSearch(listed), [listed]);
  const readySearch = useReadySearch(search, query);
  const sort = currentSort(deferred);
  const sorted = useMemo(() => {
    if (sort === "saved") {
      // For this sort, ascending means most recent first, which the button's first click must show.
      return direction === "asc" ? savedInList.toReversed() : savedInList;
    }
    // With the best match first (null), equally good matches are in the order of their titles.
    return sortTips(
      readySearch?.tips ?? noTips,
      sort ?? "title",
      sort === null ? "asc" : direction,
    );
  }, [readySearch, savedInList, sort, direction]);
  const passes = useMemo(
    () => createTipFilter({ hemisphere, savedIds: new Set(savedInList.map(({ _id }) => _id)) }),
    [hemisphere, savedInList],
  );
  const found = useMemo(() => {
    if (readySearch === null) return nothingFound;
    return findSorted(readySearch, sorted, query, (tip) => passes(tip, filters), sort === null);
  }, [readySearch, sorted, query, filters, passes, sort]);
  const suggestions = useMemo(
    () => (found.tips.length === 0 ? (readySearch?.suggest(query) ?? []) : []),
    [readySearch, found, query],
  );

  // Passes `all`, since the copies of tips that their authors have hidden are removed. Until the session is known, a
  // member's own tips would count as another's.
  useEffect(() => {
    if (!loading) updateSavedCopies(all, user);
  }, [all, user, loading]);

  return {
    shown: found.tips,
    matchedTerms: found.matchedTerms,
    suggestions,
    isSearching: readySearch === null,
    total: listed.length,
    saved,
    state,
    options,
    deferred,
  };
}

/**
 * Prepares a search: at once if there is a query, otherwise when the browser is idle.
 * @returns without a query, the given search, which then needs no index; with one, the search that was prepared last,
 *   perhaps for an earlier list, or null if none has been
 */
function useReadySearch(search: TipSearch, query: string): TipSearch | null {
  const [prepared, setPrepared] = useState<TipSearch | null>(null);
  const isNeeded = query.trim() !== "";

  useEffect(() => {
    let isCurrent = true;
    async function prepare() {
      await search.prepare();
      if (isCurrent) setPrepared(search);
    }
    if (isNeeded) void prepare();
    const cancel = isNeeded ? undefined : whenIdle(() => void prepare());
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [search, isNeeded]);

  return isNeeded ? prepared : search;
}
