import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type BrowseState,
  readBrowseState,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

export const DEBOUNCE_MS = 250;

/**
 * The browse state, stored in the address, so that it survives a reload and Back, and can be linked to. Changes apply at
 * once, and the address follows; after typing, with a delay and without a new history entry.
 * @returns the state, a setter, `search` for a typed or suggested query, and `flush`, which updates the address at once
 */
export function useBrowseState() {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readBrowseState(params), [params]);
  /** The state that is not in the address yet, and whether it was typed. */
  const [requested, setRequested] = useState<{ state: BrowseState; isTyped: boolean } | null>(null);
  const lastAddress = useRef("");
  const state = requested?.state ?? inAddress;

  function write() {
    if (requested === null) return;
    const written = writeBrowseState(requested.state);
    // A select operated by keyboard may report a choice twice before the address is updated. The second navigation, to
    // the same address, would run the page's loader, which a change of the query string does not (app/routes.tsx).
    if (written.toString() === lastAddress.current) return;
    lastAddress.current = written.toString();
    setParams(written, { replace: requested.isTyped, preventScrollReset: true });
  }

  // After a navigation (an update of the address, Back, a link), the requested state is obsolete, unless the navigation
  // was this hook's own update and the state has changed since.
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
