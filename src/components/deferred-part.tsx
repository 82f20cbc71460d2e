import { type ReactNode, Suspense, use, useEffect, useId, useState } from "react";
import { whenIdle } from "@/lib/idle";

/** Hydrates parts from a quarter of the window's height below it, and all that a visitor has jumped past. */
const NEAR = "10000% 0px 25%";

/** When all parts are hydrated that are still far away, counted from the start of the page. */
const FIRST_VIEW_MS = 8000;

export interface DeferredPartProps {
  className?: string;
  /** Shown until the part's code has loaded, where the part is not prerendered. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page below its first view. Where it is prerendered, its HTML stays as it is until it comes near, it gets a
 * press or the focus, or the page has been open for a while: only then does its code load, and React hydrates it. If
 * before that, props or context values above it change, React discards the HTML, and the part loads at once.
 */
export function DeferredPart({ className = "", fallback = null, children }: DeferredPartProps) {
  const id = useId();
  // Only prerendered elements have the ids of prerendering. After a navigation within the app, nothing has this id yet.
  const [start] = useState(() => (isInDocument(id) ? createSignal() : null));
  useEffect(() => (start === null ? undefined : whenNeeded(id, start.send)), [id, start]);
  return (
    // The start script changes the class (app/start.ts).
    <div id={id} className={className} suppressHydrationWarning>
      <Suspense fallback={<Fallback onShow={start?.send}>{fallback}</Fallback>}>
        <Wait until={start?.sent}>{children}</Wait>
      </Suspense>
    </div>
  );
}

function Wait({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until !== undefined) use(until);
  return children;
}

interface FallbackProps {
  onShow: (() => void) | undefined;
  children: ReactNode;
}

function Fallback({ onShow, children }: FallbackProps) {
  useEffect(() => onShow?.(), [onShow]);
  return children;
}

const isInDocument = (id: string) => globalThis.document?.getElementById(id) != null;

function createSignal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { sent, send };
}

/** @returns a function that stops waiting */
function whenNeeded(id: string, run: () => void): () => void {
  const element = document.getElementById(id);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) run();
    },
    { rootMargin: NEAR },
  );
  if (element !== null) observer.observe(element);
  const listening = new AbortController();
  for (const type of ["focusin", "pointerdown", "keydown"]) {
    element?.addEventListener(type, run, { signal: listening.signal });
  }
  const timer = setTimeout(() => whenIdle(run), Math.max(0, FIRST_VIEW_MS - performance.now()));
  return () => {
    observer.disconnect();
    listening.abort();
    clearTimeout(timer);
  };
}
