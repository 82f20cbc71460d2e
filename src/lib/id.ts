import * as v from "valibot";

/** A document's id: any text that is not empty, or a number, which is read as its text. */
export const IdSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.nonEmpty(),
);

/** Whether an id has the form that MongoDB gives: 24 hexadecimal digits. The hosted backend fails with a 500 for any other. */
export function isObjectId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
