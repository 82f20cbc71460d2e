import { useEffect, useMemo, useState } from "react";
import { useAuth } from "@/auth/auth-context";
import { renewSavedTips, useSavedTips } from "@/features/tips/saved/saved-store";
import { isCopy, type SavedTip, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import type { Tip } from "@/features/tips/tip.schema";
import { categoriesIn, difficultiesIn } from "@/features/tips/tip-filter";
import { type FoundTips, indexTips, type TipIndex } from "@/features/tips/tip-index";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { whenIdle } from "@/lib/idle";
import { type BrowseState, currentSort, knownOnly } from "@/routes/browse-tips/browse-state";

const nothingFound: FoundTips = { tips: [], matchedTerms: null };

/** The saved tips as the server has them now; of those it has no more, the copies. */
function savedAmong(tips: readonly Tip[], saved: readonly SavedTip[]): TipOrCopy[] {
  const known = new Map(tips.map((tip) => [tip._id, tip]));
  return saved.map((copy) => known.get(copy._id) ?? copy);
}

/**
 * What the reader asked for, of all that is there. With the filter `saved` the reader's own copies of tips that the
 * server has no more are there too.
 *
 * @param all what the backend has, hidden tips of others included
 * @param asked the state as the address says it
 * @returns the tips to show, what was found in them, what else to search for where nothing was found, whether all tips
 *   have been searched, how many there are without filters, the saved ones, what filters offer, and the state without
 *   filters that no tip could pass
 */
export function useShownTips(all: readonly Tip[], asked: BrowseState) {
  const { user, loading } = useAuth();
  const copies = useSavedTips();
  const visible = useMemo(() => all.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const wholeIndex = useMemo(() => indexTips(visible), [visible]);
  const saved = useMemo(
    () => (asked.saved ? savedAmong(visible, copies) : []),
    [asked.saved, visible, copies],
  );
  const tips = useMemo(
    () => (asked.saved ? [...visible, ...saved.filter(isCopy)] : visible),
    [asked.saved, visible, saved],
  );
  const index = useMemo(
    () => (asked.saved ? indexTips(saved) : wholeIndex),
    [asked.saved, saved, wholeIndex],
  );
  const categories = useMemo(() => categoriesIn(tips), [tips]);
  const difficulties = useMemo(() => difficultiesIn(tips), [tips]);
  const state = knownOnly(asked, { categories, difficulties });
  const { query, category, difficulty, direction } = state;
  const sort = currentSort(state);
  const searched = useSearchedIndex(index, query);
  const { tips: shown, matchedTerms } = useMemo(
    () => searched?.find(query, { category, difficulty }, sort, direction) ?? nothingFound,
    [searched, query, category, difficulty, sort, direction],
  );
  const isNothingFound = searched !== null && matchedTerms !== null && shown.length === 0;
  const suggestions = useMemo(
    () => (isNothingFound ? searched.suggest(query) : []),
    [isNothingFound, searched, query],
  );

  useEffect(() => {
    if (!loading) renewSavedTips(all, user);
  }, [all, user, loading]);

  return {
    shown,
    matchedTerms,
    suggestions,
    isSearching: searched === null,
    total: tips.length,
    saved,
    state,
    categories,
    difficulties,
  };
}

/**
 * Prepares the search of an index: at once when something is searched for, else when the browser is idle.
 * @returns the index to search; for a renewed list it is the one before, until the new one is complete. Null: none is
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
