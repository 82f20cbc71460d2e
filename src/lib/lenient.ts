import * as v from "valibot";

/** U+2800 is the Braille blank; "default ignorable" are, for example, the zero-width space and joiner. */
export function isBlank(text: string): boolean {
  return /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** A text that may be missing or of another type. A blank text becomes empty. @param missing the value in its place */
export function text(missing = "") {
  const visible = v.transform((value: string) => (isBlank(value) ? "" : value));
  return v.fallback(v.pipe(v.string(), visible), missing);
}

/** From 0 to `Number.MAX_SAFE_INTEGER`, also as a string, like "3.25". Anything else becomes 0. */
export function count() {
  const digits = v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number));
  const valid = v.pipe(
    v.union([v.number(), digits]),
    v.minValue(0),
    v.maxValue(Number.MAX_SAFE_INTEGER),
  );
  return v.fallback(valid, 0);
}

/** A list without its invalid items. Anything but an array is an error. */
export function listOf<TSchema extends v.GenericSchema>(item: TSchema) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((items) => items.filter((one) => one !== null)),
  );
}

/** @returns null for anything but a string of JSON that matches the schema */
export function parseJson<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: unknown,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : null;
}

/** A non-empty string, or a number. `encodeURIComponent` throws for unpaired surrogates. */
export const IdSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.nonEmpty(),
  v.check((id) => !/\p{Surrogate}/u.test(id)),
);

/** 24 hexadecimal digits. The hosted backend fails with a 500 for any other id. */
export function isObjectId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
