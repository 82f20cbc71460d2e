import { lazy, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from "react-router-dom";
import { LazyPart } from "@/components/lazy-part";
import { HasNavigatedContext } from "@/components/page-heading";
import { useIdle } from "@/lib/idle";
import { isOpenedByAddress } from "@/lib/opening";
import { useHydrated } from "@/lib/use-hydrated";

const Notices = lazy(async () => ({ default: (await import("@/app/offline/notices")).Notices }));

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

/** What every page stands in, whatever its layout: scroll, focus, progress and notices. */
export function AppFrame() {
  const { key, pathname } = useLocation();
  const firstKey = useRef(key);
  const firstPathname = useRef(pathname);
  const hasNavigated = useRef(false);
  const isIdle = useIdle();
  const isHydrated = useHydrated();
  // With the data that are there at once, which the prerendered page has not: only with them it is tall enough. A page that
  // was opened by its address has no place to go back to, and a reader in a hurry scrolls it before it is quiet.
  const isRestoring = isHydrated && (isIdle || !isOpenedByAddress());
  const scrollKeyOf = useScrollKey(isRestoring);

  // At once, since the new page asks for it while it is rendered.
  if (key !== firstKey.current) hasNavigated.current = true;
  // For the styles: the page that was opened by its address does not fade in.
  useLayoutEffect(() => {
    if (key !== firstKey.current) document.documentElement.dataset.navigated = "";
  }, [key]);

  // Until the new page has a heading, the focus waits at its beginning instead of on a link that is gone.
  useEffect(() => {
    const isFirstPage = !hasNavigated.current && pathname === firstPathname.current;
    const isBusy = document.activeElement?.closest("main, dialog, [role=dialog]");
    if (!isFirstPage && !isBusy) document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <HasNavigatedContext value={hasNavigated}>
      <NavigationProgress />
      <Outlet />
      {isRestoring && <RestoredScroll keyOf={scrollKeyOf} />}
      {isIdle && (
        <LazyPart>
          <Notices />
          {Devtools && <Devtools />}
        </LazyPart>
      )}
    </HasNavigatedContext>
  );
}

interface RestoredScrollProps {
  keyOf: (location: Location) => string;
}

/** Where the router knows no place it begins at the top: a reader who has scrolled before that stays where they are. */
function RestoredScroll({ keyOf }: RestoredScrollProps) {
  const [place] = useState(() => window.scrollY);
  useLayoutEffect(() => {
    if (window.scrollY === 0 && place > 0) window.scrollTo(0, place);
  }, [place]);
  return <ScrollRestoration getKey={keyOf} />;
}

/**
 * Names a place in the history for the scroll position there. The first of each document has no key of its own: there the
 * address tells, except where the reader has just typed it and begins at its top.
 * @param isRestoring whether `ScrollRestoration` is there, and asks for the first place at once
 */
function useScrollKey(isRestoring: boolean): (location: Location) => string {
  const isRestored = useRef(false);
  useEffect(() => {
    isRestored.current = isRestoring;
  }, [isRestoring]);
  return useCallback(({ key, pathname }: Location) => {
    if (key !== "default") return key;
    return isRestored.current || !isOpenedByAddress() ? pathname : `${pathname} typed`;
  }, []);
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
