import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Where the router's `ScrollRestoration` keeps positions over a reload. */
const ROUTER_POSITIONS = "react-router-scroll-positions";

/**
 * Back to where the reader was, also when the page's data comes later than the page: `ScrollRestoration` scrolls once,
 * when the page may still be too short for that. Gives up when the reader scrolls, or goes elsewhere.
 */
export function useLateScroll(): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const currentKey = useRef(key);

  useEffect(() => {
    const remember = () => positions.current.set(currentKey.current, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  // A layout effect: a moment later the browser has scrolled the shorter page and said so.
  useLayoutEffect(() => {
    currentKey.current = key;
    const target = positions.current.get(key) ?? positionBeforeReload(key);
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
  }, [key, navigationType]);
}

function positionBeforeReload(key: string): number | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ROUTER_POSITIONS) ?? "{}");
    const position = new Map(Object.entries(stored ?? {})).get(key);
    return typeof position === "number" ? position : undefined;
  } catch {
    return undefined;
  }
}
