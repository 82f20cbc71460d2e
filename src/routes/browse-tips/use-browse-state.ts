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
  function setState(state: BrowseState, { replace = false } = {}) {
    setParams(writeBrowseState(state), { replace, preventScrollReset: true });
  }
  return [readBrowseState(params), setState] as const;
}
