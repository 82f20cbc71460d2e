import { HttpError } from "@/lib/http-error";

/** The error that a call ends with; fails when it ends well or with an error of another kind. */
export async function failureOf(call: Promise<unknown>): Promise<HttpError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
  throw new Error("The call did not fail");
}
