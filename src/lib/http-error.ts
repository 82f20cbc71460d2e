/** What can go wrong with a call; the screen has other words for each. */
export type HttpErrorKind = "offline" | "timeout" | "status" | "not-json" | "shape" | "not-found";

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
