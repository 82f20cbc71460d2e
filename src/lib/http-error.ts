/** What can go wrong with a call; `errorMessage` has a text for each. */
export type HttpErrorKind = "offline" | "timeout" | "status" | "not-json" | "shape" | "not-found";

/** After these failures the server may have carried out the request: no usable response says so. */
const unknownOutcomes: readonly HttpErrorKind[] = ["offline", "timeout", "not-json", "shape"];

/** The only error that `http` throws, apart from the caller's own abort. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  /** The HTTP status; null without a response. */
  readonly status: number | null;

  constructor(kind: HttpErrorKind, message: string, status: number | null = null) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** Whether a call failed without telling its outcome: a write may have been stored all the same. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof HttpError && unknownOutcomes.includes(error.kind);
}

/** Whether the requested resource does not exist, or no longer does. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.kind === "not-found";
}

/** Whether a call failed because the server was unreachable or did not respond in time. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === "offline" || error.kind === "timeout");
}
