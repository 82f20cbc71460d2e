import { getResponse, HttpResponse, http, RequestHandler } from "msw";
import { vi } from "vitest";
import { env } from "@/lib/env";
import { accountsUrl, apiUrl } from "@/mocks/mocked-urls";
import { server } from "./server";

/** What a server may do instead of answering as it should. */

type Method = "get" | "post" | "put" | "patch" | "delete";

export interface Fault {
  name: string;
  /** The sentence a person reads, wherever the fault is met. */
  words: string;
  answer: () => Response | Promise<Response>;
}

/** Ends the client's patience as soon as a call has reached the server, which then never answers. */
function timeOut(): Promise<Response> {
  impatience?.abort(new DOMException("The operation timed out.", "TimeoutError"));
  return new Promise(() => {});
}

let impatience: AbortController | null = null;
let mendPatience = () => {};

export const faults = {
  offline: {
    name: "no connection",
    words: "We can't reach the server. Check your connection, then try again.",
    answer: () => HttpResponse.error(),
  },
  timeout: {
    name: "no answer in time",
    words: "It may have been asleep. Trying again often works.",
    answer: timeOut,
  },
  status: {
    name: "a 500 with an HTML page",
    words: "The server answered with an error. Please try again in a few minutes.",
    answer: () => HttpResponse.html("<h1>Internal Server Error</h1>", { status: 500 }),
  },
  empty: {
    name: "a 200 with nothing",
    words: "The problem is on our side. Please try again in a few minutes.",
    answer: () => new HttpResponse(null, { status: 200 }),
  },
  broken: {
    name: "broken JSON",
    words: "The problem is on our side. Please try again in a few minutes.",
    answer: () => HttpResponse.text('[{"_id": "a1b2', { status: 200 }),
  },
  shape: {
    name: "JSON of another shape",
    words: "The problem is on our side. Please try again in a few minutes.",
    answer: () => HttpResponse.json({ unexpected: "guest" }),
  },
} satisfies Record<string, Fault>;

/**
 * Makes one of the backend's calls fail that way until `mendBackend`.
 * @param path below the base URL; may hold regular expressions
 */
export function breakCall(method: Method, path: string, fault: Fault): void {
  if (fault === faults.timeout) replacePatience();
  server.use(http[method](apiUrl(env.apiBaseUrl, path), fault.answer));
}

/** Makes one of the backend's calls fail for want of a connection, once it has been answered that often. */
export function breakCallAfter(method: Method, path: string, answers: number): void {
  let count = 0;
  server.use(
    http[method](apiUrl(env.apiBaseUrl, path), () => {
      count += 1;
      return count > answers ? HttpResponse.error() : undefined;
    }),
  );
}

function replacePatience(): void {
  impatience = new AbortController();
  const { signal } = impatience;
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => signal);
  mendPatience = () => spy.mockRestore();
}

/**
 * Makes the backend do what one of its calls asks, once, and loses its answer.
 * @param path below the base URL; may hold regular expressions
 */
export function loseAnswer(method: Method, path: string, fault: Fault = faults.offline): void {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  if (fault === faults.timeout) replacePatience();
  const lose = http[method](
    apiUrl(env.apiBaseUrl, path),
    async ({ request }) => {
      await getResponse(handlers, request);
      mendPatience();
      return fault.answer();
    },
    { once: true },
  );
  server.use(lose);
}

/** The servers answer as they should again. */
export function mendBackend(): void {
  server.resetHandlers();
  mendPatience();
}

/** Makes one of the backend's calls answer with this JSON. */
export function answerCall(method: Method, path: string, json: object): void {
  server.use(http[method](apiUrl(env.apiBaseUrl, path), () => HttpResponse.json(json)));
}

/**
 * Holds one of the backend's calls back.
 * @returns lets it through to the server
 */
export function holdCall(method: Method, path: string): () => void {
  return hold(method, apiUrl(env.apiBaseUrl, path));
}

/**
 * Holds one of the sign-in provider's calls back.
 * @returns lets it through to the provider
 */
export function holdProviderCall(name: string): () => void {
  return hold("post", accountsUrl(name));
}

function hold(method: Method, url: RegExp): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Answers nothing, so that MSW asks the next handler.
  server.use(http[method](url, () => isReleased));
  return release;
}

/**
 * Makes the sign-in provider refuse its next call of this name.
 * @param message the provider's own code, such as `EMAIL_EXISTS`; null: it cannot be reached
 */
export function refuseOnce(call: string, message: string | null): void {
  server.use(
    http.post(
      accountsUrl(call),
      () =>
        message === null
          ? HttpResponse.error()
          : HttpResponse.json({ error: { code: 400, message } }, { status: 400 }),
      { once: true },
    ),
  );
}
