import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Where the router's `ScrollRestoration` keeps positions over a reload. */
const ROUTER_POSITIONS = "react-router-scroll-positions";

/** A place in the history, by name. The first of each document has no key of its own: there the address tells. */
export function placeOf({ key, pathname }: Pick<Location, "key" | "pathname">): string {
  return key === "default" ? pathname : key;
}

/**
 * Back to where the reader was, also when the page's data comes later than the page: `ScrollRestoration` scrolls once,
 * when the page may still be too short for that. Gives up when the reader scrolls, or goes elsewhere.
 */
export function useLateScroll(): void {
  const place = placeOf(useLocation());
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const currentPlace = useRef(place);

  useEffect(() => {
    const remember = () => positions.current.set(currentPlace.current, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  // A layout effect: a moment later the browser has scrolled the shorter page and said so.
  useLayoutEffect(() => {
    currentPlace.current = place;
    const target = positions.current.get(place) ?? positionBeforeReload(place);
    if (navigationType !== NavigationType.Pop || target === undefined) return;
    // Fetched when somebody first goes back; without it the page stands where the router put it.
    let stop = () => {};
    let isOver = false;
    import("@/app/scroll-when-tall-enough").then(
      ({ scrollWhenTallEnough }) => {
        if (!isOver) stop = scrollWhenTallEnough(target);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [place, navigationType]);
}

function positionBeforeReload(place: string): number | undefined {
  const position = storedPositions().get(place);
  return typeof position === "number" ? position : undefined;
}

function storedPositions(): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(ROUTER_POSITIONS) ?? "{}")));
  } catch {
    return new Map();
  }
}

/** Whoever types an address begins at its top, though they were in that page before. Called before anything is shown. */
export function forgetPlaceOfTypedAddress(): void {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening?.type !== "navigate") return;
  const positions = storedPositions();
  if (!positions.delete(window.location.pathname)) return;
  sessionStorage.setItem(ROUTER_POSITIONS, JSON.stringify(Object.fromEntries(positions)));
}
