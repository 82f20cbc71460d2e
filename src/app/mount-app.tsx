import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  type ClientOnErrorFunction,
  createBrowserRouter,
  type DataRouter,
  RouterProvider,
} from "react-router-dom";
import { removeOthersDataOnUserChange } from "@/app/remove-others-data";
import { routes } from "@/app/routes";
import { AuthProvider } from "@/auth/auth-context";
import { startAuth } from "@/auth/auth-session";
import { followNavigation, watchHistory } from "@/components/overlays";
import { whenActivated } from "@/lib/idle";
import { pageOfFile } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { nameChunkErrors } from "@/lib/release";
import { reportError, rootOptions, watchErrors } from "@/lib/report-error";
import { settings } from "@/lib/settings";
import { watchVisit } from "@/lib/visits";

/**
 * Hydrates a prerendered page, whose route is in `data-page`, once it is opened and its code has loaded.
 * @param demo added to every page
 */
export async function mountApp(
  container: HTMLElement,
  show: (view: ReactNode) => void,
  demo: ReactNode = null,
): Promise<void> {
  nameChunkErrors();
  // Until then, the page sends nothing and is not a visit: perhaps nobody opens it.
  await whenActivated();
  // Yields, so that evaluating the app's code and rendering are two tasks instead of a long one.
  await new Promise((resolve) => setTimeout(resolve));
  // So that the first render shows the session.
  startAuth();
  replaceFileAddress();
  watchHistory();
  // Leaves the first page's scroll position to the browser, which restores it before the page is hydrated.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  watchErrors(settings.VITE_ERROR_REPORT_URL, () => routeOfPage(router));
  const app = <App router={router}>{demo}</App>;
  const { page: prerenderedRoute } = container.dataset;
  if (prerenderedRoute !== undefined) await whenInitialized(router);
  // `RouterProvider` is not rendered yet, so its `onError` has missed these.
  for (const error of Object.values(router.state.errors ?? {})) reportError(error);
  // The loader of Explore waits for its data only until now.
  delete container.dataset.page;
  // After a failed load or a redirect, the prerendered HTML does not match the page.
  if (router.state.errors === null && prerenderedRoute === routeOfPage(router)) {
    // A transition splits hydration into short tasks. From here on, a click makes React hydrate the clicked part next.
    startTransition(() => void hydrateRoot(container, <StrictMode>{app}</StrictMode>, rootOptions));
  } else {
    show(app);
  }
}

/** Hosts also serve the home page as `/index.html`, for example, which no route matches. */
function replaceFileAddress(): void {
  const { pathname, search, hash } = window.location;
  const page = pageOfFile(pathname);
  if (page !== null) window.history.replaceState(window.history.state, "", page + search + hash);
}

function whenInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

function routeOfPage({ state }: DataRouter): string {
  return state.matches.findLast(({ route }) => route.path)?.route.path ?? "";
}

export interface AppProps {
  router: DataRouter;
  children?: ReactNode;
}

export function App({ router, children }: AppProps) {
  useEffect(removeOthersDataOnUserChange, []);
  useEffect(watchVisit, []);
  useEffect(() => {
    // Not an effect of the location: the next Back may precede its rendering.
    const follow = () => followNavigation(router.state.location.pathname);
    follow();
    return router.subscribe(follow);
  }, [router]);
  // TanStack Query assumes a connection at first. If the page opens offline, it would ignore the first `online` event.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        {/* As a transition, a page change would render in slices, and so appear later. */}
        <RouterProvider router={router} useTransitions={false} onError={reportLoadError} />
        {children}
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** Rendering errors have an `errorInfo`, and `rootOptions` (lib/report-error.ts) reports them. */
const reportLoadError: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (errorInfo === undefined) reportError(error);
};
