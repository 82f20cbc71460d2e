const plurals = new Intl.PluralRules("en");

/**
 * A number, in the reader's own digits, and its noun: "1 tip", "1,204 tips".
 * @param count how many
 * @param one the noun for one
 * @param other the noun for any other number
 * @param locale left out, the reader's; in a prerendered page, from `useLocale`
 */
export function counted(count: number, one: string, other: string, locale?: string): string {
  return `${count.toLocaleString(locale)} ${plurals.select(count) === "one" ? one : other}`;
}
