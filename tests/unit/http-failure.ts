import { HttpError } from "@/lib/http-error";

/** Returns the `HttpError` that a call throws; fails if the call succeeds or throws anything else. */
export async function failureOf(call: Promise<unknown>): Promise<HttpError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
  throw new Error("The call did not fail");
}
