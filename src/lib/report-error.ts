import { HttpError } from "@/lib/http-error";
import { entryScript } from "@/lib/release";
import { settings } from "@/lib/settings";

/** What is sent about an error. It contains no personal data. */
interface ErrorReport {
  message: string;
  /** The version, and the hashed name of the entry script. */
  release: string;
  /** The open page's route, such as `/tipsDetails/:id`. */
  route: string;
}

const MAX_MESSAGE = 500;

/** The limit per page load, so that an error in a loop does not flood the log. */
const MAX_REPORTS = 10;

/** Sends a report; does nothing before `watchErrors`. */
let send: (error: unknown) => void = () => {};

/**
 * Logs an unexpected error and, if the build has an address for reports, sends it there. Never throws. Ignores failed
 * calls to the backend, which the page itself reports to the user.
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
  /** React recovers by rendering again, and wraps the error of its first attempt as the cause. */
  onRecoverableError: (error: unknown) =>
    reportError(error instanceof Error && error.cause !== undefined ? error.cause : error),
};

/**
 * Starts to send reported and uncaught errors to the build's address for reports, if there is one, each message once.
 * @param currentRoute returns the open page's route, such as `/tipsDetails/:id`
 */
export function watchErrors(currentRoute: () => string): void {
  const sent = new Set<string>();
  send = (error) => {
    const { VITE_ERROR_REPORT_URL: address } = settings;
    if (address === null) return;
    try {
      const report = describeError(error, currentRoute());
      if (sent.has(report.message) || sent.size >= MAX_REPORTS) return;
      sent.add(report.message);
      // A browser sends plain text to another origin without a preflight.
      const body = new Blob([JSON.stringify(report)], { type: "text/plain" });
      navigator.sendBeacon(address, body);
    } catch {
      // The error cannot be converted to a string, or the browser has no `sendBeacon`.
    }
  };
  window.addEventListener("error", ({ error, message }) => send(error ?? message));
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    // A view transition that is interrupted by the next one, or begins on a hidden page, is not an error. Only the
    // rejection's name identifies it, so others with that name are ignored too.
    const isSkipped =
      reason instanceof DOMException && ["AbortError", "InvalidStateError"].includes(reason.name);
    if (isSkipped) event.preventDefault();
    else send(reason);
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
 * Masks the possibly personal parts of a message: quoted text other than a property's name, and URLs, e-mail addresses,
 * ids and tokens.
 */
function withoutPersonalData(message: string): string {
  const isLong = message.length > MAX_MESSAGE;
  // The last word is dropped: a cut URL or e-mail address would not be recognized. The quote closes a cut quotation.
  const text = isLong ? message.slice(0, MAX_MESSAGE).replace(/\S*$/, '"') : message;
  return text
    .replace(/(?<!\b(?:reading|property) |\w)["'`].*["'`]/s, "“…”")
    .replace(/\S+/g, (word) => {
      if (/\/\/|[?#].*=|^(?:blob|data):/.test(word)) return "[address]";
      if (/@|%40/.test(word)) return "[email]";
      return word.replace(/(?=[\w-]*\d)[\w-]{20,}/g, "[token]");
    });
}
