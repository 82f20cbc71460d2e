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
 */
export type IdentityCall = (context: IdentityContext, body: unknown) => object | Promise<object>;
