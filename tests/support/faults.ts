/** @file Faults of the server or the network, and how a test causes and ends them. */

import { getResponse, HttpResponse, http, RequestHandler } from "msw";
import { vi } from "vitest";
import { settings } from "@/lib/settings";
import { hosts, writes } from "@/mocks/conditions";
import { accountsUrl, apiUrl } from "@/mocks/mocked-urls";
import { server } from "./server";

type Method = "get" | "post" | "put" | "patch" | "delete";

/** A condition of the demo, and what the app says then. */
export interface Fault {
  label: string;
  /** The sentence that the app shows for this fault. */
  words: string;
  answer: () => Response | Promise<Response>;
}

const REFUSAL = "Please check what you entered, or reload the page.";
const SERVER_ERROR = "The server answered with an error. It may be gone in a few minutes.";

/** Fires the client's timeout once a call has reached the server, and never responds. */
function timeOut(): Promise<Response> {
  timeoutController?.abort(new DOMException("The operation timed out.", "TimeoutError"));
  return hosts.silent.answer();
}

let timeoutController: AbortController | null = null;
let restoreTimeouts = () => {};

export const faults = {
  offline: {
    ...hosts.unreachable,
    words: "We can’t reach the server. Check your connection.",
  },
  timeout: {
    ...hosts.silent,
    words: "The server may have been asleep. A second attempt often works.",
    answer: timeOut,
  },
  /** Whether a write was carried out is not known. */
  status: { ...hosts.down, words: SERVER_ERROR },
  gateway: { ...hosts.gateway, words: SERVER_ERROR },
  limited: { ...hosts.limited, words: "Too many requests came at once. Please wait a minute." },
  refused: { ...writes.refused, words: REFUSAL },
  /** The words are those for a tip, and not for a list. */
  missing: { ...hosts.missing, words: "It may have been removed, or the address is wrong." },
  broken: {
    ...hosts.broken,
    words: "The problem is on our side. It may be gone in a few minutes.",
  },
} satisfies Record<string, Fault>;

/**
 * Makes a backend call fail with this fault until `restoreBackend`.
 * @param path below the base URL; may contain regular expressions
 */
export function breakCall(method: Method, path: string, fault: Fault): void {
  if (fault === faults.timeout) replaceTimeouts();
  server.use(http[method](apiUrl(settings.VITE_API_BASE_URL, path), fault.answer));
}

function replaceTimeouts(): void {
  timeoutController = new AbortController();
  const { signal } = timeoutController;
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => signal);
  restoreTimeouts = () => spy.mockRestore();
}

/**
 * Lets the backend carry out the next call to a path, but answers with the fault: the client cannot know the result.
 * @param path below the base URL; may contain regular expressions
 */
export function dropResponse(method: Method, path: string, fault: Fault = faults.offline): void {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  if (fault === faults.timeout) replaceTimeouts();
  const handler = http[method](
    apiUrl(settings.VITE_API_BASE_URL, path),
    async ({ request }) => {
      await getResponse(handlers, request);
      restoreTimeouts();
      return fault.answer();
    },
    { once: true },
  );
  server.use(handler);
}

export function restoreBackend(): void {
  server.resetHandlers();
  restoreTimeouts();
}

export function mockResponse(method: Method, path: string, json: object): void {
  server.use(http[method](apiUrl(settings.VITE_API_BASE_URL, path), () => HttpResponse.json(json)));
}

/**
 * Delays a backend call.
 * @returns a function that lets it through to the server
 */
export function delayCall(method: Method, path: string): () => void {
  return hold(method, apiUrl(settings.VITE_API_BASE_URL, path));
}

/**
 * Delays a call to Firebase Auth.
 * @returns a function that lets it through
 */
export function delayProviderCall(name: string): () => void {
  return hold("post", accountsUrl(name));
}

/** Releases the calls that are still delayed. */
const releases = new Set<() => void>();

/** Ends what this module has delayed or replaced, so that nothing of it is left for the next test. */
export function endFaults(): void {
  for (const release of releases) release();
  restoreTimeouts();
}

function hold(method: Method, url: RegExp): () => void {
  let release = () => {};
  const whenReleased = new Promise<void>((resolve) => {
    release = () => {
      releases.delete(release);
      resolve();
    };
  });
  releases.add(release);
  // Resolves with undefined, so that MSW goes on with the next handler.
  server.use(http[method](url, () => whenReleased));
  return release;
}

/**
 * Makes Firebase Auth reject the next call of this name.
 * @param message the error code, such as `EMAIL_EXISTS`; null if Firebase Auth is unreachable
 */
export function rejectOnce(call: string, message: string | null, status = 400): void {
  server.use(
    http.post(
      accountsUrl(call),
      () =>
        message === null
          ? HttpResponse.error()
          : HttpResponse.json({ error: { code: status, message } }, { status }),
      { once: true },
    ),
  );
}

/** Tells the page that the connection was lost, and is back. */
export function reconnect(): void {
  for (const type of ["offline", "online"]) window.dispatchEvent(new Event(type));
}
