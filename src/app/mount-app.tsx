import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router-dom";
import { App } from "@/app/app";
import { createRoutes } from "@/app/routes";
import "@/app/quiet-transitions";
import { startAuth } from "@/auth/auth-session";
import { whenIdle } from "@/lib/idle";
import { reportError, rootOptions, watchErrors } from "@/lib/report-error";

/**
 * Shows the page that the address asks for. If its HTML is there already, prerendered, it is hydrated as soon as its
 * code is there too.
 * @param container empty, or with a prerendered page in it: `data-page` is that page's route; else with what the shell
 *   shows meanwhile
 * @param show puts a view into the container, in the place of whatever is there
 */
export async function mountApp(
  container: HTMLElement,
  show: (view: ReactNode) => void,
): Promise<void> {
  // The program's code has just been run: two shorter tasks instead of a long one.
  await new Promise((resolve) => setTimeout(resolve));
  // Before anything is shown, so that a visitor's page is not drawn twice.
  startAuth();
  const router = createBrowserRouter(createRoutes());
  watchErrors(() => router.state.matches.findLast(({ route }) => route.path)?.route.path ?? "");
  const app = <App router={router} />;
  const { page } = container.dataset;
  const isPrerendered = () =>
    page !== undefined && page === router.state.matches.at(-1)?.route.path;
  if (container.hasChildNodes()) await whenInitialized(router);
  // It is of the first page alone.
  window.earlyCall = undefined;
  // Later visits to that route find no HTML of theirs.
  delete container.dataset.page;
  // Its loader may have led elsewhere.
  if (isPrerendered() && router.state.errors === null) {
    // In slices: what somebody does meanwhile is heard at once, and answered when all of it is alive.
    startTransition(() => void hydrateRoot(container, <StrictMode>{app}</StrictMode>, rootOptions));
  } else {
    show(app);
  }
  whenIdle(
    () =>
      void import("@/app/prefetch").then(
        ({ prefetchOnApproach }) => prefetchOnApproach(router),
        reportError,
      ),
  );
}

/** Resolves when the first page's code has come, or could not. */
function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(check);
    function check() {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    }
    check();
  });
}
