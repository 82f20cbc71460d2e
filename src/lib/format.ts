/**
 * @file In the page's language, not the browser's: hydration matches the prerendered page, and no sentence mixes
 * languages.
 */

export const LANGUAGE = "en-GB";

/** Such as "1,204". */
export function formatNumber(number: number): string {
  // The page's first `Intl` call takes 15 to 40 ms, 100 ms on a slow phone, and integers below 1,000 do not need it.
  const hasSeparator = !Number.isInteger(number) || Math.abs(number) >= 1000;
  return hasSeparator ? number.toLocaleString(LANGUAGE) : String(number);
}

/** The form that agrees with a number. @param other by default `one` with an "s" */
export function pluralize(count: number, one: string, other = `${one}s`): string {
  return count === 1 ? one : other;
}

/** Such as "1 tip" or "1,204 tips". @param other by default `one` with an "s" */
export function formatCount(count: number, one: string, other?: string): string {
  return `${formatNumber(count)} ${pluralize(count, one, other)}`;
}

/** By index, as in `Date`: January is 0. */
export const monthNames: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Such as "21 November 2026". Without `Intl`, since home's cards have dates. */
export function formatDate(date: Date): string {
  return `${date.getDate()} ${monthNames[date.getMonth()]} ${date.getFullYear()}`;
}

/** Such as "9 Oct" or, in another year than this one, "9 Oct 2025". */
export function formatShortDate(date: Date): string {
  const year = date.getFullYear();
  const day = `${date.getDate()} ${monthNames[date.getMonth()]?.slice(0, 3)}`;
  return year === new Date().getFullYear() ? day : `${day} ${year}`;
}

/** Such as "21 November 2026 at 16:05". */
export function formatDateTime(date: Date): string {
  return date.toLocaleString(LANGUAGE, { dateStyle: "long", timeStyle: "short" });
}

/** The first letters of a person's first and last name, in any script; empty for a blank name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return initial(name) + (words.length > 1 ? initial(words.at(-1) ?? "") : "");
}

export function initial(name: string): string {
  const [first] = new Intl.Segmenter(LANGUAGE).segment(name.trim());
  return first?.segment.toUpperCase() ?? "";
}
