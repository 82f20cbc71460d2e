import type { ReactNode } from "react";
import { FailedState } from "@/components/failed-state";
import { PageHeading } from "@/components/page-heading";
import { type QueryFreshness, StaleNote } from "@/components/stale-note";
import { useHydrated } from "@/lib/hooks";
import { isNotFound } from "@/lib/http";

export interface QueryViewProps<TData> {
  query: QueryFreshness & { data: TData | undefined };
  /** Shown until there is data or an error. */
  fallback: ReactNode;
  /** The title of the error message, such as "We couldn't load the tip". */
  failedTitle: string;
  /** The heading until there is data, on a page that has no other. After a failure, `failedTitle` is the heading. */
  loadingHeading?: string;
  /** Shown if the data does not exist; by default, that is an error like any other. */
  notFound?: ReactNode;
  /** Shown below an error message, such as what is available without the server. */
  belowFailure?: ReactNode;
  /** Whether the prerendered page contains the data. */
  isPrerendered?: boolean;
  children: (data: TData) => ReactNode;
}

export function QueryView<TData>(props: QueryViewProps<TData>) {
  const { query, failedTitle, loadingHeading, notFound, belowFailure } = props;
  const { data, error, isFetching, refetch } = query;
  const isHydrated = useHydrated();
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
        <StaleNote query={query} />
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
        onRetry={() => void refetch()}
      />
      {belowFailure}
    </>
  );
}
