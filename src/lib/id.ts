import * as v from "valibot";

/**
 * A document's id: a non-empty string, or a number, which becomes a string. Unpaired surrogates are rejected, since
 * `encodeURIComponent` throws for them.
 */
export const IdSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.nonEmpty(),
  v.check((id) => !/\p{Surrogate}/u.test(id)),
);

/** Whether an id is a MongoDB ObjectId: 24 hexadecimal digits. The hosted backend fails with a 500 for any other. */
export function isObjectId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
