import type { UseQueryResult } from "@tanstack/react-query";
import { errorMessage } from "@/lib/error-message";
import { formatDateTime } from "@/lib/format";
import { passFocus, useElapsed } from "@/lib/hooks";
import { isNetworkError } from "@/lib/http";

/** A faster refetch shows no note. A server that is not asleep responds sooner. */
const NOTE_DELAY_MS = 700;

export type QueryFreshness = Pick<UseQueryResult, "dataUpdatedAt" | "isFetching" | "error"> & {
  refetch: () => unknown;
};

/** Shows the date of data during a slow refetch, and after a failed one. Reserves its space, so that nothing shifts. */
export function StaleNote({ query }: { query: QueryFreshness }) {
  const { dataUpdatedAt, isFetching, error, refetch } = query;
  const isSlowRefetch = useElapsed(isFetching, NOTE_DELAY_MS);
  const hasFailed = error !== null && !isFetching;
  return (
    <div
      role="status"
      tabIndex={-1}
      // Overlaps the bottom margin of the element above.
      className="-mt-5 flex min-h-touch items-center gap-x-4 text-ink-soft text-sm print:hidden"
    >
      {(isSlowRefetch || hasFailed) && (
        <p className="min-w-0">
          {hasFailed && <span>{problemOf(error)} </span>}
          <span>{`Saved copy from ${formatDateTime(new Date(dataUpdatedAt))}`}</span>
          <span>{hasFailed ? "." : ", looking for a newer one…"}</span>
        </p>
      )}
      {hasFailed && (
        <button
          ref={passFocus}
          type="button"
          className="link min-h-touch shrink-0"
          onClick={() => void refetch()}
        >
          Refresh
        </button>
      )}
    </div>
  );
}

/** Shorter than the message on a page without data. A timeout also counts as an unreachable server. */
function problemOf(error: unknown): string {
  return isNetworkError(error) ? "We can't reach the server." : `${errorMessage(error).title}.`;
}
