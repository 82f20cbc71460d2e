import { lazy, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { useFollowedLink } from "@/app/layout/use-followed-link";
import { LazyPart } from "@/components/lazy-part";
import { FocusContext, type FocusOnNavigation } from "@/components/page-heading";
import { useIdle } from "@/lib/idle";
import { readForTab, writeForTab } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";

const AppNotifications = lazy(async () => ({
  default: (await import("@/app/offline/app-notifications")).AppNotifications,
}));

/** In `npm run dev` alone. */
const Devtools =
  import.meta.env.MODE === "development"
    ? lazy(async () => {
        const [{ ReactQueryDevtools }, { queryClient }] = await Promise.all([
          import("@tanstack/react-query-devtools"),
          import("@/lib/query-client"),
        ]);
        return { default: () => <ReactQueryDevtools client={queryClient} /> };
      })
    : null;

/** Surrounds every page in any layout: scroll and focus restoration, progress and notifications. */
export function AppFrame() {
  const { key, pathname } = useLocation();
  const firstKey = useRef(key);
  const firstPathname = useRef(pathname);
  const focus = useRef<FocusOnNavigation>({ hasNavigated: false, restored: null });
  const isIdle = useIdle();
  // Without a stored position of the first page, which is restored below: the router would restore it by an update that makes
  // React drop the prerendered HTML of what has not hydrated yet.
  const [scrollKey] = useState(
    () => (location: { key: string }) =>
      location.key === key ? `first ${performance.timeOrigin}` : location.key,
  );
  useScrollOfFirstPage();

  // At once, since the new page asks for it while it is rendered.
  if (key !== firstKey.current) focus.current.hasNavigated = true;
  // For the styles: the page that was opened by its address does not fade in.
  useLayoutEffect(() => {
    if (key !== firstKey.current) document.documentElement.dataset.navigated = "";
  }, [key]);

  // Until the new page has a heading, the focus waits at its beginning instead of on a link that is gone.
  useEffect(() => {
    const isFirstPage = !focus.current.hasNavigated && pathname === firstPathname.current;
    const isBusy = document.activeElement?.closest("main, dialog, [role=dialog]");
    if (!isFirstPage && !isBusy) document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
  useFollowedLink(focus);

  return (
    <FocusContext value={focus}>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      {isIdle && (
        <LazyPart>
          <AppNotifications />
          {Devtools && <Devtools />}
        </LazyPart>
      )}
    </FocusContext>
  );
}

/**
 * Scrolls the first page of a document to where the reader left it by a reload, or by going to another site and coming
 * back. The router restores the later pages; it leaves the first one to the browser, for which a prerendered page
 * without its data is too short.
 */
function useScrollOfFirstPage() {
  const isHydrated = useHydrated();
  const { key, pathname } = useLocation();
  // The first page of each document has no key of its own.
  const entry = `sow-and-tell:scroll:${key === "default" ? pathname : key}`;
  const [firstEntry] = useState(entry);

  useEffect(() => {
    if (!isHydrated || isOpenedByAddress()) return;
    const stored = readForTab(firstEntry);
    if (stored === null) return;
    const top = Number(stored);
    // In the next frame a list has the height of all its items.
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [isHydrated, firstEntry]);

  useEffect(() => {
    const storeScroll = () => writeForTab(entry, String(window.scrollY));
    window.addEventListener("pagehide", storeScroll);
    return () => window.removeEventListener("pagehide", storeScroll);
  }, [entry]);
}

/** A thin line at the top while the next page loads; CSS shows it only after a moment. */
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

/** Whether the page was opened by its address: typed, or by a link, but not by a reload or from the browser's history. */
function isOpenedByAddress(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "navigate";
}
