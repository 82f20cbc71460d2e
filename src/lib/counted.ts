import { languageTag } from "@/lib/language-tag";

/** Below this no language sets a separator. */
const THOUSAND = 1000;

/** Languages whose readers may have other digits than 0 to 9, and whoever has asked for others (`-u-nu-`). */
const OTHER_DIGITS =
  /^(ar|ars|as|bgc|bgn|bho|bn|ccp|ckb|dz|fa|ff|ks|lrc|mni|mr|my|mzn|ne|nqo|pa|ps|raj|sa|sat|sd|tok|ur|uz)\b|-u-/;

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/**
 * Whether a number looks the same without its language's format. Most do, and a browser's first format takes it 15 to 40 ms,
 * on a slow phone 100: a page that is to come would stand still for it.
 */
function isPlain(count: number, locale: string): boolean {
  const isSmall = Number.isInteger(count) && count >= 0 && count < THOUSAND;
  return isSmall && !OTHER_DIGITS.test(locale);
}

/**
 * A number in the reader's own digits, with the separators of their language.
 * @param locale left out, the reader's; in a prerendered page, from `useLocale`
 */
export function inDigits(count: number, locale?: string): string {
  const tag = languageTag(locale);
  return isPlain(count, tag) ? String(count) : formatFor(tag).format(count);
}

/**
 * A number, in the reader's own digits, and its noun: "1 tip", "1,204 tips".
 * @param count how many, a whole number
 * @param one the noun for one
 * @param other the noun for any other number
 * @param locale left out, the reader's; in a prerendered page, from `useLocale`
 */
export function counted(count: number, one: string, other: string, locale?: string): string {
  return `${inDigits(count, locale)} ${count === 1 ? one : other}`;
}
