import { env } from "@/lib/env";

/** What is sent of an error: nothing of the person, nor of what they look at or type. */
export interface ErrorReport {
  message: string;
  /** Where it happened: functions, and lines of the site's own scripts. */
  stack: string;
  /** The build: its version and its entry's hashed file. */
  release: string;
  /** The open page's route, such as `/tipsDetails/:id`. */
  route: string;
  /** Name and major version, such as `Firefox 140`. */
  browser: string;
}

const MAX_MESSAGE = 500;
const MAX_STACK = 4000;

/** What is looked at of a text; more would only take time. */
const MAX_READ = 20_000;

/** In the life of a page: one that breaks in a loop must not flood the log. */
const MAX_REPORTS = 10;

const sent = new Set<string>();

/**
 * Sends an error to the address that the build names, if the same has not been sent from this page. Never throws.
 * @param route the pattern of the open page
 */
export function sendErrorReport(error: unknown, route: string): void {
  try {
    if (env.errorReportUrl === null || isAbort(error)) return;
    const report = describeError(error, route);
    const key = report.message + report.stack;
    if (sent.has(key) || sent.size >= MAX_REPORTS) return;
    sent.add(key);
    // As plain text a browser sends it to another origin without asking there first.
    const body = new Blob([JSON.stringify(report)], { type: "text/plain" });
    navigator.sendBeacon(env.errorReportUrl, body);
  } catch {
    // An error without words, or a browser without beacons: there is nothing to tell it by.
  }
}

/** What is told of an error. @throws whatever a hostile error's own fields throw */
export function describeError(error: unknown, route: string): ErrorReport {
  const cause = error instanceof Error ? error.cause : undefined;
  const message = messageOf(error) + (cause === undefined ? "" : `, caused by ${messageOf(cause)}`);
  return {
    message: withoutPersonalData(message).slice(0, MAX_MESSAGE),
    stack: withoutPersonalData(framesOf(error)).slice(0, MAX_STACK),
    release: releaseOf(document),
    route,
    browser: browserOf(navigator.userAgent),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${withoutQuotes(error.message)}`
    : withoutQuotes(String(error));
}

/** Engines quote what they could not read, such as a draft or an answer; names of functions and fields may stay. */
function withoutQuotes(text: string): string {
  return cut(text).replace(/(["'])(.*?)\1/gs, (quoted, mark, words) =>
    /^[\w$.]{1,40}$/.test(words) && !/is not valid JSON/.test(text) ? quoted : `${mark}…${mark}`,
  );
}

/** A stack without the message before it, which Chromium and its like repeat there. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? String(error.stack ?? "") : "";
  const lines = cut(stack.replace(messageBefore(error), "")).split("\n");
  return lines
    .filter((line) => /^\s+at |@|:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .join("\n");
}

const messageBefore = (error: unknown) =>
  error instanceof Error && error.message !== "" ? error.message : "\n";

/** The end may be half an address that would not be known as one. */
function cut(text: string): string {
  return text.length > MAX_READ ? text.slice(0, MAX_READ).replace(/\S{0,500}$/, "") : text;
}

/**
 * Masks e-mail addresses, ids and tokens, and cuts addresses to the paths of the site's own scripts; for texts of which
 * nothing is known.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/\b(?:[a-z][a-z\d+.-]{1,30}:\/\/|blob:|data:)[^\s"'`<>()]+/gi, scriptPathOf)
    .replace(/[?#][^\s"'`<>()?#=]{0,200}=[^\s"'`<>()]*/g, "")
    .replace(/[^\s"'`<>()=,;:/?&@]{1,64}(?:@|%40)[\p{L}\p{N}][\p{L}\p{N}.-]*/giu, "[email]")
    .replace(/\b[\da-f]{24}\b/gi, "[id]")
    .replace(/[\w-]{20,}/g, (run) => (/\d/.test(run) ? "[token]" : run));
}

/** `/assets/a1b2c3d4.js:1:2` of a script's address with its line; of another page or site, only that there was one. */
function scriptPathOf(address: string): string {
  const [, url = "", place = ""] = /^(.*?)((?::\d+){0,2}):?$/s.exec(address) ?? [];
  if (!URL.canParse(url)) return "[address]";
  const { origin, pathname } = new URL(url);
  const isOwnScript = origin === window.location.origin && /\.[cm]?[jt]sx?$/.test(pathname);
  return isOwnScript ? pathname + place : "[address]";
}

/** A prerendered page names its entry in an attribute, until it may load. */
function releaseOf(page: Document): string {
  const entry = page.querySelector<HTMLScriptElement>(
    "script[data-lazy], script[type=module][src]",
  );
  const address = entry?.dataset.lazy ?? entry?.src ?? "";
  return [__VERSION__, address.split(/[?#]/)[0]?.split("/").at(-1)].filter(Boolean).join(" ");
}

const browsers: [RegExp, string][] = [
  [/Firefox\/(\d+)/, "Firefox"],
  [/Edg\w*\/(\d+)/, "Edge"],
  [/OPR\/(\d+)/, "Opera"],
  [/SamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/Chrom\w*\/(\d+)/, "Chrome"],
  [/Version\/(\d+).*Safari/, "Safari"],
];

function browserOf(userAgent: string): string {
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return "another";
}

/** A page that is left ends what it has under way. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
