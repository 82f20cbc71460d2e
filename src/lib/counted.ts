const plurals = new Intl.PluralRules("en");

/**
 * A number and its noun: "1 tip", "1,204 tips".
 * @param count how many
 * @param one the noun for one
 * @param other the noun for any other number
 */
export function counted(count: number, one: string, other: string): string {
  return `${count.toLocaleString()} ${plurals.select(count) === "one" ? one : other}`;
}
