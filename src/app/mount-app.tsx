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
import { queryClient } from "@/lib/query-client";
import { nameChunkErrors } from "@/lib/release";
import { reportError, rootOptions, watchErrors } from "@/lib/report-error";

/**
 * Renders the page at the current address. Hydrates a prerendered page once the router has loaded its code and run its
 * loaders.
 * @param container holds a prerendered page, with its route's pattern in `data-page`, or at most a spinner
 * @param show replaces the container's content
 * @param demo what the demo adds to every page
 */
export async function mountApp(
  container: HTMLElement,
  show: (view: ReactNode) => void,
  demo: ReactNode = null,
): Promise<void> {
  nameChunkErrors();
  // Yields, so that evaluating the app's code and rendering are two tasks instead of a long one.
  await new Promise((resolve) => setTimeout(resolve));
  // Before the first render, which would otherwise show a session that is still loading.
  startAuth();
  // Leaves the first page's scroll position to the browser, which restores it before the page is hydrated.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  watchErrors(() => routeOfPage(router));
  const app = <App router={router}>{demo}</App>;
  const { page: prerenderedRoute } = container.dataset;
  if (prerenderedRoute !== undefined) await whenInitialized(router);
  // `RouterProvider` is not rendered yet, so its `onError` has missed these.
  for (const error of Object.values(router.state.errors ?? {})) reportError(error);
  // From here on, the loader `explore` no longer waits for its data.
  delete container.dataset.page;
  // After a failed load or a redirect, the prerendered HTML does not match the page.
  if (router.state.errors === null && prerenderedRoute === routeOfPage(router)) {
    // A transition splits hydration into short tasks. From here on, a click makes React hydrate the clicked part next.
    startTransition(() => void hydrateRoot(container, <StrictMode>{app}</StrictMode>, rootOptions));
  } else {
    show(app);
  }
}

/** Resolves when the first page has loaded or failed. */
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

/** The open page's route, such as `/tipsDetails/:id`. */
function routeOfPage({ state }: DataRouter): string {
  return state.matches.findLast(({ route }) => route.path)?.route.path ?? "";
}

export interface AppProps {
  router: DataRouter;
  /** What the demo adds to every page. */
  children?: ReactNode;
}

export function App({ router, children }: AppProps) {
  useEffect(removeOthersDataOnUserChange, []);
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

/** Skips rendering errors, which have an `errorInfo`: `rootOptions` (lib/report-error.ts) reports those. */
const reportLoadError: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (errorInfo === undefined) reportError(error);
};
