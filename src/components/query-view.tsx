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
  /** Stands in until there are data. */
  fallback: ReactNode;
  /** What could not be loaded, for the failed state. */
  failedTitle: string;
  /** The page has no heading without the data: until then, and if it fails, what stands in has to be one. */
  isWholePage?: boolean;
  /** Stands in when the data is not there any more; left out, that is a failure like others. */
  notFound?: ReactNode;
  /** Stands below a failure: what there is without the server. */
  belowFailure?: ReactNode;
  /** The data stand in the prerendered page already. */
  isPrerendered?: boolean;
  children: (data: TData) => ReactNode;
}

/** Shows a query: what is known at once, renewed in place; else the fallback, or what failed with a way to try again. */
export function QueryView<TData>(props: QueryViewProps<TData>) {
  const { query, fallback, failedTitle, isWholePage = false, notFound, belowFailure } = props;
  const { error, isFetching, refetch } = query;
  const isHydrated = useHydrated();
  // New data render as a transition, so that the page answers in the meantime; the first data render at once.
  const renewed = useDeferredValue(query.data);
  const data = renewed ?? query.data;
  const hasFailed = error !== null && !isFetching;
  // The prerendered page knows nothing of the server.
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
