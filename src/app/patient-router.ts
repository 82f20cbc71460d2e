import type { DataRouter } from "react-router-dom";

/** A page that comes sooner is not said to be on its way. Milliseconds. */
const PATIENCE_MS = 100;

/**
 * The same router, but that says only after a moment that a page is on its way. Most are prefetched and there by then, and
 * to draw the old page anew just for that takes as long as to draw the next one.
 */
export function patient(router: DataRouter): DataRouter {
  const subscribe: DataRouter["subscribe"] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe((state, options) => {
      clearTimeout(timer);
      if (state.navigation.state === "idle") listener(state, options);
      else timer = setTimeout(listener, PATIENCE_MS, state, options);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
