import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

export interface LazyPartProps {
  /** Stands in until the part's code is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part whose code comes after the page. Without a connection it may not come; the page is there all the same. */
export function LazyPart({ fallback = null, children }: LazyPartProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
