import type { RouteObject } from "react-router-dom";
import { loadPage } from "@/app/load-page";
import { isSlow, savesData } from "@/lib/network";
import { markPrefetch } from "@/lib/prefetch-mark";
import { PREFETCH_FRESH_MS } from "@/lib/query-client";

/** A pointer that only passes by stays shorter than this on a link. Milliseconds. */
const DWELL_MS = 40;

/**
 * Fetches a page's code and data when a link to it is hovered over, focused or touched. The click then shows the page at once.
 * @returns ends it
 */
export function prefetchOnApproach(routes: RouteObject[]): () => void {
  const prefetchedAt = new Map<string, number>();
  let dwell: ReturnType<typeof setTimeout> | undefined;

  function prefetch(event: Event) {
    const path = pathLedTo(event.target);
    if (path === null || savesData() || isSlow()) return;
    const { pathname, search } = window.location;
    if (path === pathname + search) return;
    const last = prefetchedAt.get(path) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - last < PREFETCH_FRESH_MS) return;
    prefetchedAt.set(path, performance.now());
    prefetchPage(routes, path);
  }

  function handleHover(event: PointerEvent) {
    clearTimeout(dwell);
    if (event.pointerType === "mouse") dwell = setTimeout(prefetch, DWELL_MS, event);
  }

  document.addEventListener("pointerover", handleHover);
  document.addEventListener("focusin", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
  return () => {
    clearTimeout(dwell);
    document.removeEventListener("pointerover", handleHover);
    document.removeEventListener("focusin", prefetch);
    document.removeEventListener("touchstart", prefetch);
  };
}

/** The path and search on this site that a link leads to, or a button that says so by `data-to`; else null. */
function pathLedTo(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLElement>("a[href], [data-to]");
  const address = link instanceof HTMLAnchorElement ? link.href : link?.dataset.to;
  if (address === undefined) return null;
  const { origin, pathname, search } = new URL(address, window.location.origin);
  return origin === window.location.origin ? pathname + search : null;
}

/** Fetches what the route table needs for a path. What fails here fails again at the visit, and is told then. */
function prefetchPage(routes: RouteObject[], path: string): void {
  const url = new URL(path, window.location.origin);
  const request = new Request(url);
  markPrefetch(request);
  loadPage(routes, url, request).catch(() => {});
}
