import { lazy, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { NavigationProgress } from "@/app/navigation-progress";
import { placeOf, useLateScroll } from "@/app/use-late-scroll";
import { LatePart } from "@/components/late-part";
import { HasNavigatedContext } from "@/components/page-heading";
import { useIdle } from "@/lib/idle";

const Notices = lazy(async () => ({ default: (await import("@/app/notices")).Notices }));

/** What every page stands in, whatever its layout: scroll, focus, progress and notices. */
export function AppFrame() {
  const { key, pathname } = useLocation();
  const firstKey = useRef(key);
  const firstPathname = useRef(pathname);
  const hasNavigated = useRef(false);
  const isIdle = useIdle();
  useLateScroll();

  // At once, since the new page asks for it while it is rendered.
  if (key !== firstKey.current) hasNavigated.current = true;
  // For the styles: the page that was opened by its address does not fade in.
  useLayoutEffect(() => {
    if (key !== firstKey.current) document.documentElement.dataset.navigated = "";
  }, [key]);

  // Until the new page has a heading, the focus waits at its beginning instead of on a link that is gone.
  useEffect(() => {
    const isFirstPage = !hasNavigated.current && pathname === firstPathname.current;
    const isBusy = document.activeElement?.closest("main, [role=dialog]");
    if (!isFirstPage && !isBusy) document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <HasNavigatedContext value={hasNavigated}>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
      {isIdle && (
        <LatePart>
          <Notices />
        </LatePart>
      )}
    </HasNavigatedContext>
  );
}
