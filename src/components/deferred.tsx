import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useSyncExternalStore,
} from "react";
import { Await, useAsyncError, useRevalidator } from "react-router-dom";
import { FailedState } from "@/components/failed-state";
import { KeptNote } from "@/components/kept-note";
import type { Deferred as DeferredData } from "@/lib/deferred";
import { HttpError } from "@/lib/http-error";

export interface DeferredProps<TData> {
  /** The loader's data, on its way or there. */
  source: DeferredData<TData>;
  /** Stands in until the data is there. */
  fallback: ReactNode;
  /** What could not be loaded, for the failed state. */
  failedTitle: string;
  /** The page has no heading without the data: until then, and if it fails, what stands in has to be one. */
  isWholePage?: boolean;
  /** Stands in when the data is not there any more; left out, that is a failure like others. */
  notFound?: ReactNode;
  /** Stands below a failure: what there is without the server. */
  belowFailure?: ReactNode;
  /** The data stands in the prerendered page already: it is this client's own, not the backend's. */
  isPrerendered?: boolean;
  children: (data: TData) => ReactNode;
}

/** Shows a loader's unawaited data: the fallback, then the data, or what failed with a way to try again. */
export function Deferred<TData>({ isPrerendered = false, ...props }: DeferredProps<TData>) {
  return isPrerendered ? <PrerenderedData {...props} /> : <DataToCome {...props} />;
}

type InnerProps<TData> = Omit<DeferredProps<TData>, "isPrerendered">;

/** Not by `Suspense`, which holds data back for up to 0.3 s after it has shown a fallback. */
function DataToCome<TData>(props: InnerProps<TData>) {
  const { source, fallback, children, ...failure } = props;
  const subscribe = useCallback(
    (onChange: () => void) => {
      source.promise.then(onChange, onChange);
      return () => {};
    },
    [source],
  );
  const latest = useSyncExternalStore(
    subscribe,
    () => source.outcome,
    // What the backend has nobody knows when a page is made at build time.
    () => null,
  );
  // Drawn in slices, so that the page answers meanwhile. What is there already when the page comes is drawn with it.
  const outcome = useDeferredValue(latest);
  if (outcome === null) return fallback;
  if ("data" in outcome) return <Success data={outcome.data}>{children}</Success>;
  return <Failure error={outcome.error} {...failure} />;
}

/** By `Suspense`, which leaves the prerendered HTML in its place until the data has come that it was made of. */
function PrerenderedData<TData>(props: InnerProps<TData>) {
  const { source, fallback, children, ...failure } = props;
  return (
    <Suspense fallback={fallback}>
      {source.outcome !== null && "data" in source.outcome ? (
        <Success data={source.outcome.data}>{children}</Success>
      ) : (
        <Await resolve={source.promise} errorElement={<AwaitFailure {...failure} />}>
          {(data) => <Success data={data}>{children}</Success>}
        </Await>
      )}
    </Suspense>
  );
}

function Success<TData>({ data, children }: Pick<InnerProps<TData>, "children"> & { data: TData }) {
  const revalidator = useRevalidator();
  return (
    <>
      <KeptNote answer={data} onReload={() => void revalidator.revalidate()} />
      {children(data)}
    </>
  );
}

type FailureProps = Omit<InnerProps<unknown>, "source" | "fallback" | "children"> & {
  error: unknown;
};

function AwaitFailure(props: Omit<FailureProps, "error">) {
  return <Failure error={useAsyncError()} {...props} />;
}

function Failure({
  error,
  failedTitle,
  isWholePage = false,
  notFound,
  belowFailure,
}: FailureProps) {
  const revalidator = useRevalidator();
  if (notFound && error instanceof HttpError && error.kind === "not-found") return notFound;
  return (
    <>
      <FailedState
        error={error}
        title={failedTitle}
        isWholePage={isWholePage}
        onRetry={() => void revalidator.revalidate()}
      />
      {belowFailure}
    </>
  );
}
