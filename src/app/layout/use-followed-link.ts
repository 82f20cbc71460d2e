import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { FocusOnNavigation } from "@/components/page-heading";

/** A link, identified among the page's links to the same address. */
interface FollowedLink {
  href: string;
  index: number;
}

/** How long to wait for the link, for example in a list that is loading. Milliseconds. */
const MAX_WAIT_MS = 10_000;

/**
 * Restores the focus to the followed link when Back or Forward returns to its page, even if the link appears later than
 * the page. It leaves alone a reader who has moved the focus in the meantime.
 */
export function useFollowedLink(focus: RefObject<FocusOnNavigation>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  /** By the key of the page's history entry. */
  const followed = useRef(new Map<string, FollowedLink>());

  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[href]") : null;
      const href = link?.getAttribute("href");
      if (link && href && !href.startsWith("#"))
        followed.current.set(key, { href, index: linksTo(href).indexOf(link) });
      else followed.current.delete(key);
    }
    document.addEventListener("click", handleClick, true);
    return () => document.removeEventListener("click", handleClick, true);
  }, [key]);

  useEffect(() => {
    const link = followed.current.get(key);
    if (!isReturn || !focus.current.hasNavigated || link === undefined) return;
    const { href, index } = link;
    const observer = new MutationObserver(restore);
    const timer = setTimeout(stop, MAX_WAIT_MS);

    function restore() {
      const found = linksTo(href)[index];
      if (!isFocusUntouched()) return stop();
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

/** Whether the focus is still where navigation put it. */
function isFocusUntouched(): boolean {
  return document.activeElement?.matches("body, main, main h1") ?? true;
}
