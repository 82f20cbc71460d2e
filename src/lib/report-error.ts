import { env } from "@/lib/env";
import { HttpError } from "@/lib/http-error";
import { entryScript } from "@/lib/reload-once";

/** What is sent of an error: nothing of the person, nor of what they look at or type. */
interface ErrorReport {
  message: string;
  /** The version, and the hashed file of its build. */
  release: string;
  /** The open page's route, such as `/tipsDetails/:id`. */
  route: string;
}

const MAX_MESSAGE = 500;

/** How much of a message is read; more would only take time. */
const MAX_READ = 2 * MAX_MESSAGE;

/** While a page is open: an error in a loop must not flood the log. */
const MAX_REPORTS = 10;

/** Carries a reported error to `watchErrors`; the window's own `error` event is the browser's. */
const REPORTED = "sow-and-tell:error";

/**
 * Reports an unexpected error: on the console and, where the build names an address for that, there too. Never throws. A
 * failed call to the backend is no report, since its page shows the failure.
 */
export function reportError(error: unknown): void {
  if (error instanceof HttpError) return;
  console.error(error);
  window.dispatchEvent(new CustomEvent(REPORTED, { detail: error }));
}

/** React's error callbacks, for `createRoot` and `hydrateRoot`. */
export const rootOptions = {
  onCaughtError: reportError,
  onUncaughtError: reportError,
  onRecoverableError: reportError,
};

/**
 * From now on, sends reported errors and those that reach the window to the address that the build names, each message
 * once.
 * @param pattern returns the route of the open page, such as `/tipsDetails/:id`
 */
export function watchErrors(pattern: () => string): void {
  const { errorReportUrl } = env;
  if (errorReportUrl === null) return;
  const sent = new Set<string>();
  const send = (error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") return;
    try {
      const report = describeError(error, pattern());
      if (sent.has(report.message) || sent.size >= MAX_REPORTS) return;
      sent.add(report.message);
      // As plain text, a browser sends it to another origin without a preflight.
      const body = new Blob([JSON.stringify(report)], { type: "text/plain" });
      navigator.sendBeacon(errorReportUrl, body);
    } catch {
      // The error cannot be read, or the browser has no beacons.
    }
  };
  window.addEventListener(REPORTED, (event) => {
    if (event instanceof CustomEvent) send(event.detail);
  });
  window.addEventListener("error", ({ error, message }) => send(error ?? message));
  window.addEventListener("unhandledrejection", (event) => {
    if (!event.defaultPrevented) send(event.reason);
  });
}

function describeError(error: unknown, route: string): ErrorReport {
  const file = entryScript().split("/").at(-1);
  return {
    message: withoutPersonalData(String(error)).slice(0, MAX_MESSAGE),
    release: [__VERSION__, file].filter(Boolean).join(" "),
    route,
  };
}

/**
 * Masks what may be personal in an error's message: whatever it quotes, such as a draft that is not JSON, but for a
 * property's name; and URLs, e-mail addresses, ids and tokens outside quotes.
 */
function withoutPersonalData(message: string): string {
  const isLong = message.length > MAX_READ;
  // The last word may be half of an address, which would not be recognized.
  const text = isLong ? message.slice(0, MAX_READ).replace(/\S*$/, "") : message;
  return text
    .replace(/(?<!\b(?:reading|property) |\w)["'`].*["'`]/s, "“…”")
    .replace(/\S+/g, (word) => {
      if (/\/\/|[?#].*=|^(?:blob|data):/.test(word)) return "[address]";
      if (/@|%40/.test(word)) return "[email]";
      return word.replace(/(?=[\w-]*\d)[\w-]{20,}/g, "[token]");
    });
}
