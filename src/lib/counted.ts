// A format takes a slow phone 20 ms to make: each is made once, and the reader's with the rest of the program, not in the
// moment in which a page is to come.
const formats = new Map<string | undefined, Intl.NumberFormat>();
formatFor(undefined);

function formatFor(locale: string | undefined): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/**
 * A number in the reader's own digits, with the separators of their language.
 * @param locale left out, the reader's; in a prerendered page, from `useLocale`
 */
export function inDigits(count: number, locale?: string): string {
  return formatFor(locale).format(count);
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
