import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAuth } from "@/auth/auth-context";
import { updateSavedCopies, useSavedTips } from "@/features/tips/saved/saved-store";
import { isCopy, type SavedTip, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import type { Tip } from "@/features/tips/tip.schema";
import { createTipFilter, type FilterOptions, filterOptionsIn } from "@/features/tips/tip-filter";
import { type FoundTips, indexTips, type TipIndex } from "@/features/tips/tip-index";
import type { SortDirection } from "@/features/tips/tip-sort";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { useHemisphere } from "@/lib/hemisphere";
import { whenIdle } from "@/lib/idle";
import { type BrowseState, currentSort, knownOnly } from "@/routes/browse-tips/browse-state";

const noTips: TipOrCopy[] = [];
const nothingFound: FoundTips = { tips: noTips, matchedTerms: null };

/** The saved tips as the server has them now, or the saved copies of those that it no longer has. */
function latestSaved(tips: readonly Tip[], savedTips: readonly SavedTip[]): TipOrCopy[] {
  const known = new Map(tips.map((tip) => [tip._id, tip]));
  return savedTips.map((copy) => known.get(copy._id) ?? copy);
}

/**
 * Sorts saved tips by the time of saving. `asc` is newest first, since the sort button's first click sorts ascending.
 * @param saved all saved tips, in the order in which they were added
 */
function sortBySaving(
  tips: readonly Tip[],
  saved: readonly Tip[],
  direction: SortDirection,
): Tip[] {
  const found = new Set(tips);
  const oldestFirst = saved.filter((tip) => found.has(tip));
  return direction === "asc" ? oldestFirst.toReversed() : oldestFirst;
}

export interface ShownTips {
  /** The requested state without filters that no tip could match, for the controls. */
  state: BrowseState;
  /** The state that the list shows, which may lag behind `state`. */
  deferred: BrowseState;
  options: FilterOptions;
  /** With the filter `saved` they include copies of tips that the server no longer has. */
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
 * @param all the backend's tips, including other members' hidden ones
 * @param requested the browse state in the address
 */
export function useShownTips(all: readonly Tip[], requested: BrowseState): ShownTips {
  const { user, loading } = useAuth();
  const savedTips = useSavedTips();
  const [hemisphere] = useHemisphere();
  const visible = useMemo(() => all.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const saved = useMemo(() => latestSaved(visible, savedTips), [visible, savedTips]);
  // The same array if there are no copies, so that its index is reused.
  const withCopies = useMemo(
    () => (saved.some(isCopy) ? [...visible, ...saved.filter(isCopy)] : visible),
    [visible, saved],
  );
  const index = useMemo(() => indexTips(withCopies), [withCopies]);
  const tips = requested.filters.saved === undefined ? visible : withCopies;
  const options = useMemo(() => filterOptionsIn(tips), [tips]);
  const state = useMemo(() => knownOnly(requested, options), [requested, options]);
  const deferred = useDeferredValue(state);
  const searched = useReadyIndex(index, deferred.query);
  // Empty unless the list shows saved tips, so that saving a tip does not filter the list again.
  const isSavedOnly = deferred.filters.saved !== undefined;
  const savedInList = isSavedOnly ? saved : noTips;
  const passes = useMemo(
    () => createTipFilter({ hemisphere, savedIds: new Set(savedInList.map(({ _id }) => _id)) }),
    [hemisphere, savedInList],
  );
  const found = useMemo(() => {
    if (searched === null) return nothingFound;
    const { query, filters, direction } = deferred;
    const sort = currentSort(deferred);
    const matches = (tip: Tip) => (isSavedOnly || !isCopy(tip)) && passes(tip, filters);
    const result = searched.find(query, matches, sort === "saved" ? null : sort, direction);
    if (sort !== "saved") return result;
    return { ...result, tips: sortBySaving(result.tips, savedInList, direction) };
  }, [searched, deferred, passes, isSavedOnly, savedInList]);
  const suggestions = useMemo(
    () => (searched !== null && found.tips.length === 0 ? searched.suggest(deferred.query) : []),
    [searched, found, deferred.query],
  );

  useEffect(() => {
    if (!loading) updateSavedCopies(all, user);
  }, [all, user, loading]);

  return {
    shown: found.tips,
    matchedTerms: found.matchedTerms,
    suggestions,
    isSearching: searched === null,
    total: (isSavedOnly ? withCopies : visible).length,
    saved,
    state,
    options,
    deferred,
  };
}

/**
 * Prepares an index for searching: at once if there is a query, otherwise when the browser is idle.
 * @returns without a query the index itself, since sorting and filtering need no preparation; with one, the last prepared
 *   index, or null if there is none yet
 */
function useReadyIndex(index: TipIndex, query: string): TipIndex | null {
  const [prepared, setPrepared] = useState<TipIndex | null>(null);
  const isNeeded = query.trim() !== "";

  useEffect(() => {
    let isCurrent = true;
    async function prepare() {
      await index.prepare();
      if (isCurrent) setPrepared(index);
    }
    if (isNeeded) void prepare();
    const cancel = isNeeded ? undefined : whenIdle(() => void prepare());
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [index, isNeeded]);

  return isNeeded ? prepared : index;
}
