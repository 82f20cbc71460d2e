import * as v from "valibot";
import { env } from "@/lib/env";
import { HttpError, type HttpErrorKind } from "@/lib/http-error";

/** The host sleeps: its first answer after a quiet time takes 5 to 10 seconds. Milliseconds. */
export const HTTP_TIMEOUT_MS = 15_000;

export interface HttpInit {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as the JSON body. Left out: no body, though a PATCH still says it is JSON. */
  json?: unknown;
  /** The loader's or effect's signal; its abort is thrown on as it is, never as an `HttpError`. */
  signal?: AbortSignal | undefined;
  /** Left out: the backend. `""` for a file of this client's own. */
  baseUrl?: string;
  /** What an empty 200 means: this backend says "no such tip" that way. */
  whenEmpty?: HttpErrorKind;
}

/**
 * Calls the backend and checks what it says.
 *
 * @param schema what the JSON must look like; its output is what comes back
 * @param path from `lib/paths`
 * @returns the schema's output
 * @throws {HttpError} `offline` (no answer at all), `timeout` (none within 15 s), `status` (not 2xx), `not-found` (404),
 *   `not-json` (empty, or not JSON), `shape` (JSON of another form)
 * @throws the signal's own reason when the caller aborts
 */
export async function http<TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  init: HttpInit = {},
): Promise<v.InferOutput<TSchema>> {
  const { method = "GET", json, signal, baseUrl = env.apiBaseUrl, whenEmpty = "not-json" } = init;
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS);
  const hasJsonHeader = json !== undefined || method === "PATCH";

  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}${path}`, {
      method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(hasJsonHeader && { headers: { "Content-Type": "application/json" } }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new HttpError("timeout", `${method} ${path}: no answer in time`);
    throw new HttpError("offline", `${method} ${path}: ${String(error)}`);
  }

  const { status } = response;
  if (status === 404) throw new HttpError("not-found", `${method} ${path}: 404`, status);
  if (!response.ok) throw new HttpError("status", `${method} ${path}: ${status}`, status);
  if (text.trim() === "") throw new HttpError(whenEmpty, `${method} ${path}: empty`, status);
  return parse(schema, text, `${method} ${path}`, status);
}

function parse<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: string,
  call: string,
  status: number,
): v.InferOutput<TSchema> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError("not-json", `${call}: not JSON`, status);
  }
  const result = v.safeParse(schema, body);
  if (!result.success) throw new HttpError("shape", `${call}: unexpected form`, status);
  return result.output;
}
