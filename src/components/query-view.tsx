import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedState } from "@/components/boundary";
import { PageHeading } from "@/components/page-heading";
import { useHydrated } from "@/lib/browser-state";
import { errorMessage } from "@/lib/error-message";
import { useRetry } from "@/lib/focus";
import { formatDateTime } from "@/lib/format";
import { useElapsed } from "@/lib/hooks";
import { isNetworkError, isNotFound } from "@/lib/http";

type QueryFreshness = Pick<UseQueryResult, "dataUpdatedAt" | "isFetching" | "error"> & {
  refetch: () => unknown;
};

export interface QueryViewProps<TData> {
  query: QueryFreshness & { data: TData | undefined };
  fallback: ReactNode;
  failedTitle: string;
  /** For a page without another heading. After a failure, `failedTitle` is the heading. */
  loadingHeading?: string;
  /** By default, missing data is an error like any other. */
  notFound?: ReactNode;
  belowFailure?: ReactNode;
  isPrerendered?: boolean;
  /** Whether it shows the date of data that may be outdated. By default, it does. */
  hasStaleNote?: boolean;
  children: (data: TData) => ReactNode;
}

export function QueryView<TData>(props: QueryViewProps<TData>) {
  const { query, failedTitle, loadingHeading, notFound, belowFailure } = props;
  const { hasStaleNote = true } = props;
  const { data, error, isFetching, refetch } = query;
  const isHydrated = useHydrated();
  const retry = useRetry(() => void refetch());
  const hasFailed = error !== null && !isFetching;
  const fallback = (
    <>
      {loadingHeading && <PageHeading className="sr-only">{loadingHeading}</PageHeading>}
      {props.fallback}
    </>
  );

  // Hydration must match the prerendered page, which shows the fallback.
  if (!isHydrated && !props.isPrerendered) return fallback;
  if (hasFailed && notFound && isNotFound(error)) return notFound;
  if (data !== undefined) {
    return (
      <>
        {hasStaleNote && <StaleNote query={query} />}
        {props.children(data)}
      </>
    );
  }
  if (!hasFailed) return fallback;
  return (
    <>
      <FailedState
        error={error}
        title={failedTitle}
        isWholePage={loadingHeading !== undefined}
        retry={retry}
      />
      {belowFailure}
    </>
  );
}

/** A faster refetch shows no note. */
export const NOTE_DELAY_MS = 700;

export interface StaleNoteProps {
  query: QueryFreshness;
  /** By default, it takes the margin of 20 px or more above it and, on phones, reserves a second line. */
  className?: string;
}

/** Shows the date of data during a slow refetch, and after a failed one. */
export function StaleNote({ query, className = "-mt-5 min-h-10 sm:min-h-5" }: StaleNoteProps) {
  const { dataUpdatedAt, isFetching, error, refetch } = query;
  const retry = useRetry(() => void refetch());
  const isSlowRefetch = useElapsed(isFetching, NOTE_DELAY_MS);
  const hasFailed = error !== null && !isFetching;
  return (
    <div
      role="status"
      tabIndex={-1}
      className={`flex items-center gap-x-4 text-ink-soft text-sm print:hidden ${className}`}
    >
      {(isSlowRefetch || hasFailed) && (
        <p className="min-w-0">
          {hasFailed && <span>{problemOf(error)} </span>}
          <span>{`Saved copy from ${formatDateTime(new Date(dataUpdatedAt))}`}</span>
          <span>{hasFailed ? "." : ", looking for a newer one…"}</span>
        </p>
      )}
      {hasFailed && (
        <button {...retry} type="button" className="link -my-3 min-h-touch shrink-0">
          Refresh
        </button>
      )}
    </div>
  );
}

/** Unlike `errorMessage`, counts a timeout as an unreachable server. */
function problemOf(error: unknown): string {
  return isNetworkError(error) ? "We can’t reach the server." : `${errorMessage(error).title}.`;
}
