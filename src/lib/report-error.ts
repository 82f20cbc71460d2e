/** @file Error reports. The inline script for a failed start includes them, so this imports neither valibot nor React. */

import { entryScript, version } from "@/lib/release";

/** Contains no personal data. */
interface ErrorReport {
  message: string;
  /** The script, line and column that threw, such as `about-page-a1B2c3D4.js:1:234`; empty if unknown. */
  at: string;
  /** The version, and the hashed name of the entry script. */
  release: string;
  /** Such as `Firefox 128`. */
  browser: string;
  route: string;
}

const MAX_MESSAGE = 500;

/** Per page load, so that an error in a loop does not flood the log. */
const MAX_REPORTS = 10;

let send: (error: unknown) => void = () => {};

/** Logs and reports an unexpected error. Ignores failed calls, which `http` has logged. Never throws. */
export function reportError(error: unknown): void {
  if (error instanceof Error && error.name === "HttpError") return;
  console.error(error);
  send(error);
}

/** Reports what has been logged already. Never throws. */
export function reportQuietly(message: string): void {
  send(message);
}

export const rootOptions = {
  onCaughtError: reportError,
  onUncaughtError: reportError,
  /** React recovers by rendering again, and wraps the error of its first attempt as the cause. */
  onRecoverableError: (error: unknown) =>
    reportError(error instanceof Error && error.cause !== undefined ? error.cause : error),
};

/**
 * Sends errors, each message once.
 * @param address the build's, for reports; null if it has none
 * @param currentRoute such as `/tipsDetails/:id`
 */
export function watchErrors(address: string | null, currentRoute: () => string): void {
  const sent = new Set<string>();
  send = (error) => {
    if (address === null) return;
    try {
      const report = describeError(error, currentRoute());
      if (sent.has(report.message) || sent.size >= MAX_REPORTS) return;
      sent.add(report.message);
      sendReport(address, report);
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

/** @throws {TypeError} if the browser has no `sendBeacon` */
export function sendReport(address: string, report: ErrorReport): void {
  // A browser sends plain text to another origin without a preflight.
  navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: "text/plain" }));
}

/** @throws what the error's conversion to a string throws */
export function describeError(error: unknown, route: string): ErrorReport {
  const file = entryScript().split("/").at(-1);
  return {
    message: withoutPersonalData(String(error)).slice(0, MAX_MESSAGE),
    at: error instanceof Error ? firstFrame(error.stack) : "",
    release: [version(), file].filter(Boolean).join(" "),
    browser: browserName(navigator.userAgent),
    route,
  };
}

/** React's frames say little about the cause, unless there are no others. */
function firstFrame(stack = ""): string {
  const frames = stack.match(/(?<=\/assets\/)[\w.-]+\.js:\d+:\d+/g) ?? [];
  return frames.find((frame) => !frame.startsWith("react-")) ?? frames[0] ?? "";
}

/** Chrome's name is in the others' too, and Safari's version is under `Version`. */
function browserName(userAgent: string): string {
  const [name = "unknown"] =
    /(?:Edg|OPR|SamsungBrowser|Firefox|FxiOS|CriOS)\/\d+/.exec(userAgent) ??
    /(?:Chrome|Version)\/\d+/.exec(userAgent) ??
    [];
  return name.replace("/", " ").replace("Version", "Safari");
}

/** A URL, or without a scheme, a host with a path. */
const url = /\/\/|[?#].*=|^(?:blob|data):|^\W*www\.|(?:\.\p{L}{2,}|:\d+)\//u;

/** What follows it is secret, but for the syntax error "Unexpected token". */
const secret = /(?<!unexpected )\b(bearer|token|secret|password|key|uid)(\W+)[^\s“]+/gi;

/** A run of numbers and capitalized words, such as "12 Orchard Lane, Hexham NE46 1AB". */
const namesAndNumbers =
  /(?<![\p{L}\p{Nd}#])(?:\p{Lu}[\p{L}\p{Nd}'’-]*|\p{Nd}+\p{L}*)(?:[ ,]+(?:\p{Lu}[\p{L}\p{Nd}'’-]*|\p{Nd}+\p{L}*)(?![\p{L}\p{Nd}]))+/gu;

const street =
  /\p{Nd}+\p{L}?,? +(?:[\p{L}'’-]+ +){1,3}(?:street|st|road|rd|lane|avenue|ave|drive|close|court|way|place|square|terrace|gardens?|hill|row)\b/giu;

/** Six digits or more, as of a phone number, or an IP address. */
const number =
  /[+(]*\p{Nd}(?:[\s()./\p{Pd}]*\p{Nd}){5,}|\d+(?:\.\d+){3}|(?:[\da-f]*:){3,}[\da-f]*/giu;

/**
 * Masks quoted text other than a property's name, and URLs, e-mail and postal addresses, phone numbers, ids and tokens. Of
 * React's errors, keeps the address, which says what they mean, without its arguments; of Firebase's, the code.
 */
function withoutPersonalData(message: string): string {
  const isLong = message.length > MAX_MESSAGE;
  // The last word is dropped: a cut URL or e-mail address would not be recognized. The quote closes a cut quotation.
  const text = isLong ? message.slice(0, MAX_MESSAGE).replace(/\S*$/, '"') : message;
  return text
    .replace(/(?<!\b(?:reading|property) |\w)["'`].*["'`]/s, "“…”")
    .replace(secret, "$1$2[token]")
    .replace(/\S+/g, (word) => {
      if (url.test(word)) {
        const [known] = /^https:\/\/react\.dev\/errors\/\d+|^\(auth\/[a-z-]+/.exec(word) ?? [];
        return known ?? "[address]";
      }
      if (/@|%40/.test(word)) return "[email]";
      return word
        .replace(/(?<=\/\w*(?:Tips|Details)\/)(?!\{)[^/]+/g, "[id]")
        .replace(/[\w.+/=~-]{8,}/g, (part) => (isToken(part) ? "[token]" : part));
    })
    .replace(namesAndNumbers, (run) => (isPostal(run) ? "[address]" : run))
    .replace(street, "[address]")
    .replace(number, "[number]");
}

function isToken(word: string): boolean {
  const digitCount = word.replace(/\D/g, "").length;
  return /[a-z]/i.test(word) && digitCount >= (word.length < 20 ? 3 : 1);
}

/** Two words are an address only if the number is first: "12 Broadway", but not "Error 500". */
function isPostal(run: string): boolean {
  const isLong = run.split(/[ ,]+/).length > 2;
  return /\p{Lu}/u.test(run) && (isLong ? /\p{Nd}/u : /^\p{Nd}/u).test(run);
}
