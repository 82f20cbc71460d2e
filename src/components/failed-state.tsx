import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { PageHeading } from "@/components/page-heading";
import { isChunkError, useChunkReload } from "@/lib/chunk-error";
import { errorMessage } from "@/lib/error-message";
import { isNetworkError } from "@/lib/http-error";
import { modalClosed } from "@/lib/modal-closed";

export interface FailedStateProps {
  error: unknown;
  /** What failed; by default the title of `errorMessage`. */
  title?: string;
  /** Whether the page has nothing else, so that the title is its heading. */
  isWholePage?: boolean;
  /** Whether a write failed, which only the user may repeat. */
  isWrite?: boolean;
  onRetry: () => void;
}

/** An error message with a button to try again. Unless a write failed, it also retries by itself (`useRetryOnline`). */
export function FailedState(props: FailedStateProps) {
  const { error, title, isWholePage = false, isWrite = false, onRetry } = props;
  const message = errorMessage(error);
  const heading = title ?? message.title;
  const alert = useRef<HTMLDivElement>(null);
  useRetryOnline(isWrite ? null : error, retry);

  function retry() {
    // The button is about to disappear, perhaps with the focus. `PageHeading` may then take it from the main element.
    if (!isWrite && alert.current?.contains(document.activeElement)) {
      alert.current.closest<HTMLElement>("section[tabindex], main")?.focus({ preventScroll: true });
    }
    onRetry();
  }

  return (
    <div
      ref={alert}
      role="alert"
      className={`flex flex-col items-start gap-3 border-terracotta border-l-4 bg-paper-shade p-5 ${isWholePage ? "mt-10" : ""}`}
    >
      {isWholePage ? (
        <PageHeading className="text-display-sm">{heading}</PageHeading>
      ) : (
        <p className="font-display font-semibold text-lg">{heading}</p>
      )}
      <p className="max-w-measure">{message.text}</p>
      <button type="button" className="btn btn-outline" onClick={retry}>
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

/** The fallback of an error boundary around a part that is lazy. */
export function FailedPart({ error, fallback = null }: FailedPartProps) {
  const failure = useChunkReload(error);
  if (failure === undefined) return fallback;
  // Reloads the page, since React and some browsers remember a failed import.
  return <FailedState error={failure} onRetry={() => window.location.reload()} />;
}

/**
 * While the screen shows a failure, retries when the connection is back and no modal is open.
 * @param error what failed; null if nothing did. Only network errors and chunk errors are retried
 */
export function useRetryOnline(error: unknown, retry: () => void): void {
  const handleOnline = useEffectEvent(retry);
  const isRetryable = isNetworkError(error) || isChunkError(error);
  useEffect(() => {
    if (!isRetryable) return;
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
  }, [isRetryable]);
}
