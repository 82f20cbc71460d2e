import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { FailedState } from "@/components/failed-state";
import { useChunkReload } from "@/lib/chunk-error";

export interface LazyModalContentProps {
  children: ReactNode;
}

/** The content of a dialog, whose code loads when the dialog opens. */
export function LazyModalContent({ children }: LazyModalContentProps) {
  return (
    <ErrorBoundary FallbackComponent={FailedContent}>
      <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function FailedContent({ error }: { error: unknown }) {
  const failure = useChunkReload(error);
  if (failure === undefined) return null;
  // Browsers cache a failed import until the document is reloaded.
  return <FailedState error={failure} onRetry={() => window.location.reload()} />;
}
