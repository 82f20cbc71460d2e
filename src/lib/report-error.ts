import { HttpError } from "@/lib/http";
import { entryScript } from "@/lib/release";
import { settings } from "@/lib/settings";

/** Contains no personal data. */
interface ErrorReport {
  message: string;
  /** The version, and the hashed name of the entry script. */
  release: string;
  route: string;
}

const MAX_MESSAGE = 500;

/** Per page load, so that an error in a loop does not flood the log. */
const MAX_REPORTS = 10;

let send: (error: unknown) => void = () => {};

/** Logs and reports an unexpected error. Ignores failed calls, which the page shows. Never throws. */
export function reportError(error: unknown): void {
  if (error instanceof HttpError) return;
  console.error(error);
  send(error);
}

export const rootOptions = {
  onCaughtError: reportError,
  onUncaughtError: reportError,
  /** React recovers by rendering again, and wraps the error of its first attempt as the cause. */
  onRecoverableError: (error: unknown) =>
    reportError(error instanceof Error && error.cause !== undefined ? error.cause : error),
};

/**
 * Sends errors, each message once, to the build's address for reports.
 * @param currentRoute such as `/tipsDetails/:id`
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
    // A view transition that is interrupted, or begins on a hidden page, is no error. Only its name identifies it.
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

/** Masks quoted text other than a property's name, and URLs, e-mail addresses, ids and tokens. */
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
