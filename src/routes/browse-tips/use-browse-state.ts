import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type BrowseState,
  readBrowseState,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

export const DEBOUNCE_MS = 250;

/**
 * The browse state, stored in the address: it survives a reload and Back, and can be linked to. Changes apply at once,
 * and the address follows: after typing with a delay, and without a new history entry.
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
    // A select that is used by keyboard may report a choice twice before the address is updated, and navigating to the
    // current address would run the page's loader.
    if (written.toString() === lastAddress.current) return;
    lastAddress.current = written.toString();
    setParams(written, { replace: requested.isTyped, preventScrollReset: true });
  }

  // A navigation by Back or a link replaces the requested state; this hook's own update does not, since the state may have
  // changed since.
  useEffect(() => {
    if (params.toString() === lastAddress.current) return;
    lastAddress.current = params.toString();
    setRequested(null);
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
