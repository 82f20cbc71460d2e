import { RotateCw } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { PageHeading } from "@/components/page-heading";
import { isChunkError, useChunkReload } from "@/lib/chunk-error";
import { errorMessage } from "@/lib/error-message";
import { isNetworkError } from "@/lib/http-error";
import { modalClosed } from "@/lib/modal-closed";

export interface FailedStateProps {
  error: unknown;
  /** What failed; by default the error's own title. */
  title?: string;
  /** Whether the page has nothing else, so that the title is its heading. */
  isWholePage?: boolean;
  /** Whether a write failed, which only the user may repeat. */
  isWrite?: boolean;
  /** Repeats only what failed. */
  onRetry: () => void;
}

/** A read that failed for lack of a connection is also retried when the connection is back. */
export function FailedState(props: FailedStateProps) {
  const { error, title, isWholePage = false, isWrite = false, onRetry } = props;
  const message = errorMessage(error);
  useRetryOnline(isWrite ? null : error, onRetry);
  const heading = title ?? message.title;

  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button is about to disappear. A new heading may take the focus from the main element.
    if (!isWrite) currentTarget.closest("main")?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div
      role="alert"
      className={`flex flex-col items-start gap-3 border-terracotta border-l-4 bg-paper-shade p-5 ${isWholePage ? "mt-10" : ""}`}
    >
      {isWholePage ? (
        <PageHeading className="text-display-sm">{heading}</PageHeading>
      ) : (
        <p className="font-display font-semibold text-lg">{heading}</p>
      )}
      <p className="max-w-measure">{message.text}</p>
      <button type="button" className="btn btn-outline" onClick={handleClick}>
        <RotateCw aria-hidden="true" size="1.125rem" />
        Try again
      </button>
    </div>
  );
}

export interface FailedPartProps {
  error: unknown;
  /** Shown while `useChunkReload` decides whether to reload the page. */
  fallback?: ReactNode;
}

export function FailedPart({ error, fallback = null }: FailedPartProps) {
  const failure = useChunkReload(error);
  if (failure === undefined) return fallback;
  // A reload, since React and some browsers remember a failed import.
  return <FailedState error={failure} onRetry={() => window.location.reload()} />;
}

/**
 * Retries when the connection is back and no modal is open, while the screen shows a failure.
 * @param error only a network error, or a chunk that failed to load, is retried
 */
export function useRetryOnline(error: unknown, retry: () => void): void {
  const handleOnline = useEffectEvent(retry);
  const isWaiting = isNetworkError(error) || isChunkError(error);
  useEffect(() => {
    if (!isWaiting) return;
    let isCurrent = true;
    async function listener() {
      // A retry may remove what is being read in a modal.
      await modalClosed();
      if (isCurrent) handleOnline();
    }
    window.addEventListener("online", listener);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", listener);
    };
  }, [isWaiting]);
}
