import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAuth } from "@/auth/auth-context";
import { useSavedIds } from "@/features/tips/saved-tips";
import { isVisibleTo, type Tip } from "@/features/tips/tip";
import { type FilterOptions, filterOptionsIn } from "@/features/tips/tip-filter";
import { createTipSearch, type TipSearch } from "@/features/tips/tip-search";
import { useHemisphere } from "@/lib/choices";
import { whenIdle } from "@/lib/hooks";
import {
  type BrowseState,
  type FoundTips,
  findTips,
  knownOnly,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

interface ShownTips {
  /** The requested state without filters whose key is not among the options, for the controls. */
  state: BrowseState;
  options: FilterOptions;
  /** Identifies the deferred state: its query string. */
  view: string;
  /** The tips that match the deferred state, which may lag behind `state`. */
  found: FoundTips;
  /** The Y of "Showing X of Y". */
  total: number;
  saved: readonly Tip[];
  /** Whether the query is waiting for the search index. */
  isSearching: boolean;
}

/**
 * The tips that match the browse state. The controls follow the requested state, and the list a deferred copy of it, so
 * that the controls show a click before the list rerenders.
 */
export function useShownTips(all: readonly Tip[], requested: BrowseState): ShownTips {
  const { user } = useAuth();
  const savedIds = useSavedIds();
  const [hemisphere] = useHemisphere();
  const visible = useMemo(() => all.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const saved = useMemo(
    () => savedIds.flatMap((id) => visible.find(({ _id }) => _id === id) ?? []),
    [savedIds, visible],
  );
  const options = useMemo(() => filterOptionsIn(visible), [visible]);
  const state = useMemo(() => knownOnly(requested, options), [requested, options]);
  const deferred = useDeferredValue(state);
  const index = useTipSearch(visible);
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
    view: writeBrowseState(deferred).toString(),
    found,
    total: visible.length,
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
