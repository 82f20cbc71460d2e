import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { FocusOnNavigation } from "@/components/page-heading";

/** A link among those of a page that lead to the same place. */
interface FollowedLink {
  href: string;
  place: number;
}

/** How long to wait for the link, for example in a list that loads again. Milliseconds. */
const MAX_WAIT_MS = 10_000;

/**
 * Gives the focus to the link that was followed when Back or Forward returns to its page, also where the link comes
 * later than the page does. A reader who has begun to do something else stays there.
 */
export function useFollowedLink(focus: RefObject<FocusOnNavigation>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  /** By the key of the page's entry in the history. */
  const followed = useRef(new Map<string, FollowedLink>());

  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[href]") : null;
      const href = link?.getAttribute("href");
      if (link && href && !href.startsWith("#"))
        followed.current.set(key, { href, place: linksTo(href).indexOf(link) });
      else followed.current.delete(key);
    }
    document.addEventListener("click", handleClick, true);
    return () => document.removeEventListener("click", handleClick, true);
  }, [key]);

  useEffect(() => {
    const link = followed.current.get(key);
    if (!isReturn || !focus.current.hasNavigated || link === undefined) return;
    const { href, place } = link;
    const observer = new MutationObserver(restore);
    const timer = setTimeout(stop, MAX_WAIT_MS);

    function restore() {
      const found = linksTo(href)[place];
      if (!isWaiting()) return stop();
      if (found?.checkVisibility({ visibilityProperty: true }) !== true) return;
      focus.current.restored = found;
      found.focus({ preventScroll: true });
      stop();
    }

    function stop() {
      observer.disconnect();
      clearTimeout(timer);
    }

    observer.observe(document.body, { childList: true, subtree: true });
    restore();
    return stop;
  }, [key, isReturn, focus]);
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}

/** Whether the focus is where a new page puts it. */
function isWaiting(): boolean {
  return document.activeElement?.matches("body, main, main h1") ?? true;
}
