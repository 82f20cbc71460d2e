import * as v from "valibot";
import { HttpError } from "@/lib/http-error";
import { settings } from "@/lib/settings";

/** Until the response begins: the hosted backend sleeps when idle, and takes 5 to 10 seconds to wake up. */
export const HTTP_TIMEOUT_MS = 15_000;

/** For the whole call, including the download: with a weak signal, a long list takes a while. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

export interface HttpInit {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The JSON body. Without one, a PATCH still sends the JSON header, as in the spec. */
  json?: unknown;
  /** The backend by default; empty for a file that is deployed with the app. */
  baseUrl?: string;
}

/**
 * Calls the backend and validates its response.
 * @param schema of the response's JSON; its output is returned
 * @param path from `lib/paths`
 * @throws {HttpError} `offline` (no complete response), `timeout` (no response within `HTTP_TIMEOUT_MS`, or no complete
 *   one within `DOWNLOAD_TIMEOUT_MS`), `status` (not 2xx), `not-found` (404), `not-json`, `shape` (JSON that fails the
 *   schema)
 */
export async function http<TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  init: HttpInit = {},
): Promise<v.InferOutput<TSchema>> {
  const { method = "GET", json, baseUrl = settings.VITE_API_BASE_URL } = init;
  const call = `${method} ${path}`;
  const hasJsonHeader = json !== undefined || method === "PATCH";
  const controller = new AbortController();
  const abort = () => controller.abort();
  const responseTimeout = AbortSignal.timeout(HTTP_TIMEOUT_MS);
  responseTimeout.addEventListener("abort", abort);
  AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS).addEventListener("abort", abort);
  // Read now, since only the state when the call is made counts. The call is made even offline: the service worker may
  // have the requested file.
  const wasSent = globalThis.navigator?.onLine !== false;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: hasJsonHeader ? { "Content-Type": "application/json" } : {},
      body: json === undefined ? null : JSON.stringify(json),
      signal: controller.signal,
    });
    responseTimeout.removeEventListener("abort", abort);
    text = await response.text();
  } catch (error) {
    if (controller.signal.aborted) throw new HttpError("timeout", `${call}: no answer in time`);
    throw new HttpError("offline", `${call}: ${String(error)}`, null, { wasSent });
  }
  const { status, ok } = response;
  if (status === 404) throw new HttpError("not-found", `${call}: 404`, status);
  if (!ok) throw new HttpError("status", `${call}: ${status}`, status);
  let body: unknown;
  try {
    // An empty response counts as null: the hosted backend sends one for a tip that does not exist.
    body = JSON.parse(text.trim() || "null");
  } catch {
    throw new HttpError("not-json", `${call}: not JSON`, status);
  }
  const result = v.safeParse(schema, body);
  if (!result.success) throw new HttpError("shape", `${call}: unexpected form`, status);
  return result.output;
}
