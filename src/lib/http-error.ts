export type HttpErrorKind = "offline" | "timeout" | "status" | "not-json" | "shape" | "not-found";

/** Failures without a usable response: the server may still have carried out the request. */
const unknownOutcomes: readonly HttpErrorKind[] = ["offline", "timeout", "not-json", "shape"];

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

/** What a gateway sends if the server behind it responds invalidly, or too late. */
const gatewayStatuses = [502, 504];

/** Whether the server may have stored a write that failed with this error. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof HttpError) || !error.wasSent) return false;
  return unknownOutcomes.includes(error.kind) || gatewayStatuses.includes(error.status ?? 0);
}

/** Whether the requested resource does not exist, or no longer does. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.kind === "not-found";
}

/** Whether a call failed because the server was unreachable or did not respond in time. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === "offline" || error.kind === "timeout");
}
