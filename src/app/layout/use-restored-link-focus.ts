import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { entryOf } from "@/app/layout/use-scroll-of-first-page";
import { hasModifier } from "@/lib/modifier-keys";

interface FollowedLink {
  href: string;
  /** Its index among the page's links with this `href`. */
  index: number;
}

/**
 * Restores the focus to the followed link when Back or Forward returns to its page, unless the user has moved the focus
 * in the meantime. Waits for a link that renders later than the page.
 */
export function useRestoredLinkFocus(): void {
  const key = entryOf(useLocation());
  /** Keyed by the history entry of the link's page. */
  const followed = useRef(new Map<string, FollowedLink>());

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      const { target } = event;
      // With a modifier, the link opens in another tab or window.
      if (!(target instanceof Element) || hasModifier(event)) return;
      const link = target.closest<HTMLElement>('a[href^="/"]');
      const href = link?.getAttribute("href");
      if (link && href) followed.current.set(key, { href, index: linksTo(href).indexOf(link) });
    }
    document.addEventListener("click", handleClick, true);
    return () => document.removeEventListener("click", handleClick, true);
  }, [key]);

  useEffect(() => {
    const link = followed.current.get(key);
    if (link === undefined) return;
    const { href, index } = link;
    const observer = new MutationObserver(restore);

    function restore() {
      const found = linksTo(href)[index];
      // A navigation itself moves the focus to one of these.
      const isFocusUntouched = document.activeElement?.matches("body, main, main h1");
      if (!isFocusUntouched) observer.disconnect();
      // Safari before 17.4 has no `checkVisibility`, so there the focus is not restored.
      else if (found?.checkVisibility?.({ visibilityProperty: true })) {
        // The restored scroll position stays if any part of the link's list item, such as a card, is in view. None may
        // be if, for example, a filter panel that was open when the link was followed is closed now.
        const { top, bottom } = (found.closest("li") ?? found).getBoundingClientRect();
        found.focus({ preventScroll: bottom > 0 && top < window.innerHeight });
        observer.disconnect();
      }
    }

    observer.observe(document.body, { childList: true, subtree: true });
    restore();
    return () => observer.disconnect();
  }, [key]);
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}
