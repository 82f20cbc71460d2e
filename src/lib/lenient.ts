import * as v from "valibot";

/**
 * A text field that may be missing or of another type.
 * @param missing its value in that case
 */
export function text(missing = "") {
  return v.optional(v.fallback(v.string(), missing), missing);
}

/** A count that may be missing or be digits in a string; anything else, or below 0, is 0. */
export function count() {
  const digits = v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number));
  const finite = v.pipe(v.union([v.number(), digits]), v.finite(), v.minValue(0));
  return v.optional(v.fallback(finite, 0), 0);
}

/**
 * A list without its broken items, so that one of them does not hide the others.
 * What is no array is still an error.
 */
export function listOf<TSchema extends v.GenericSchema>(item: TSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((candidate): v.InferOutput<TSchema>[] => {
        const result = v.safeParse(item, candidate);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

/**
 * Parses JSON that may be anything, such as what a device has stored.
 * @returns null for what is no text or no JSON, and for what the schema refuses
 */
export function parseJson<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: unknown,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : null;
}
