import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "@/components/error-boundary";
import { FailedState } from "@/components/failed-state";

export interface LazySectionProps {
  /** Fetches the section's code. */
  load: () => Promise<{ default: ComponentType }>;
  /** Classes that keep about the section's height free until it is there. */
  placeholderClassName: string;
}

/** How near the view a section must be for its code to be fetched. */
const NEAR = "600px";

/** A part of a page that is fetched when it nears the view; if it fails, the rest of the page stays. */
export function LazySection({ load, placeholderClassName }: LazySectionProps) {
  const { ref, isNear } = useNearView();
  const [Section, setSection] = useState(() => lazy(load));
  const placeholder = <div className={placeholderClassName} />;
  if (!isNear) return <div ref={ref}>{placeholder}</div>;
  return (
    <ErrorBoundary
      renderError={(error, reset) => (
        <div className="page py-12">
          <FailedState
            error={error}
            onRetry={() => {
              setSection(lazy(load));
              reset();
            }}
          />
        </div>
      )}
    >
      <Suspense fallback={placeholder}>
        <Section />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The observer itself, since this is part of the first view's script and the library is not. */
function useNearView() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
