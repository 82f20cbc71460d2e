import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type BrowseState,
  readBrowseState,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

/** How long nothing must be typed for the address to follow. Milliseconds. */
export const PAUSE_MS = 250;

/**
 * The browse state, stored in the address: it survives a reload, a link and Back.
 * What is asked for counts at once, and the address follows: after a letter at a pause, without a step of its own in the
 * history.
 *
 * @returns the state, a setter, `search` for each letter that is typed, and `settle`, which lets the address follow now
 */
export function useBrowseState() {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readBrowseState(params), [params]);
  const [asked, setAsked] = useState<BrowseState | null>(null);
  const lastWritten = useRef("");
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null);
  const state = asked ?? inAddress;

  function forgetPending() {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  }

  /** Writes a state into the address after a while; until then another one takes its place. */
  function followAfter(milliseconds: number, next: BrowseState, isStep: boolean) {
    forgetPending();
    function run() {
      forgetPending();
      const written = writeBrowseState(next);
      // The keys of a select may repeat a choice before the address has followed; twice to the same one is a reload.
      if (written.toString() === lastWritten.current) return;
      lastWritten.current = written.toString();
      setParams(written, { replace: !isStep, preventScrollReset: true });
    }
    pending.current = { run, timer: setTimeout(run, milliseconds) };
  }

  function setState(next: BrowseState) {
    setAsked(next);
    // The new list is drawn first: a step of the router's takes as long as the list itself.
    followAfter(0, next, true);
  }

  function search(query: string) {
    const next = { ...state, query };
    setAsked(next);
    followAfter(PAUSE_MS, next, false);
  }

  // The address has followed, or the reader went elsewhere (Back, a link): then what was asked before counts no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone is the reason
  useEffect(() => {
    const isOurs = params.toString() === lastWritten.current;
    lastWritten.current = params.toString();
    if (!isOurs) forgetPending();
    setAsked((latest) => {
      const isAhead = latest !== null && writeBrowseState(latest).toString() !== params.toString();
      return isOurs && isAhead ? latest : null;
    });
  }, [params]);

  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  return { state, setState, search, settle: () => pending.current?.run() };
}
