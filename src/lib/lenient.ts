import * as v from "valibot";

/**
 * Whether a text has no visible characters. U+2800 is the Braille blank; "default ignorable" are, for example, the
 * zero-width space and joiner.
 */
export function isBlank(text: string): boolean {
  return /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/**
 * The schema of a text that may be missing or of another type. A blank text becomes empty.
 * @param missing the value in place of a missing or invalid one
 */
export function text(missing = "") {
  const visible = v.transform((value: string) => (isBlank(value) ? "" : value));
  return v.fallback(v.pipe(v.string(), visible), missing);
}

/**
 * The schema of a number from 0 to `Number.MAX_SAFE_INTEGER`, or of such a number as a string, like "3.25". Anything
 * else becomes 0.
 */
export function count() {
  const digits = v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number));
  const valid = v.pipe(
    v.union([v.number(), digits]),
    v.minValue(0),
    v.maxValue(Number.MAX_SAFE_INTEGER),
  );
  return v.fallback(valid, 0);
}

/**
 * The schema of a list from which invalid items are dropped, so that one of them does not hide the valid ones. Anything
 * but an array is still an error.
 */
export function listOf<TSchema extends v.GenericSchema>(item: TSchema) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((items) => items.filter((one) => one !== null)),
  );
}

/**
 * Parses untrusted JSON, such as a stored text.
 * @returns null for anything but a string of JSON that matches the schema
 */
export function parseJson<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: unknown,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : null;
}

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
