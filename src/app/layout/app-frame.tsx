import { lazy, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from "react-router-dom";
import { useFollowedLink } from "@/app/layout/use-followed-link";
import { LazyPart } from "@/components/lazy-part";
import { useIdle } from "@/lib/idle";
import { readForTab, writeForTab } from "@/lib/storage";

const AppNotifications = lazy(async () => ({
  default: (await import("@/app/offline/app-notifications")).AppNotifications,
}));

/** Only in `npm run dev`. */
const Devtools =
  import.meta.env.MODE === "development"
    ? lazy(async () => ({
        default: (await import("@tanstack/react-query-devtools")).ReactQueryDevtools,
      }))
    : null;

/** Wraps every page in any layout: scroll and focus restoration, progress and notifications. */
export function AppFrame() {
  const { key, pathname } = useLocation();
  const [firstKey] = useState(key);
  const isIdle = useIdle();
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  useScrollOfFirstPage();

  // The styles fade pages in while this is set. It stays set when Back returns to the first page.
  useLayoutEffect(() => {
    if (key !== firstKey) document.documentElement.dataset.navigated = "";
  }, [key, firstKey]);

  // The followed link may be gone, so the focus moves to the main element, and from there to the page's heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page moves the focus, not a step or a filter
  useLayoutEffect(() => {
    const hasNavigated = document.documentElement.dataset.navigated !== undefined;
    const hasFocusInContent = document.activeElement?.closest("main, dialog, [role=dialog]");
    if (hasNavigated && !hasFocusInContent)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
  useFollowedLink();

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={isMounted ? entryOf : newEntry} />
      {isIdle && (
        <LazyPart>
          <AppNotifications />
          {Devtools && <Devtools />}
        </LazyPart>
      )}
    </>
  );
}

/** Identifies a history entry. A page opened by its address has the key `default`, which is not unique. */
const entryOf = ({ key, pathname }: Location) => (key === "default" ? pathname : key);

/**
 * The first page's entry until it is mounted, so that the router finds no position for it: if it restored one then, that
 * update would make React discard the prerendered HTML that has not hydrated yet. `useScrollOfFirstPage` restores it
 * instead.
 */
const newEntry = () => `document ${performance.timeOrigin}`;

/**
 * Restores the scroll position of a document's first page after a reload, or a return from another site. The router
 * restores later pages, and leaves the first one to the browser, which cannot scroll far enough, since a prerendered page
 * is shorter until it has its data.
 */
function useScrollOfFirstPage() {
  const entry = `sow-and-tell:scroll:${entryOf(useLocation())}`;
  const [firstEntry] = useState(entry);
  const topBeforeHydration = useRef(0);

  // In its first layout effect the router scrolls to the top, even if the user has scrolled before hydration. An
  // insertion effect runs before it, and this component's layout effect after it.
  useInsertionEffect(() => {
    topBeforeHydration.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (topBeforeHydration.current > 0) window.scrollTo(0, topBeforeHydration.current);
  }, []);

  useEffect(() => {
    if (isOpenedByAddress()) return;
    const stored = readForTab(firstEntry);
    if (stored === null) return;
    const top = Number(stored);
    // By the next frame, a list has its full height.
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [firstEntry]);

  useEffect(() => {
    const storeScroll = () => writeForTab(entry, String(window.scrollY));
    window.addEventListener("pagehide", storeScroll);
    return () => window.removeEventListener("pagehide", storeScroll);
  }, [entry]);
}

/** A progress bar while the next page loads. CSS delays it, so that fast pages do not show it. */
function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1">
      {state === "loading" && (
        <>
          <span className="sr-only">Loading the page</span>
          <div aria-hidden="true" className="navigation-progress h-full bg-terracotta" />
        </>
      )}
    </div>
  );
}

/** Whether the page was opened by its address or a link, rather than by a reload or from the browser's history. */
function isOpenedByAddress(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "navigate";
}
