import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

export interface LazyPartProps {
  /** Shown until the part's code has loaded, and if it fails to load. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part whose code loads after the page, and which the page can do without. */
export function LazyPart({ fallback = null, children }: LazyPartProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
