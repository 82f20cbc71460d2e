import * as v from "valibot";
import { isBlank } from "@/lib/text";

/** A text that may be missing or of another type. A blank text becomes empty. @param missing the value in its place */
export function text(missing = "") {
  const visible = v.transform((value: string) => (isBlank(value) ? "" : value));
  return v.fallback(v.pipe(v.string(), visible), missing);
}

const digits = v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number));

const number = v.union([v.number(), digits]);

/** From 0 to `Number.MAX_SAFE_INTEGER`, also as a string, like "3.25". Anything else becomes 0. */
export function count() {
  const valid = v.pipe(number, v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
  return v.fallback(valid, 0);
}

/** A safe integer, also as a string; anything else, such as `1e999`, which `JSON.parse` makes infinite, is an error. */
export function integer() {
  return v.pipe(number, v.safeInteger());
}

/** Of numbers below it, which are times in seconds; in milliseconds, it is 1973. */
const SECONDS_LIMIT = 1e11;

/** Whether a text is a day without a time, or a month or year, in ISO 8601. `Date` reads it as UTC. */
export const isDay = (text: string) => /^\d{4}(-\d\d){0,2}$/.test(text);

/**
 * A time in any format that `Date` reads, or as a Unix time, becomes ISO 8601, UTC. A day without a time stays one, since it
 * is that day in every time zone. Anything else stays a text.
 */
export function time() {
  const iso = v.transform((value: string | number) => {
    const isUnix = typeof value === "number" || /^\s*\d{9,}\s*$/.test(value);
    const unix = Number(value) < SECONDS_LIMIT ? Number(value) * 1000 : Number(value);
    const date = new Date(isUnix ? unix : value);
    const text = String(value).trim();
    return Number.isNaN(date.getTime()) || isDay(text) ? text : date.toISOString();
  });
  return v.fallback(v.pipe(v.union([v.string(), v.number()]), iso), "");
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

/**
 * A non-empty string, or a number. `encodeURIComponent` throws for unpaired surrogates, and browsers drop "." and ".." from a
 * path, even encoded, so that a link or a call would lead elsewhere.
 */
export const IdSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.nonEmpty(),
  v.check((id) => !/\p{Surrogate}|^\.{1,2}$/u.test(id)),
);

/** 24 hexadecimal digits. The hosted backend fails with a 500 for any other id. */
export function isObjectId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
