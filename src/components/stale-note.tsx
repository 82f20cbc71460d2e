import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { errorMessage } from "@/lib/error-message";
import { formatAge, formatDateTime } from "@/lib/format";
import { isNetworkError } from "@/lib/http-error";
import { passFocus } from "@/lib/pass-focus";
import { useElapsed } from "@/lib/use-elapsed";

/** A faster refetch shows no note. A server that is not asleep responds sooner. */
const NOTE_DELAY_MS = 700;

export type QueryFreshness = Pick<UseQueryResult, "dataUpdatedAt" | "isFetching" | "error"> & {
  refetch: () => unknown;
};

/** Shows the age of data during a slow refetch, and after a failed one. Reserves its space, so that nothing shifts. */
export function StaleNote({ query }: { query: QueryFreshness }) {
  const { dataUpdatedAt, isFetching, error, refetch } = query;
  const isSlowRefetch = useElapsed(isFetching, NOTE_DELAY_MS);
  const hasFailed = error !== null && !isFetching;
  const date = new Date(dataUpdatedAt);

  // After a failure, rerenders every minute, since the age grows.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(rerender, 60_000);
    return () => clearInterval(timer);
  }, [hasFailed]);

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
          <span>
            Saved copy from {/* The growing age is not announced. */}
            <time aria-live="off" dateTime={date.toISOString()} title={formatDateTime(date)}>
              {formatAge(Date.now() - dataUpdatedAt)}
            </time>
          </span>
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
