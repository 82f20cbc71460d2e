import { type ReactNode, useDeferredValue } from "react";
import { FailedState } from "@/components/failed-state";
import { type QueryFreshness, StaleNote } from "@/components/stale-note";
import { isNotFound } from "@/lib/http-error";
import { useHydrated } from "@/lib/use-hydrated";

/** As much of a query's result as is shown. */
export interface QueryViewResult<TData> extends QueryFreshness {
  data: TData | undefined;
}

export interface QueryViewProps<TData> {
  query: QueryViewResult<TData>;
  /** Is shown until there are data. */
  fallback: ReactNode;
  /** What could not be loaded, for the failed state. */
  failedTitle: string;
  /** The page has no heading without the data: the failed state has to be one. */
  isWholePage?: boolean;
  /** Is shown for data that does not exist any more; left out, that is a failure like others. */
  notFound?: ReactNode;
  /** Is shown below a failure: what there is without the server. */
  belowFailure?: ReactNode;
  /** The prerendered page has the data. */
  isPrerendered?: boolean;
  children: (data: TData) => ReactNode;
}

/** Shows a query: the cached data at once, renewed in place; else the fallback, or the failure with a way to try again. */
export function QueryView<TData>(props: QueryViewProps<TData>) {
  const { query, fallback, failedTitle, isWholePage = false, notFound, belowFailure } = props;
  const { error, isFetching, refetch } = query;
  const isHydrated = useHydrated();
  // New data render as a transition, so that the page stays responsive; the first data render at once.
  const renewed = useDeferredValue(query.data);
  const data = renewed ?? query.data;
  const hasFailed = error !== null && !isFetching;
  // The prerendered page has no data of the server, and hydration has to match it.
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
        isWholePage={isWholePage}
        onRetry={() => void refetch()}
      />
      {belowFailure}
    </>
  );
}
