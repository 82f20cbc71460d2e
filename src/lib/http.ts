import * as v from "valibot";
import { reportQuietly } from "@/lib/report-error";
import { settings } from "@/lib/settings";

export type HttpErrorKind = "offline" | "timeout" | "status" | "not-json" | "shape" | "not-found";

/** The only error that `http` throws. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  /** The HTTP status; null if no complete response arrived, or if the caller of `http` rejects a valid one. */
  readonly status: number | null;
  /** False if the device was offline when the call was made. */
  readonly wasSent: boolean;

  constructor(
    kind: HttpErrorKind,
    message: string,
    status: number | null = null,
    { wasSent = true } = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.wasSent = wasSent;
  }
}

/** 4xx statuses that a server or its proxy may send after the request was carried out: it only came to no answer in time. */
const timeoutStatuses = [408, 499];

/** Whether the server may have stored a write that failed with this error. Of all responses, only a 4xx is a refusal. */
export function isOutcomeUnknown(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || !error.wasSent) return false;
  const { kind, status } = error;
  if (kind !== "status" || status === null) return kind !== "not-found";
  return status < 400 || status >= 500 || timeoutStatuses.includes(status);
}

/** Whether the requested resource does not exist, or no longer does. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.kind === "not-found";
}

/** Whether a call failed because the server was unreachable or did not respond in time. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === "offline" || error.kind === "timeout");
}

/**
 * How long a read may make no progress: the hosted backend sleeps when idle, and takes 5 to 10 seconds to wake up. With a
 * weak signal, a long list takes a while, but keeps arriving.
 */
export const HTTP_TIMEOUT_MS = 15_000;

/** The same for a write, which the backend's proxy may hold for a minute, and which may be stored after that. */
export const WRITE_TIMEOUT_MS = 75_000;

export interface HttpInit {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The JSON body. Without one, a PATCH still sends the JSON header, as in the spec. */
  json?: unknown;
  /** The backend by default; empty for a file that is deployed with the app. */
  baseUrl?: string;
  /** The path with its parameters in braces, for error reports, which contain no ids. By default the path. */
  pattern?: string;
}

/** An id that browsers drop from a path, even encoded, so that the call would go elsewhere. */
const dotSegment = /\/\.{1,2}(?=[/?]|$)/;

/**
 * Calls the backend and validates its response. Logs a failure, and reports it if only the operator can mend it.
 * @param schema of the response's JSON; its output is returned
 * @param path at the backend or, with `baseUrl`, at the site; with the values of its parameters
 * @throws {HttpError} `offline` (no complete response), `timeout` (no beginning or further part of a response within
 *   `HTTP_TIMEOUT_MS`, or `WRITE_TIMEOUT_MS` for a write), `not-found` (404 for a path with a parameter, such as a tip's, or
 *   an id that no path can hold), `status` (any other that is not 2xx), `not-json`, `shape` (JSON that fails the schema)
 */
export async function http<TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  init: HttpInit = {},
): Promise<v.InferOutput<TSchema>> {
  try {
    return await send(schema, path, init);
  } catch (error) {
    if (error instanceof HttpError) traceFailure(error, path, init);
    throw error;
  }
}

function traceFailure(error: HttpError, path: string, init: HttpInit): void {
  const { kind, status } = error;
  console.warn(`${error} (${kind})`);
  const isRefused = kind === "status" && status !== 401 && (status ?? 500) < 500;
  if (!isRefused && kind !== "not-json" && kind !== "shape") return;
  const what = isRefused ? `status ${status}` : kind;
  reportQuietly(`HttpError: ${init.method ?? "GET"} ${patternOf(path, init)}: ${what}`);
}

/** Without the query string, which may contain an e-mail address. */
function patternOf(path: string, { pattern = path }: HttpInit): string {
  return pattern.replace(/\?.*/, "");
}

