import type { Hemisphere } from "@/lib/choices";
import { monthNames } from "@/lib/format";
import { paths } from "@/lib/paths";

/** The current month's name. */
export const thisMonth = (): string => monthNames[new Date().getMonth()] ?? "";

/** The address of the tips that mention the current month. */
export const tipsOfThisMonth = (): string => paths.tipsBy({ month: thisMonth().toLowerCase() });

const seasons = new Map([
  ["spring", [2, 3, 4]],
  ["summer", [5, 6, 7]],
  ["autumn", [8, 9, 10]],
  ["winter", [11, 0, 1]],
]);

/** Months only with a capital, since "may" and "march" are verbs. */
const NAME = `(?:${monthNames.join("|")}|[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter)`;

/** A month or season, or a range of them, such as "March to May" or "autumn–winter". */
const TIME = new RegExp(
  `\\b(${NAME})\\b(?:(?: (?:to|until|till|through|into) | ?[–—-] ?)(${NAME})\\b)?`,
  "g",
);

/** In order, across the turn of the year for winter. */
function monthsOf(name: string, hemisphere: Hemisphere): readonly number[] {
  const shift = hemisphere === "northern" ? 0 : 6;
  const season = seasons.get(name.toLowerCase())?.map((month) => (month + shift) % 12);
  return season ?? [monthNames.indexOf(name)];
}

/** By their names, by those of seasons, which depend on the hemisphere, and by ranges. Each once, in calendar order. */
export function mentionedMonths(text: string, hemisphere: Hemisphere): number[] {
  const mentioned = new Set<number>();
  for (const [, from = "", to = from] of text.matchAll(TIME)) {
    const [first = 0] = monthsOf(from, hemisphere);
    const last = monthsOf(to, hemisphere).at(-1) ?? first;
    const count = ((last - first + 12) % 12) + 1;
    for (let index = 0; index < count; index += 1) mentioned.add((first + index) % 12);
  }
  return [...mentioned].sort((a, b) => a - b);
}
