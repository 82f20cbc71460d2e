import type { DataRouter } from "react-router-dom";

/** A page that comes sooner is not said to be on its way. Milliseconds. */
const PATIENCE_MS = 100;

/**
 * The same router, but that says only after a moment that a page is on its way. Most are prefetched and there by then, and
 * to draw the old page anew just for that takes as long as to draw the next one. A page that is there is drawn at once:
 * by React's own schedule the browser would first draw the old page with the pressed link's colours.
 */
export function patient(router: DataRouter): DataRouter {
  const subscribe: DataRouter["subscribe"] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let place = router.state.location.key;
    const unsubscribe = router.subscribe((state, options) => {
      clearTimeout(timer);
      if (state.navigation.state !== "idle") {
        timer = setTimeout(listener, PATIENCE_MS, state, options);
        return;
      }
      const flushSync = state.location.key !== place && options.viewTransitionOpts === undefined;
      place = state.location.key;
      // A moment later, since React draws nothing at once while it is drawing, and an effect may have led here.
      queueMicrotask(() => {
        if (!isOver) listener(state, { ...options, flushSync });
      });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
