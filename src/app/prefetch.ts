import { matchRoutes, type RouteObject } from "react-router-dom";
import { isSlow, savesData } from "@/lib/network";
import { queryClient } from "@/lib/query-client";

/** How long a mouse must rest on a link. A touch waits longer, since it may become a scroll. */
const HOVER_MS = 40;
const TOUCH_MS = 100;

/** Prefetches a page's code and data when a link to it is hovered, focused or touched. @returns a cleanup function */
export function prefetchOnApproach(routes: RouteObject[]): () => void {
  let dwell: ReturnType<typeof setTimeout> | undefined;

  function prefetch(event: Event) {
    const url = linkedUrl(event.target);
    if (url === null || savesData() || isSlow() || isFailureOnScreen()) return;
    const { pathname, search } = window.location;
    if (url.pathname + url.search === pathname + search) return;
    prefetchPage(routes, url);
  }

  function handlePointer(event: PointerEvent) {
    clearTimeout(dwell);
    dwell = setTimeout(prefetch, event.pointerType === "mouse" ? HOVER_MS : TOUCH_MS, event);
  }

  // The browser cancels a pointer when it takes over the touch to scroll.
  const handleScroll = () => clearTimeout(dwell);

  document.addEventListener("pointerover", handlePointer);
  document.addEventListener("pointercancel", handleScroll);
  document.addEventListener("focusin", prefetch);
  return () => {
    clearTimeout(dwell);
    document.removeEventListener("pointerover", handlePointer);
    document.removeEventListener("pointercancel", handleScroll);
    document.removeEventListener("focusin", prefetch);
  };
}

/** The in-app URL of the link, or of the button with `data-to`, that contains the element; null if there is none. */
function linkedUrl(target: EventTarget | null): URL | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLElement>("a[href], [data-to]");
  const address = link instanceof HTMLAnchorElement ? link.href : link?.dataset.to;
  if (address === undefined) return null;
  const url = new URL(address, window.location.origin);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Whether an error message is on the screen. A prefetch might refetch the failed query, which would remove the message
 * and its button: which queries a loader starts is not known beforehand.
 */
function isFailureOnScreen(): boolean {
  const onScreen = queryClient.getQueryCache().findAll({ type: "active" });
  return onScreen.some(({ state }) => state.status === "error");
}

/** Ignores failures: the navigation loads the code and runs the loaders again, and shows what then fails. */
function prefetchPage(routes: RouteObject[], url: URL): void {
  const request = new Request(url);
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const { lazy, loader, path: pattern = "" } = route;
    if (typeof lazy === "function") lazy().catch(() => {});
    if (typeof loader !== "function") continue;
    const args = { params, request, url, pattern, context: undefined };
    Promise.resolve(loader(args)).catch(() => {});
  }
}
