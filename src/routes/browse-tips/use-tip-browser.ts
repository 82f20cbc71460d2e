import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
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
  optionsWithoutTips,
  readBrowseState,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

/** @param all undefined until the list has loaded */
export function useTipBrowser(all: readonly Tip[] | undefined) {
  const { state: requested, ...actions } = useBrowseState();
  return { ...actions, ...useShownTips(all, requested) };
}

export const DEBOUNCE_MS = 250;

/** The address follows changes at once, and typing with a delay and without a new history entry, or `flush`. */
function useBrowseState() {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readBrowseState(params), [params]);
  /** The state that is not in the address yet, and whether it was typed. */
  const [requested, setRequested] = useState<{ state: BrowseState; isTyped: boolean } | null>(null);
  const lastAddress = useRef("");
  const state = requested?.state ?? inAddress;

  function write() {
    if (requested === null) return;
    const written = writeBrowseState(requested.state);
    // A select may report a choice twice; a navigation to the same address would run the loader.
    if (written.toString() === lastAddress.current) return;
    lastAddress.current = written.toString();
    setParams(written, { replace: requested.isTyped, preventScrollReset: true });
  }

  // A navigation makes the requested state obsolete, unless it was this hook's own and the state has changed since.
  useEffect(() => {
    const address = params.toString();
    const isOwnUpdate = address === lastAddress.current;
    lastAddress.current = address;
    setRequested((latest) => {
      const isInAddress = latest === null || writeBrowseState(latest.state).toString() === address;
      return isOwnUpdate && !isInAddress ? latest : null;
    });
  }, [params]);

  const handleTimeout = useEffectEvent(write);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an update that was due before a navigation must not follow it
  useEffect(() => {
    // A choice is written in a later task, so that the controls render first: the navigation rerenders the whole page.
    const timer = setTimeout(() => handleTimeout(), requested?.isTyped ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [requested, params]);

  return {
    state,
    setState: (next: BrowseState) => setRequested({ state: next, isTyped: false }),
    search: (query: string) => setRequested({ state: { ...state, query }, isTyped: true }),
    flush: write,
  };
}

interface ShownTips {
  /** Without filters whose key is not among the options. */
  state: BrowseState;
  options: FilterOptions;
  /** The deferred state's query string. */
  view: string;
  /** May lag behind `state`. */
  found: FoundTips;
  total: number;
  saved: readonly Tip[];
  /** Whether the list is loading, or is being indexed for a search. */
  isPending: boolean;
}

const none: readonly Tip[] = [];

/** The list follows a deferred copy of the state, so that the controls show a click before it rerenders. */
function useShownTips(all: readonly Tip[] | undefined, requested: BrowseState): ShownTips {
  const { user } = useAuth();
  const savedIds = useSavedIds();
  const [hemisphere] = useHemisphere();
  const visible = useMemo(() => all?.filter((tip) => isVisibleTo(tip, user)), [all, user]);
  const saved = useMemo(
    () => savedIds.flatMap((id) => visible?.find(({ _id }) => _id === id) ?? []),
    [savedIds, visible],
  );
  const { filters } = requested;
  const options = useMemo(
    () => (visible === undefined ? optionsWithoutTips(filters) : filterOptionsIn(visible)),
    [visible, filters],
  );
  const state = useMemo(() => knownOnly(requested, options), [requested, options]);
  const deferred = useDeferredValue(state);
  const index = useTipSearch(visible);
  const hasQuery = deferred.query.trim() !== "";
  // So that the list is not recomputed when the index is ready.
  const search = hasQuery ? index : null;
  const listed = deferred.isSavedOnly ? saved : (visible ?? none);
  const found = useMemo(
    () => findTips(listed, deferred, hemisphere, search),
    [listed, deferred, hemisphere, search],
  );

  return {
    state,
    options,
    view: writeBrowseState(deferred).toString(),
    found,
    total: visible?.length ?? 0,
    saved,
    isPending: visible === undefined || (hasQuery && search === null),
  };
}

/** With it, Back to a search renders the results at once, and the scroll position can be restored. */
let last: { ids: string; search: TipSearch } | null = null;

const idsOf = (tips: readonly Tip[]) => tips.map(({ _id }) => _id).join("\n");

/** While a list's index is being built, the earlier list's. */
function useTipSearch(tips: readonly Tip[] | undefined): TipSearch | null {
  const [search, setSearch] = useState(() =>
    tips !== undefined && last?.ids === idsOf(tips) ? last.search : null,
  );

  useEffect(() => {
    if (tips === undefined) return;
    let isCurrent = true;
    async function prepare(list: readonly Tip[]) {
      const created = await createTipSearch(list);
      if (!isCurrent) return;
      last = { ids: idsOf(list), search: created };
      setSearch(created);
    }
    const cancel = whenIdle(() => void prepare(tips));
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [tips]);

  return search;
}
