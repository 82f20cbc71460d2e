import * as v from "valibot";

/**
 * A text field that may be missing or of another type.
 * @param missing its value in those cases
 */
export function text(missing = "") {
  return v.fallback(v.string(), missing);
}

/** A count, given as a number or as digits in a string; anything else becomes 0. */
export function count() {
  const digits = v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number));
  const finite = v.pipe(
    v.union([v.number(), digits]),
    v.minValue(0),
    v.maxValue(Number.MAX_SAFE_INTEGER),
  );
  return v.fallback(finite, 0);
}

/**
 * A list without its invalid items, so that one of them does not hide the others.
 * Anything but an array is still an error.
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
