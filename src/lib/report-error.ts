import { env } from "@/lib/env";
import { HttpError } from "@/lib/http-error";
import { whenIdle } from "@/lib/idle";

let routePattern = () => "";

/**
 * Reports an unexpected error: on the console, and where the build names an address for that, there
 * too, without personal data (`lib/error-beacon`). Never throws. A failed call to the backend is no report, since its page
 * says so and offers to try again.
 */
export function reportError(error: unknown): void {
  if (error instanceof HttpError) return;
  console.error(error);
  send(error);
}

/** React's error callbacks, for `createRoot` and `hydrateRoot`. */
export const rootOptions = {
  onCaughtError: reportError,
  onUncaughtError: reportError,
  onRecoverableError: reportError,
};

/**
 * From now on reports what reaches the window too; the browser itself has it on the console.
 * @param pattern tells the route of the open page, such as `/tipsDetails/:id`
 */
export function watchErrors(pattern: () => string): void {
  routePattern = pattern;
  window.addEventListener("error", ({ error, message }) => send(error ?? message));
  window.addEventListener("unhandledrejection", (event) => {
    if (!event.defaultPrevented) send(event.reason);
  });
  // Fetched ahead, since what fails first is often the connection.
  if (env.errorReportUrl !== null) whenIdle(() => void loadBeacon().catch(() => {}));
}

const loadBeacon = () => import("@/lib/error-beacon");

function send(error: unknown): void {
  if (env.errorReportUrl === null) return;
  const route = routePattern();
  // A failed report is not reported.
  loadBeacon()
    .then(({ sendErrorReport }) => sendErrorReport(error, route))
    .catch(() => {});
}
