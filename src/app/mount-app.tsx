import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router-dom";
import { App } from "@/app/app";
import { loadPage } from "@/app/load-page";
import { createRoutes } from "@/app/routes";
import { startAuth } from "@/auth/auth-session";
import { whenIdle } from "@/lib/idle";
import { reportError, rootOptions, watchErrors } from "@/lib/report-error";

/**
 * Shows the page that the address asks for. If its HTML is there already, prerendered, it is hydrated as soon as its
 * code is there too.
 * @param container empty, or with a prerendered page in it: `data-page` is that page's route; else with what the shell
 *   shows meanwhile
 * @param show puts a view into the container, in the place of whatever is there
 * @param demo what a demo renders beside the pages
 */
export async function mountApp(
  container: HTMLElement,
  show: (view: ReactNode) => void,
  demo: ReactNode = null,
): Promise<void> {
  // The app's code has just been run: two shorter tasks instead of a long one.
  await new Promise((resolve) => setTimeout(resolve));
  // Before anything is shown, so that a visitor's page is not drawn twice.
  startAuth();
  const routes = createRoutes();
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);
  watchErrors(() => patternOfPage(routes));
  const { page } = container.dataset;
  const loaderData = await loadFirstPage(routes);
  // Later visits to that route find no HTML of theirs.
  delete container.dataset.page;
  const router = createBrowserRouter(routes, loaderData ? { hydrationData: { loaderData } } : {});
  const app = <App router={router}>{demo}</App>;
  // A loader may have redirected to another page.
  if (loaderData !== null && page === patternOfPage(routes)) {
    // As a transition: events during hydration are queued, and replayed when all of it is hydrated.
    startTransition(() => void hydrateRoot(container, <StrictMode>{app}</StrictMode>, rootOptions));
  } else {
    show(app);
  }
  whenIdle(
    () =>
      void import("@/app/prefetch").then(
        ({ prefetchOnApproach }) => prefetchOnApproach(routes),
        reportError,
      ),
  );
}

/**
 * Loads the page of the address, or the one that its loader redirects to.
 * @returns the data of its loaders; null where they fail, which the router then finds out and shows itself
 */
async function loadFirstPage(routes: RouteObject[]): Promise<Record<string, unknown> | null> {
  try {
    return await loadPage(routes, new URL(window.location.href));
  } catch (error) {
    const address = error instanceof Response ? error.headers.get("Location") : null;
    if (address === null) return null;
    window.history.replaceState(null, "", address);
    return loadFirstPage(routes);
  }
}

/** The open page's path in the route table, such as `/tipsDetails/:id`. */
function patternOfPage(routes: RouteObject[]): string {
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  return matches.findLast(({ route }) => route.path)?.route.path ?? "";
}

/** A view transition that the next page change cuts short, or that begins in a hidden page, is no error. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event;
  const isSkipped =
    reason instanceof DOMException && ["AbortError", "InvalidStateError"].includes(reason.name);
  if (isSkipped) event.preventDefault();
}
