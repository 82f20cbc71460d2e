import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type BrowseState,
  readBrowseState,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

/**
 * The browse state, kept in the address: it survives a reload, a link and Back.
 * @returns the state, and a setter; `replace` leaves no step of its own in the history (for typing)
 */
export function useBrowseState() {
  const [params, setParams] = useSearchParams();
  const lastAsked = useRef("");

  useEffect(() => {
    lastAsked.current = params.toString();
  }, [params]);

  function setState(state: BrowseState, { replace = false } = {}) {
    const next = writeBrowseState(state);
    // The keys of a select may repeat a choice before the address has followed; twice to the same one is a reload.
    if (next.toString() === lastAsked.current) return;
    lastAsked.current = next.toString();
    setParams(next, { replace, preventScrollReset: true });
  }
  return [readBrowseState(params), setState] as const;
}
