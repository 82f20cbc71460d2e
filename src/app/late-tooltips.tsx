import { lazy, Suspense } from "react";
import { ErrorBoundary } from "@/components/error-boundary";
import { useIdle } from "@/lib/idle";

const Tooltips = lazy(async () => ({ default: (await import("@/components/tooltips")).Tooltips }));

/** The tooltips, when the page is at rest. They stand in the page's landmark: what is in none gets lost. */
export function LateTooltips() {
  if (!useIdle()) return null;
  return (
    <ErrorBoundary renderError={() => null}>
      <Suspense>
        <Tooltips />
      </Suspense>
    </ErrorBoundary>
  );
}
