import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router-dom";
import { App } from "@/app/app";
import { createRoutes } from "@/app/routes";
import { startAuth } from "@/auth/auth-session";
import { nameChunkErrors } from "@/lib/chunk-error";
import { whenIdle } from "@/lib/idle";
import { reportError, rootOptions, watchErrors } from "@/lib/report-error";

/**
 * Shows the page of the address. A prerendered one is hydrated as soon as the router has its code and has run its loaders.
 * @param container holds a prerendered page, with its route's pattern in `data-page`, or what the shell shows meanwhile
 * @param show replaces the container's content with a view
 * @param demo what a demo renders beside the pages
 */
export async function mountApp(
  container: HTMLElement,
  show: (view: ReactNode) => void,
  demo: ReactNode = null,
): Promise<void> {
  nameChunkErrors();
  // The app's code has just been evaluated: two shorter tasks instead of a long one.
  await new Promise((resolve) => setTimeout(resolve));
  // Before anything is rendered, so that a visitor's page is not rendered twice.
  startAuth();
  const routes = createRoutes();
  const router = createBrowserRouter(routes);
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);
  watchErrors(() => patternOfPage(router));
  const app = <App router={router}>{demo}</App>;
  const { page } = container.dataset;
  if (page !== undefined) await whenInitialized(router);
  // A later visit to that route finds no HTML of its page.
  delete container.dataset.page;
  // A loader may have failed, or redirected to another page.
  if (router.state.errors === null && page === patternOfPage(router)) {
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

/** Resolves when the router has the first page's code and data, or has failed to get them. */
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

/** The open page's path in the route table, such as `/tipsDetails/:id`. */
function patternOfPage({ state }: DataRouter): string {
  return state.matches.findLast(({ route }) => route.path)?.route.path ?? "";
}

/** A view transition that the next page change cuts short, or that begins in a hidden page, is no error. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event;
  const isSkipped =
    reason instanceof DOMException && ["AbortError", "InvalidStateError"].includes(reason.name);
  if (isSkipped) event.preventDefault();
}
