// Made beforehand: the first of a kind takes a slow phone 15 ms, which would be those in which a page is to come.
const plurals = new Intl.PluralRules("en");
const numbers = new Map<string | undefined, Intl.NumberFormat>();
for (const locale of [undefined, "en"]) numbers.set(locale, new Intl.NumberFormat(locale));

/**
 * A number in the reader's own digits, with the separators of their language.
 * @param locale left out, the reader's; in a prerendered page, from `useLocale`
 */
export function inDigits(count: number, locale?: string): string {
  return (numbers.get(locale) ?? new Intl.NumberFormat(locale)).format(count);
}

/**
 * A number, in the reader's own digits, and its noun: "1 tip", "1,204 tips".
 * @param count how many
 * @param one the noun for one
 * @param other the noun for any other number
 * @param locale left out, the reader's; in a prerendered page, from `useLocale`
 */
export function counted(count: number, one: string, other: string, locale?: string): string {
  return `${inDigits(count, locale)} ${plurals.select(count) === "one" ? one : other}`;
}
