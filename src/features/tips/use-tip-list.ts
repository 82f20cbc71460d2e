/** @file What a searchable list of tips needs: its state in the address, the index of its search, and a marked tip. */

import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { isLeavingOverlay, overlaysSettled } from "@/components/overlays";
import type { QueryViewProps } from "@/components/query-view";
import type { Tip } from "@/features/tips/tip";
import { createTipSearch, hasSameTexts, type TipSearch } from "@/features/tips/tip-search";
import { whenIdle } from "@/lib/idle";

/** UTF-16 units. A longer query in an address is cut. */
export const MAX_QUERY_LENGTH = 200;

export const DEBOUNCE_MS = 250;

/** The search text in an address. */
export function queryIn(params: URLSearchParams): string {
  return (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
}

interface ListState {
  query: string;
}

/**
 * The state of a list. The address follows a choice when the browser is idle, and typing with a delay and without a new
 * history entry, or `flush`.
 * @param read reads it from the address
 * @param write writes it to the address
 */
export function useListState<TState extends ListState>(
  read: (params: URLSearchParams) => TState,
  write: (state: TState) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => read(params), [params, read]);
  /** The state that is not in the address yet, and whether it was typed. */
  const [requested, setRequested] = useState<{ state: TState; isTyped: boolean } | null>(null);
  const lastAddress = useRef("");
  const state = requested?.state ?? inAddress;

  function flush() {
    if (requested === null) return;
    const written = write(requested.state);
    // A select may report a choice twice; a navigation to the same address would run the loader.
    if (written.toString() === lastAddress.current) return;
    lastAddress.current = written.toString();
    const navigate = () =>
      setParams(written, { replace: requested.isTyped, preventScrollReset: true });
    if (isLeavingOverlay()) void overlaysSettled().then(navigate);
    else navigate();
  }

  // A navigation makes the requested state obsolete, unless it was this hook's own and the state has changed since.
  useEffect(() => {
    const address = params.toString();
    const isOwnUpdate = address === lastAddress.current;
    lastAddress.current = address;
    setRequested((latest) => {
      const isInAddress = latest === null || write(latest.state).toString() === address;
      return isOwnUpdate && !isInAddress ? latest : null;
    });
  }, [params, write]);

  const handleTimeout = useEffectEvent(flush);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an update that was due before a navigation must not follow it
  useEffect(() => {
    // A choice is written when the browser is idle, so that the list renders first: the navigation rerenders the whole page.
    if (!requested?.isTyped) return whenIdle(() => handleTimeout(), { timeout: DEBOUNCE_MS });
    const timer = setTimeout(() => handleTimeout(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [requested, params]);

  return {
    state,
    inAddress,
    isTyping: requested?.isTyped === true,
    /** @param isAmended whether it replaces the last choice, like the next letter of a search */
    setState: (next: TState, isAmended = false) =>
      setRequested((latest) => ({
        state: next,
        // A choice that is not in the address yet must still add an entry.
        isTyped: isAmended && latest?.isTyped !== false,
      })),
    search: (query: string) => setRequested({ state: { ...state, query }, isTyped: true }),
    flush,
  };
}

type TipsQuery = QueryViewProps<readonly Tip[]>["query"];

/**
 * While a list is scrolled, newer data waits, so that nothing moves under a finger.
 * @param isOwn whether its member may delete its tips here, which does not wait
 */
export function useSteadyTips(query: TipsQuery, { isOwn = false } = {}) {
  const { data, isFetching, dataUpdatedAt, error, refetch } = query;
  const [state, setState] = useState({ latest: data, shown: data });
  let { shown } = state;
  if (state.latest !== data) {
    const isTop = window.scrollY <= 0;
    if (shown === undefined || data === undefined || isTop) shown = data;
    else if (isOwn) shown = shown.filter(({ _id }) => data.some((tip) => tip._id === _id));
    setState({ latest: data, shown });
  }
  const waiting = useMemo(() => {
    if (data === shown) return noTips;
    const known = new Set(shown?.map(({ _id }) => _id));
    return data?.filter(({ _id }) => !known.has(_id)) ?? noTips;
  }, [data, shown]);
  return {
    steady: { data: shown, isFetching, dataUpdatedAt, error, refetch },
    /** New ones, which `showWaiting` shows. */
    waiting,
    showWaiting: () => setState({ latest: data, shown: data }),
  };
}

const noTips: readonly Tip[] = [];

export interface MarkedTip {
  id: string | undefined;
  /** Here rather than in the list, which a search may remount, and which then must not scroll again. */
  hasScrolled: RefObject<boolean>;
}

/** The tip that was just shared or updated, if the location's state names one. */
export function useMarkedTip(): MarkedTip {
  const { state } = useLocation();
  // Back and a reload restore the location's state, but the tip is not new then.
  const isFirstVisit = useNavigationType() !== "POP";
  const [id] = useState<string | undefined>(isFirstVisit ? state?.markedTipId : undefined);
  const hasScrolled = useRef(false);
  return useMemo(() => ({ id, hasScrolled }), [id]);
}

interface Index {
  tips: readonly Tip[];
  /** Null while it is being built. */
  search: TipSearch | null;
  ready: Promise<TipSearch>;
}

/** Of all tips and of one's own. With it, Back to a search renders the results at once. */
const MAX_INDEXES = 2;

let indexes: readonly Index[] = [];

function findIndex(tips: readonly Tip[]): Index | undefined {
  return indexes.find(
    (index) =>
      index.tips.length === tips.length &&
      index.tips.every((tip, place) => hasSameTexts(tip, tips[place])),
  );
}

function prepareIndex(tips: readonly Tip[]): Index {
  const known = findIndex(tips);
  if (known !== undefined) return known;
  const index: Index = { tips, search: null, ready: createTipSearch(tips) };
  void index.ready.then((search) => {
    index.search = search;
  });
  indexes = [index, ...indexes].slice(0, MAX_INDEXES);
  return index;
}

/**
 * The index of a list, built while the browser is idle, once for the same texts. While it is being built, the earlier
 * list's.
 * @param tips undefined until the list has loaded
 */
export function useTipSearch(tips: readonly Tip[] | undefined): TipSearch | null {
  const [search, setSearch] = useState(() => (tips && findIndex(tips)?.search) ?? null);

  useEffect(() => {
    if (tips === undefined) return;
    let isCurrent = true;
    async function prepare(list: readonly Tip[]) {
      const created = await prepareIndex(list).ready;
      if (isCurrent) setSearch(created);
    }
    const cancel = whenIdle(() => void prepare(tips));
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [tips]);

  return search;
}
