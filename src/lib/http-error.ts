/** What can go wrong with a call; the screen has other words for each. */
export type HttpErrorKind = "offline" | "timeout" | "status" | "not-json" | "shape" | "not-found";

/** Of these the server may have done what it was asked: what came back, if anything, does not say. */
const lostAnswers: readonly HttpErrorKind[] = ["offline", "timeout", "not-json", "shape"];

/** The one error that `http` throws, besides an abort by the caller. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  /** The HTTP status, where there was an answer. */
  readonly status: number | null;

  constructor(kind: HttpErrorKind, message: string, status: number | null = null) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** Whether a call failed without the server's word on it, so that a write may have arrived all the same. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof HttpError && lostAnswers.includes(error.kind);
}

/** Whether what was asked for is not there, or not there any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.kind === "not-found";
}

/** Whether a call failed because the server could not be reached, or did not answer in time. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === "offline" || error.kind === "timeout");
}
