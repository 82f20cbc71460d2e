import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAuth } from "@/auth/auth-context";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import { isCopy, type SavedTip, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import { createTipSearch, type TipSearch } from "@/features/tips/search/tip-search";
import type { Tip } from "@/features/tips/tip.schema";
import { type FilterOptions, filterOptionsIn } from "@/features/tips/tip-filter";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { useHemisphere } from "@/lib/hemisphere";
import { whenIdle } from "@/lib/idle";
import {
  type BrowseState,
  type FoundTips,
  findTips,
  knownOnly,
} from "@/routes/browse-tips/browse-state";

/** The current version of each saved tip, or its copy if it is not among `tips`. */
function currentVersions(savedTips: readonly SavedTip[], tips: readonly Tip[]): TipOrCopy[] {
  const known = new Map(tips.map((tip) => [tip._id, tip]));
  return savedTips.map((copy) => known.get(copy._id) ?? copy);
}

interface ShownTips {
  /** The requested state without filters whose key is not among the options, for the controls. */
  state: BrowseState;
  options: FilterOptions;
  /** The tips that match the deferred state, which may lag behind `state`. With `isSavedOnly`, some may be copies. */
  found: FoundTips;
  /** The Y of "Showing X of Y": all tips, even with `isSavedOnly`, when copies count as well. */
  total: number;
  saved: readonly TipOrCopy[];
  /** Whether the query is waiting for the search index. */
  isSearching: boolean;
}

/**
 * The tips that match the browse state. The controls follow the requested state, and the list a deferred copy of it, so
 * that the controls show a click before the list rerenders.
 */
export function useShownTips(all: readonly Tip[], requested: BrowseState): ShownTips {
  const { user } = useAuth();
  const savedTips = useSavedTips();
  const [hemisphere] = useHemisphere();
  const visible = useMemo(() => all.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const saved = useMemo(() => currentVersions(savedTips, visible), [savedTips, visible]);
  // `visible` itself if there are no copies, so that its search index is reused.
  const withCopies = useMemo(
    () => (saved.some(isCopy) ? [...visible, ...saved.filter(isCopy)] : visible),
    [visible, saved],
  );
  const tipsForOptions = requested.isSavedOnly ? withCopies : visible;
  const options = useMemo(() => filterOptionsIn(tipsForOptions), [tipsForOptions]);
  const state = useMemo(() => knownOnly(requested, options), [requested, options]);
  const deferred = useDeferredValue(state);
  const index = useTipSearch(withCopies);
  const hasQuery = deferred.query.trim() !== "";
  // Null without a query, so that the list is not recomputed when the index is ready.
  const search = hasQuery ? index : null;
  const listed = deferred.isSavedOnly ? saved : visible;
  const found = useMemo(
    () => findTips(listed, deferred, hemisphere, search),
    [listed, deferred, hemisphere, search],
  );

  return {
    state,
    options,
    found,
    total: deferred.isSavedOnly ? withCopies.length : visible.length,
    saved,
    isSearching: hasQuery && search === null,
  };
}

/**
 * The index that was built last, and its tips' ids. With it, Back to a search renders the results at once, so that the
 * scroll position can be restored.
 */
let last: { ids: string; search: TipSearch } | null = null;

const idsOf = (tips: readonly Tip[]) => tips.map(({ _id }) => _id).join("\n");

/** The search index of a list. While it is being built, the earlier list's index, or null if there is none. */
function useTipSearch(tips: readonly Tip[]): TipSearch | null {
  const [search, setSearch] = useState(() => (last?.ids === idsOf(tips) ? last.search : null));

  useEffect(() => {
    let isCurrent = true;
    async function prepare() {
      const created = await createTipSearch(tips);
      if (!isCurrent) return;
      last = { ids: idsOf(tips), search: created };
      setSearch(created);
    }
    const cancel = whenIdle(() => void prepare());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [tips]);

  return search;
}
