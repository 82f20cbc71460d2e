import * as v from "valibot";

/** A document's id as MongoDB, and so the backend, makes them: 24 hexadecimal digits. */
export const ObjectIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/i));

/** Whether the backend can look for it: at any other id it breaks down. */
export function isObjectId(text: string): boolean {
  return v.is(ObjectIdSchema, text);
}
