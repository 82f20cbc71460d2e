import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { Await, useAsyncError, useRevalidator } from "react-router-dom";
import { FailedState } from "@/components/failed-state";
import type { Deferred as DeferredData } from "@/lib/deferred";
import { HttpError } from "@/lib/http-error";

export interface DeferredProps<TData> {
  /** The loader's data, on its way or there. */
  source: DeferredData<TData>;
  /** Stands in until the data is there. */
  fallback: ReactNode;
  /** What could not be loaded, for the failed state. */
  failedTitle: string;
  /** Stands in when the data is not there any more; left out, that is a failure like others. */
  notFound?: ReactNode;
  /** The data stands in the prerendered page already: it is this client's own, not the backend's. */
  isPrerendered?: boolean;
  children: (data: TData) => ReactNode;
}

/** Shows a loader's unawaited data: the fallback, then the data, or what failed with a way to try again. */
export function Deferred<TData>(props: DeferredProps<TData>) {
  const { source, fallback, failedTitle, notFound, isPrerendered = false, children } = props;
  const isInBrowser = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  // What the backend has nobody knows when the page is made: the fallback is in its HTML, and comes to life as that.
  if (!isInBrowser && !isPrerendered) return fallback;
  return (
    // A new promise is a new attempt: the key brings the fallback back, where React would keep the old view.
    <Suspense key={keyOf(source)} fallback={fallback}>
      {source.settled ? (
        children(source.settled.data)
      ) : (
        <Await
          resolve={source.promise}
          errorElement={<DeferredFailure title={failedTitle} notFound={notFound} />}
        >
          {children}
        </Await>
      )}
    </Suspense>
  );
}

const subscribeToNothing = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

interface DeferredFailureProps {
  title: string;
  notFound: ReactNode;
}

function DeferredFailure({ title, notFound }: DeferredFailureProps) {
  const error = useAsyncError();
  const revalidator = useRevalidator();
  if (notFound && error instanceof HttpError && error.kind === "not-found") return notFound;
  return <FailedState error={error} title={title} onRetry={() => void revalidator.revalidate()} />;
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

function keyOf(source: object): number {
  const known = keys.get(source);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(source, lastKey);
  return lastKey;
}
