import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAuth } from "@/auth/auth-context";
import { updateSavedCopies, useSavedTips } from "@/features/tips/saved/saved-store";
import { isCopy, type SavedTip, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import type { Tip } from "@/features/tips/tip.schema";
import { createTipFilter, filterOptionsIn } from "@/features/tips/tip-filter";
import { type FoundTips, indexTips, type TipIndex } from "@/features/tips/tip-index";
import type { SortDirection } from "@/features/tips/tip-sort";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { useHemisphere } from "@/lib/hemisphere";
import { whenIdle } from "@/lib/idle";
import { type BrowseState, currentSort, knownOnly } from "@/routes/browse-tips/browse-state";

const noTips: TipOrCopy[] = [];
const nothingFound: FoundTips = { tips: noTips, matchedTerms: null };

/** The saved tips in the server's version; copies for those that the server no longer has. */
function savedAmong(tips: readonly Tip[], copies: readonly SavedTip[]): TipOrCopy[] {
  const known = new Map(tips.map((tip) => [tip._id, tip]));
  return copies.map((copy) => known.get(copy._id) ?? copy);
}

/**
 * Sorts saved tips by the time of saving: ascending means latest first. @param saved all saved tips, in the order of
 * saving
 */
function sortBySaving(
  tips: readonly Tip[],
  saved: readonly Tip[],
  direction: SortDirection,
): Tip[] {
  const indexes = new Map(saved.map((tip, index) => [tip, index]));
  const sign = direction === "asc" ? 1 : -1;
  return tips.toSorted((a, b) => sign * ((indexes.get(b) ?? 0) - (indexes.get(a) ?? 0)));
}

/**
 * The tips that match the browse state. With the filter `saved`, they include copies of tips that the server no longer
 * has.
 *
 * @param all all tips from the backend, including other members' hidden ones
 * @param asked the browse state in the address
 * @returns `state` without filters that no tip could match, and the filters' options, for the controls. The list is
 *   deferred, so that a press is answered before it renders: `listed` is the state that it shows; with it come the tips
 *   to show, the matched terms, suggestions for a search without results, whether the search index is still being built,
 *   the number of tips without filters, and the saved tips
 */
export function useShownTips(all: readonly Tip[], asked: BrowseState) {
  const { user, loading } = useAuth();
  const copies = useSavedTips();
  const [hemisphere] = useHemisphere();
  const visible = useMemo(() => all.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const saved = useMemo(() => savedAmong(visible, copies), [visible, copies]);
  // Without copies, the same list, so that its index is reused.
  const withCopies = useMemo(
    () => (saved.some(isCopy) ? [...visible, ...saved.filter(isCopy)] : visible),
    [visible, saved],
  );
  const index = useMemo(() => indexTips(withCopies), [withCopies]);
  const tips = asked.filters.saved === undefined ? visible : withCopies;
  const options = useMemo(() => filterOptionsIn(tips), [tips]);
  const state = useMemo(() => knownOnly(asked, options), [asked, options]);
  const listed = useDeferredValue(state);
  const searched = useSearchedIndex(index, listed.query);
  // Saving a tip rerenders only a list of saved tips.
  const savedInList = listed.filters.saved === undefined ? noTips : saved;
  const passes = useMemo(
    () => createTipFilter({ hemisphere, savedIds: new Set(savedInList.map(({ _id }) => _id)) }),
    [hemisphere, savedInList],
  );
  const found = useMemo(() => {
    if (searched === null) return nothingFound;
    const { query, filters, direction } = listed;
    const sort = currentSort(listed);
    const isWanted = (tip: Tip) =>
      (filters.saved !== undefined || !isCopy(tip)) && passes(tip, filters);
    if (sort !== "saved") return searched.find(query, isWanted, sort, direction);
    const result = searched.find(query, isWanted, null, direction);
    return { ...result, tips: sortBySaving(result.tips, savedInList, direction) };
  }, [searched, listed, passes, savedInList]);
  const suggestions = useMemo(
    () =>
      searched !== null && found.matchedTerms !== null && found.tips.length === 0
        ? searched.suggest(listed.query)
        : [],
    [searched, found, listed.query],
  );

  useEffect(() => {
    if (!loading) updateSavedCopies(all, user);
  }, [all, user, loading]);

  return {
    shown: found.tips,
    matchedTerms: found.matchedTerms,
    suggestions,
    isSearching: searched === null,
    total: (listed.filters.saved === undefined ? visible : withCopies).length,
    saved,
    state,
    options,
    listed,
  };
}

/**
 * Builds an index for searching: at once for a query, or when the browser is idle.
 * @returns the index to search; for a renewed list the previous one, until the new one is complete; null if none is
 *   complete yet
 */
function useSearchedIndex(index: TipIndex, query: string): TipIndex | null {
  const [complete, setComplete] = useState<TipIndex | null>(null);
  const isNeeded = query.trim() !== "";

  useEffect(() => {
    let isCurrent = true;
    async function prepare() {
      await index.prepareSearch();
      if (isCurrent) setComplete(index);
    }
    if (isNeeded) void prepare();
    const cancel = isNeeded ? () => {} : whenIdle(() => void prepare());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [index, isNeeded]);

  return isNeeded ? complete : index;
}
