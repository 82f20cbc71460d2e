import * as v from "valibot";
import { env } from "@/lib/env";
import { HttpError, type HttpErrorKind } from "@/lib/http-error";

/** The host sleeps: its first answer after a quiet time takes 5 to 10 seconds. Milliseconds. */
export const HTTP_TIMEOUT_MS = 15_000;

export interface HttpInit {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as the JSON body. Left out: no body, though a PATCH still says it is JSON. */
  json?: unknown;
  /** The caller's signal; the reason of its abort is thrown as it is, never as an `HttpError`. */
  signal?: AbortSignal | undefined;
  /** Left out: the backend. `""` for a file of the app. */
  baseUrl?: string;
  /** The error that an empty 200 is: this backend says "no such tip" that way. */
  whenEmpty?: HttpErrorKind;
}

/**
 * Calls the backend and validates its answer.
 *
 * @param schema of the JSON; its output is returned
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
  const call = `${method} ${path}`;
  const url = `${baseUrl}${path}`;
  const hasJsonHeader = json !== undefined || method === "PATCH";
  const { status, text } = await answerTo(call, url, signal, {
    method,
    ...(hasJsonHeader && { headers: { "Content-Type": "application/json" } }),
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  if (text.trim() === "") throw new HttpError(whenEmpty, `${call}: empty`, status);
  return parse(schema, text, call, status);
}

interface Answer {
  status: number;
  text: string;
}

async function answerTo(
  call: string,
  url: string,
  signal: AbortSignal | undefined,
  init: RequestInit & { method: string },
): Promise<Answer> {
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, signal: either });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new HttpError("timeout", `${call}: no answer in time`);
    throw new HttpError("offline", `${call}: ${String(error)}`);
  }
  const { status, ok } = response;
  if (status === 404) throw new HttpError("not-found", `${call}: 404`, status);
  if (!ok) throw new HttpError("status", `${call}: ${status}`, status);
  return { status, text };
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
