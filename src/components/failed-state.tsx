import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { PageHeading } from "@/components/page-heading";
import { errorMessage } from "@/lib/error-message";
import { passFocus } from "@/lib/hooks";
import { isChunkError, reloadRelease } from "@/lib/release";

export interface FailedStateProps {
  error: unknown;
  /** By default, the title of `errorMessage`. */
  title?: string;
  /** Whether the page has no other heading, so that the title is its `h1`. */
  isWholePage?: boolean;
  onRetry: () => void;
}

export function FailedState({ error, title, isWholePage = false, onRetry }: FailedStateProps) {
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
      <button type="button" className="btn btn-outline" onClick={onRetry}>
        <RotateCw size="1.125rem" />
        Try again
      </button>
    </div>
  );
}

export interface FailedPartProps {
  error: unknown;
  /** Shown until the page is reloaded, if a reload may help. */
  fallback?: ReactNode;
}

/** The fallback of an error boundary around lazy content that the page needs; other lazy content is in a `LazyPart`. */
export function FailedPart({ error, fallback = null }: FailedPartProps) {
  if (useChunkReload(error)) return fallback;
  // Reloads the page, since React and some browsers remember a failed import.
  return <FailedState error={error} onRetry={() => window.location.reload()} />;
}

/** Reloads the page if its code did not load. @returns whether it is about to */
export function useChunkReload(error: unknown): boolean {
  const [isReloading, setIsReloading] = useState(isChunkError(error));
  useEffect(() => {
    if (isChunkError(error)) void reloadRelease().then(setIsReloading);
  }, [error]);
  return isReloading;
}
