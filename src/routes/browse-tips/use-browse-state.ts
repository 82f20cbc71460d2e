import { useEffect, useRef, useState } from "react";
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
 * What is typed counts at once, and the address follows at a pause, without a step of its own in the history.
 *
 * @returns the state, a setter, `search` for each letter that is typed, and `settle`, which lets the address follow now
 */
export function useBrowseState() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const lastAsked = useRef("");
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null);
  const inAddress = readBrowseState(params);
  const state = typed === null ? inAddress : { ...inAddress, query: typed };

  function write(next: BrowseState, { replace = false } = {}) {
    forgetPending();
    const written = writeBrowseState(next);
    // The keys of a select may repeat a choice before the address has followed; twice to the same one is a reload.
    if (written.toString() === lastAsked.current) return;
    lastAsked.current = written.toString();
    setParams(written, { replace, preventScrollReset: true });
  }

  function forgetPending() {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  }

  function search(query: string) {
    setTyped(query);
    forgetPending();
    const run = () => write({ ...inAddress, query }, { replace: true });
    pending.current = { run, timer: setTimeout(run, PAUSE_MS) };
  }

  // The address has followed, or the person navigated (Back, a link): the typed text is obsolete.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone is the reason
  useEffect(() => {
    const isOurs = params.toString() === lastAsked.current;
    lastAsked.current = params.toString();
    if (!isOurs) forgetPending();
    setTyped((latest) => (isOurs && latest !== readBrowseState(params).query ? latest : null));
  }, [params]);

  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  return { state, setState: write, search, settle: () => pending.current?.run() };
}
