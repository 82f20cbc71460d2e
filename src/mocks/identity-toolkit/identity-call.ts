import * as v from "valibot";
import type { Database } from "@/mocks/storage-db";

/** What every identity call works with. */
export interface IdentityContext {
  db: Database;
  /** Firebase's project id, which the tokens name. */
  projectId: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * One call of the provider.
 * @param body the request's JSON, or the fields of its form
 * @returns the answer's JSON
 * @throws {IdentityError} what the provider refuses
 * @throws {v.ValiError} a field of the wrong type
 */
export type IdentityCall = (context: IdentityContext, body: unknown) => object | Promise<object>;

/** A refusal; the SDK maps each code, such as `EMAIL_EXISTS`, to its own `auth/...` code. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";

  /** @param detail the provider's own sentence, which the SDK passes on as the error's message */
  constructor(code: string, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
  }
}

/** A text of a request. The provider takes a number for the text of its digits, and nothing else. */
export const RequestTextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
