/** @file What replaces a page, or a part of it, that failed: `lib/error-message.ts` has the words for each kind of error. */

import { RotateCw } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Link, useRouteError } from "react-router-dom";
import { PageHeading, PageTitle } from "@/components/page-heading";
import { Spinner } from "@/components/states";
import { errorMessage } from "@/lib/error-message";
import { passFocus } from "@/lib/focus";
import { paths } from "@/lib/paths";
import { isChunkError, reloadRelease, version } from "@/lib/release";

/** Reloads the page, since the router, React and some browsers remember a failed import. */
const reloadPage = () => window.location.reload();

export function ErrorPage() {
  const error = useRouteError();
  if (useChunkReload(error)) return <Spinner label="Loading the page" />;
  return (
    <div className="page flex flex-col gap-6 py-16">
      <PageTitle>Something went wrong</PageTitle>
      <PageHeading>We couldn’t load this page</PageHeading>
      <FailedState error={error} retry={{ onClick: reloadPage }} />
      <Link to={paths.home} className="link inline-flex min-h-touch items-center self-start">
        Back To Home
      </Link>
      {/* For who reports the problem to the operator. */}
      <p className="text-ink-soft text-sm">{version() && `Version ${version()}`}</p>
    </div>
  );
}

export interface FailedPartProps {
  error: unknown;
  fallback?: ReactNode;
}

export function FailedPart({ error, fallback = null }: FailedPartProps) {
  return useChunkReload(error) ? (
    fallback
  ) : (
    <FailedState error={error} retry={{ onClick: reloadPage }} />
  );
}

export interface LazyPartProps {
  /** Shown until the part's code has loaded, and if it fails to load. */
  fallback?: ReactNode;
  /** Whether the page cannot do without the part, so that a failure is shown. */
  isNeeded?: boolean;
  children: ReactNode;
}

export function LazyPart({ fallback = null, isNeeded = false, children }: LazyPartProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error }) =>
        isNeeded ? <FailedPart error={error} fallback={fallback} /> : fallback
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

export interface FailedStateProps {
  error: unknown;
  title?: string;
  /** Whether the page has no other heading, so that the title is its `h1`. */
  isWholePage?: boolean;
  retry: Pick<ComponentProps<"button">, "ref" | "onClick">;
}

export function FailedState({ error, title, isWholePage = false, retry }: FailedStateProps) {
  const message = errorMessage(error);
  const heading = title ?? message.title;
  return (
    <div
      ref={passFocus}
      role="alert"
      className={`flex flex-col items-start gap-3 border-terracotta border-l-4 bg-paper-shade p-5 ${isWholePage ? "mt-10" : ""}`}
    >
      {isWholePage ? (
        <PageHeading className="text-display-sm">{heading}</PageHeading>
      ) : (
        <p className="font-display font-semibold text-lg">{heading}</p>
      )}
      <p className="max-w-measure">{message.text}</p>
      <button {...retry} type="button" className="btn btn-outline">
        <RotateCw size="1.125rem" />
        Try again
      </button>
    </div>
  );
}

/** Reloads the page if its code did not load. @returns whether it is about to */
function useChunkReload(error: unknown): boolean {
  const [isReloading, setIsReloading] = useState(isChunkError(error));
  useEffect(() => {
    if (isChunkError(error)) void reloadRelease().then(setIsReloading);
  }, [error]);
  return isReloading;
}