async function send<TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  init: HttpInit,
): Promise<v.InferOutput<TSchema>> {
  const { method = "GET", json, baseUrl = settings.VITE_API_BASE_URL } = init;
  const call = `${method} ${path}`;
  if (dotSegment.test(path)) {
    throw new HttpError("not-found", `${call}: no id`, null, { wasSent: false });
  }
  const hasJsonHeader = json !== undefined || method === "PATCH";
  const { signal, restart } = idleTimeout(method === "GET" ? HTTP_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  // Read now, since only the state when the call is made counts. The call is made even offline: the service worker may
  // have the requested file.
  const wasSent = globalThis.navigator?.onLine !== false;
  const url = `${baseUrl}${path}`;
  const early = method === "GET" ? takeEarlyRequest(url) : null;
  if (early) signal.addEventListener("abort", early.abort);
  let response: Response;
  let text: string;
  try {
    response = await (early?.response ??
      fetch(url, {
        method,
        headers: hasJsonHeader ? { "Content-Type": "application/json" } : {},
        body: json === undefined ? null : JSON.stringify(json),
        // A cached response may precede a write, or belong to another member. What is deployed with the app may be cached.
        cache: init.baseUrl === undefined ? "no-store" : "default",
        signal,
      }));
    restart();
    text = await readText(response, restart);
  } catch (error) {
    if (signal.aborted) throw new HttpError("timeout", `${call}: no answer in time`);
    throw new HttpError("offline", `${call}: ${String(error)}`, null, { wasSent });
  }
  const { status, ok } = response;
  // A list always exists, so its address is wrong.
  if (status === 404 && patternOf(path, init).includes("{"))
    throw new HttpError("not-found", `${call}: 404`, status);
  if (!ok) throw new HttpError("status", `${call}: ${status}`, status);
  let body: unknown;
  try {
    // An empty response counts as null: the hosted backend sends one for a tip that does not exist.
    body = JSON.parse(text.trim() || "null");
  } catch {
    throw new HttpError("not-json", `${call}: not JSON`, status);
  }
  const result = v.safeParse(schema, body);
  if (!result.success) {
    const [issue] = result.issues;
    const place = v.getDotPath(issue) ?? "the response";
    throw new HttpError("shape", `${call}: ${place} is not ${issue.expected}`, status);
  }
  return result.output;
}

interface EarlyRequest {
  url: string;
  response: Promise<Response>;
  abort: () => void;
}

declare global {
  /** From a page's inline script to the app, which share no modules. */
  var __EARLY_REQUEST__: EarlyRequest | undefined;
}

/** An app that asks later than this sends a request of its own. */
const EARLY_REQUEST_MS = 30_000;

/**
 * For the page's inline script: sends a GET request whose response the next `http` call for this address takes. A preload
 * would use the HTTP cache.
 */
export function requestEarly(url: string): void {
  const controller = new AbortController();
  const response = fetch(url, { cache: "no-store", signal: controller.signal });
  // It may fail before the app has loaded.
  response.catch(() => {});
  globalThis.__EARLY_REQUEST__ = { url, response, abort: () => controller.abort() };
  setTimeout(() => takeEarlyRequest(url), EARLY_REQUEST_MS);
}

function takeEarlyRequest(url: string): EarlyRequest | null {
  const early = globalThis.__EARLY_REQUEST__;
  if (early?.url !== url) return null;
  globalThis.__EARLY_REQUEST__ = undefined;
  return early;
}

/** A signal that aborts once `ms` milliseconds have passed since the last `restart`. */
function idleTimeout(ms: number): { signal: AbortSignal; restart: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timeout: AbortSignal | undefined;
  const restart = () => {
    timeout?.removeEventListener("abort", abort);
    timeout = AbortSignal.timeout(ms);
    timeout.addEventListener("abort", abort);
  };
  restart();
  return { signal: controller.signal, restart };
}

/** Reads like `response.text()`. @param onProgress runs for each part that arrives */
async function readText({ body }: Response, onProgress: () => void): Promise<string> {
  if (body === null) return "";
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, parts) {
      onProgress();
      parts.enqueue(chunk);
    },
  });
  return await new Response(body.pipeThrough(watch)).text();
}
