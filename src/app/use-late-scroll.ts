import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Where the router's `ScrollRestoration` keeps positions over a reload. */
const ROUTER_POSITIONS = "react-router-scroll-positions";

/** What tells that the reader has taken over. */
const readerEvents = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

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
    return scrollWhenTallEnough(target);
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

/** @returns a function that stops waiting */
function scrollWhenTallEnough(target: number): () => void {
  const { documentElement: page } = document;
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < target) return;
    stop();
    if (window.scrollY !== target) window.scrollTo(0, target);
  });
  function stop() {
    observer.disconnect();
    for (const name of readerEvents) window.removeEventListener(name, stop);
  }
  for (const name of readerEvents) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
