import { lazy, useLayoutEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { useRestoredLinkFocus } from "@/app/layout/use-restored-link-focus";
import { FormMessages } from "@/components/field";
import { LazyPart } from "@/components/lazy-part";
import { useIdle } from "@/lib/idle";

const AppNotifications = lazy(async () => ({
  default: (await import("@/app/offline/app-notifications")).AppNotifications,
}));

const Devtools =
  import.meta.env.MODE === "development"
    ? lazy(async () => ({
        default: (await import("@tanstack/react-query-devtools")).ReactQueryDevtools,
      }))
    : null;

export function AppFrame() {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const isIdle = useIdle();

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // The styles fade pages in while `data-navigated` is set. It stays set when Back returns to the first page.
    if (pathname !== firstPathname) dataset.navigated = "";
    // The followed link may be gone, so the focus moves to `main`, from where `PageHeading` takes it.
    const hasFocusInContent = document.activeElement?.closest("main, dialog, [role=dialog]");
    if (dataset.navigated !== undefined && !hasFocusInContent)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, firstPathname]);
  useRestoredLinkFocus();

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
      <FormMessages />
      {isIdle && (
        <LazyPart>
          <AppNotifications />
          {Devtools && <Devtools />}
        </LazyPart>
      )}
    </>
  );
}

/** CSS delays the bar, so that fast pages do not show it. */
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
