import type { Database } from "@/mocks/storage-db";

export interface IdentityContext {
  db: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * A handler of one of Firebase's calls.
 * @param body the request's JSON, or its form fields
 * @returns the response's JSON
 * @throws {IdentityError} for a refusal
 */
export type IdentityCall = (context: IdentityContext, body: unknown) => object | Promise<object>;

/** A refusal; the SDK maps each code, such as `EMAIL_EXISTS`, to its own `auth/...` code. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";

  /** @param detail Firebase's text, which the SDK passes on as the error's message */
  constructor(code: string, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
  }
}
