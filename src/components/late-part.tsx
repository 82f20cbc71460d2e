import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

export interface LatePartProps {
  /** Stands in until the part's code is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part whose code comes after the page. Without a connection it may not come; the page is there all the same. */
export function LatePart({ fallback = null, children }: LatePartProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
