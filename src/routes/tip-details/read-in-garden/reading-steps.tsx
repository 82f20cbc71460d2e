import { type PointerEvent, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useInView } from "react-intersection-observer";
import { isZoomed, useZoomed } from "@/lib/browser-state";
import { hasModifier } from "@/lib/focus";
import { startOf } from "@/lib/text";
import { LinkedText } from "@/routes/tip-details/linked-text";
import { splitSteps } from "@/routes/tip-details/read-in-garden/split-steps";

const SWIPE_PX = 48;

/** A longer step has smaller letters, down to `MIN_SIZE`, so that it fits a phone's screen. In UTF-16 units. */
const USUAL_LENGTH = 130;
const MIN_SIZE = "1.25rem";

const keySteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export interface ReadingStepsProps {
  text: string;
  /** From 1; a number beyond the last step shows the last step. */
  step: number;
  onStep: (step: number) => void;
  onDone: () => void;
}

export function ReadingSteps({ text, step, onStep, onDone }: ReadingStepsProps) {
  const start = startOf(text);
  const steps = useMemo(() => splitSteps(start), [start]);
  const current = Math.min(step, steps.length);
  const shown = steps[current - 1] ?? "";
  const { ref: end, inView: hasEnd } = useInView({ initialInView: true, fallbackInView: true });
  const isLast = current === steps.length;
  const region = useRef<HTMLElement>(null);
  const swipeStart = useRef<PointerEvent | null>(null);
  const isEnlarged = useZoomed();
  useWakeLock();

  // Makes screen readers read the current step, after the dialog's name.
  useEffect(() => region.current?.focus(), []);

  function move(by: number) {
    const next = Math.min(Math.max(current + by, 1), steps.length);
    if (next === current) return;
    region.current?.scrollTo(0, 0);
    // *Back*, which may have the focus, is about to disappear.
    if (next === 1) region.current?.focus();
    onStep(next);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Alt with an arrow key is the browser's Back or Forward.
    if (event.repeat || hasModifier(event)) return;
    move(keySteps[event.key] ?? 0);
  });

  // On the document, since the focus may be outside this component, as on the dialog's close button.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  function handleSwipe({ clientX, clientY }: PointerEvent) {
    if (swipeStart.current === null || isZoomed()) return;
    const across = clientX - swipeStart.current.clientX;
    const down = clientY - swipeStart.current.clientY;
    if (Math.abs(across) > Math.max(SWIPE_PX, Math.abs(down))) move(across < 0 ? 1 : -1);
  }

  return (
    <div className="flex flex-col gap-3 low:gap-1">
      <div aria-hidden="true" className="h-1 shrink-0 rounded-full bg-rule">
        <div
          className="h-full rounded-full bg-moss"
          style={{ width: `${(100 * current) / steps.length}%` }}
        />
      </div>
      <section
        ref={region}
        aria-label="The tip, step by step"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where a step is taller than the screen.
        tabIndex={0}
        aria-live="polite"
        aria-atomic="true"
        className={`flex flex-1 flex-col overflow-y-auto px-3 -outline-offset-2 ${isEnlarged ? "" : "[touch-action:pan-y_pinch-zoom]"}`}
        onPointerDown={(event) => {
          // Dragging with a mouse selects text, and two fingers zoom.
          const isSwipe = event.pointerType !== "mouse" && event.isPrimary;
          swipeStart.current = isSwipe ? event : null;
        }}
        onPointerUp={handleSwipe}
      >
        <div key={current} className="m-auto flex w-full flex-col gap-3 text-reading">
          <p className="label-caps low:sr-only text-base text-ink-soft">
            Step {current} of {steps.length}
          </p>
          <p
            dir="auto"
            className="font-display"
            style={{
              fontSize: `max(${MIN_SIZE}, ${Math.min(1, Math.sqrt(USUAL_LENGTH / shown.length))}em)`,
            }}
          >
            <LinkedText text={shown} />
          </p>
          {isLast && start !== text && (
            <p className="text-base text-ink-soft">The rest of this text is on the tip’s page.</p>
          )}
          <span ref={end} className="h-px" />
        </div>
        {!hasEnd && (
          <p className="sticky bottom-0 bg-paper text-base text-ink-soft">Scroll for the rest ↓</p>
        )}
      </section>
      <div className="grid min-h-16 low:min-h-0 grid-cols-[1fr_2fr] gap-3">
        {current > 1 && (
          <button
            type="button"
            className="btn btn-outline wrap-normal px-2 text-lg"
            onClick={() => move(-1)}
          >
            Back
          </button>
        )}
        <button
          type="button"
          className="btn btn-primary wrap-normal col-start-2 px-2 text-lg"
          onClick={isLast ? onDone : () => move(1)}
        >
          {isLast ? "Done" : "Next"}
        </button>
      </div>
    </div>
  );
}

function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;

    // The browser releases the lock when the page is hidden, so it is requested again on every return.
    function request() {
      if (document.visibilityState !== "visible") return;
      // The browser may refuse, for example to save power.
      lock = navigator.wakeLock?.request("screen").catch(() => undefined);
    }

    request();
    document.addEventListener("visibilitychange", request);
    return () => {
      document.removeEventListener("visibilitychange", request);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
