import { type ComponentType, lazy, type ReactNode, use, useEffect, useRef, useState } from "react";
import { FailedState } from "@/components/failed-state";
import { PrerenderContext, PrerenderedPart } from "@/components/prerendered-part";
import { useChunkReload } from "@/lib/chunk-error";
import { whenIdle } from "@/lib/idle";
import { reportError } from "@/lib/report-error";

export interface LazySectionProps {
  /** Fetches the section's code. */
  load: () => Promise<{ default: ComponentType }>;
  /** Classes that keep about the section's height free until it is there. */
  placeholderClassName: string;
}

/** How near the view a section must be for its code to be fetched. */
const NEAR = "600px";

/**
 * A part of a page whose code is fetched when the page is quiet or the part nears the view, whichever is first. Prerendered
 * it is there before; else a skeleton is. If its code does not come, the rest of the page stays.
 */
export function LazySection({ load, placeholderClassName }: LazySectionProps) {
  const isPrerendering = use(PrerenderContext);
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [Section, setSection] = useState(() =>
    lazy(isPrerendering ? load : () => gate.opened.then(load)),
  );
  useEffect(() => {
    // Code that fails to load is fetched again when the reader comes near it.
    const stopWaiting = whenIdle(() => void load().then(gate.open, reportError));
    const stopWatching = whenNear(frame.current, gate.open);
    return () => {
      stopWaiting();
      stopWatching();
    };
  }, [load, gate]);
  const placeholder = (
    <div className="page py-16">
      <div className={`skeleton ${placeholderClassName}`} />
    </div>
  );
  return (
    <PrerenderedPart
      ref={frame}
      fallback={placeholder}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailedSection
          error={error}
          placeholder={placeholder}
          onRetry={() => {
            setSection(lazy(load));
            resetErrorBoundary();
          }}
        />
      )}
    >
      <Section />
    </PrerenderedPart>
  );
}

interface FailedSectionProps {
  error: unknown;
  placeholder: ReactNode;
  onRetry: () => void;
}

function FailedSection({ error, placeholder, onRetry }: FailedSectionProps) {
  const failure = useChunkReload(error);
  if (failure === undefined) return placeholder;
  return (
    <div className="page py-12">
      <FailedState error={failure} onRetry={onRetry} />
    </div>
  );
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** By the observer itself, since this is part of the first view's script and the library is not. */
function whenNear(element: Element | null, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      run();
      observer.disconnect();
    },
    { rootMargin: NEAR },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
