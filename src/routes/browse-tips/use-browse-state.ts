import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type BrowseState,
  readBrowseState,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

/** How long typing must pause before the address is updated. */
export const PAUSE_MS = 250;

/**
 * The browse state, stored in the address: it survives a reload and Back, and can be linked to. Changes apply at once,
 * and the address follows: for typing after a pause, and without a history entry.
 *
 * @returns the state, a setter, `search` for typing, and `settle`, which updates the address at once
 */
export function useBrowseState() {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readBrowseState(params), [params]);
  const [requested, setRequested] = useState<BrowseState | null>(null);
  const lastWritten = useRef("");
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null);
  const state = requested ?? inAddress;

  function cancelPending() {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  }

  /** Writes a state to the address after a delay, unless another one replaces it. */
  function writeAfter(milliseconds: number, next: BrowseState, addsHistoryEntry: boolean) {
    cancelPending();
    function run() {
      cancelPending();
      const written = writeBrowseState(next);
      // A select that is used by keyboard may report a choice twice before the address is updated, and navigating to the
      // current address would reload the page's data.
      if (written.toString() === lastWritten.current) return;
      lastWritten.current = written.toString();
      setParams(written, { replace: !addsHistoryEntry, preventScrollReset: true });
    }
    pending.current = { run, timer: setTimeout(run, milliseconds) };
  }

  function setState(next: BrowseState) {
    setRequested(next);
    // The new list renders before the navigation, which rerenders the page and takes as long.
    writeAfter(0, next, true);
  }

  function search(query: string) {
    const next = { ...state, query };
    setRequested(next);
    writeAfter(PAUSE_MS, next, false);
  }

  // After the address is updated, or the user has navigated (Back, a link), the requested state is obsolete.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the address only
  useEffect(() => {
    const isOwnUpdate = params.toString() === lastWritten.current;
    lastWritten.current = params.toString();
    if (!isOwnUpdate) cancelPending();
    setRequested((latest) => {
      const isAddressOutdated =
        latest !== null && writeBrowseState(latest).toString() !== params.toString();
      return isOwnUpdate && isAddressOutdated ? latest : null;
    });
  }, [params]);

  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  return { state, setState, search, settle: () => pending.current?.run() };
}
