import { LANGUAGE } from "@/lib/format";
import type { Hemisphere } from "@/lib/hemisphere";

/** A month is represented by its index in this list, as in `Date`: January is 0. */
export const monthNames = [
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
] as const;

/** A time of the year that is named in a text. */
export interface TimeOfYear {
  /** As written: "late February", without the "from" of "from March to May". */
  words: string;
  /** In chronological order, possibly across the turn of the year: December, January, February. */
  months: readonly number[];
  /** The range of the words in the text. UTF-16 units. */
  start: number;
  end: number;
}

/**
 * The months of seasons and frosts, in the northern hemisphere and a temperate climate such as Britain's. The first
 * expression that matches counts. "Midsummer" and "mid-winter" are the solstices, but "the middle of winter" is the
 * season's middle month. "The last frost" means the months after it, when plants go out, "before the last frost" those
 * before it, and "the first frost" its own month.
 */
const seasons: readonly [words: RegExp, months: readonly number[]][] = [
  [/^mid[-\s]?summer$/, [5]],
  [/^mid[-\s]?winter$/, [11]],
  [/spring$/, [2, 3, 4]],
  [/summer$/, [5, 6, 7]],
  [/(?:autumn|fall)$/, [8, 9, 10]],
  [/winter$/, [11, 0, 1]],
  [/^before .*last/, [2, 3]],
  [/last/, [4, 5]],
  [/^after .*first/, [10, 11]],
  [/first/, [9]],
];

/**
 * The last word of a time. Words before it, such as "late", are matched separately, since a single expression would be
 * several times slower. "Jan" and "mar" are left out, since they are a name and a verb.
 */
const TIME = new RegExp(
  `\\b(?:${monthNames.join("|")}|feb|apr|jun|jul|aug|sept?|oct|nov|dec|mid[-\\s]?(?:summer|winter)|spring|summer|autumn|winter|fall|frosts?)\\b`,
  "gi",
);

const PART = /\b(?:early|mid|late|high|(?:the )?(?:start|beginning|middle|end) of)[-\s]+$/i;
/**
 * "Fall" is a season only after these words, or after a part such as "late". "To" counts only after another time, "and"
 * and "or" only after a season, since leaves "begin to fall", and "turn in October and fall".
 */
const BEFORE_FALL = new RegExp(
  `(?:\\b(?:in|by|until|through(?:out)?|during|each|every|this)|${TIME.source} to|\\b(?:spring|summer|winter) (?:and|or)) (?:the )?$`,
  "i",
);
const BEFORE_FROST =
  /\b(?:(?:after|before) )?(?:(?:the|your) )?(?:(?:average|expected) )?(?:last|first) (?:(?:spring|autumn|fall|hard) )?$/i;

/** Words that give a preceding season's name another meaning: "spring onion" and, after spring only, "spring water". */
const NO_SEASON =
  /^[-\s]?(?:onion|cabbage|greens|squash|jasmine|savory|purslane|loaded|frost|bulb|bedding|hardy|flowering|blooming)/i;
const NO_SPRING = /^[-\s]?(?:water\b|clean(?!-?up))/i;

/** After these words, a season's name is a season even before a word of `NO_SEASON`: "in winter frost lifts roots". */
const IN_SEASON = /\b(?:in|by|until|through(?:out)?|during) (?:the )?$/i;

/** The text between the two times of a range, including days of the month: "March 15 to the 20th of May". */
const RANGE =
  /^(?:[^\S\n]+\d{1,2}(?:st|nd|rd|th)?)?[^\S\n]*(to|into|until|till|through(?: to)?|and|[–—-])[^\S\n]*(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?$/i;
/**
 * Advice against the time that follows, as in "never in March". In "not in March but in April", it is against March
 * only; in "not until March", "don't forget" or "not only", there is none.
 */
const NOT =
  /(?:\b(?:not|cannot|never|avoid|except|rather than|instead of)\b|n['’]t\b)(?! (?:forget|only)\b)(?!.*\b(?:until|till|before|later than|but)\b)[^.,;:!?\n]*$/i;

/** The text before a mere deadline, as in "lift them before winter". "Not before May", however, names May. */
const DEADLINE =
  /^(?!.*(?:\b(?:not|cannot|never|avoid)\b|n['’]t\b)[^.,;:!?\n]*$).*\bbefore (?:the )?$/is;

/** The text between two times of a list: "never in March, April or May". */
const LIST = /^(?:,|,? (?:and|or|nor))\s+$/i;

/** After these words, "may" and "march" are months even in lower case, as people type them on phones. */
const IN_MONTH = new RegExp(
  `(?:\\b(?:in|by|until|till|from|through(?:out)?|during)|${TIME.source} (?:to|or)) $`,
  "i",
);

/** Words that make a preceding "or may" a verb: "in autumn or may be left". */
const VERB_AFTER = /^ (?:also|be|have|need|not|still|take)\b/i;

/** How much text on each side of a word is examined, except for ranges and lists, in UTF-16 units. */
const CONTEXT_LENGTH = 60;

/**
 * Whether a word is the verb "may" or "march", if no part such as "late" precedes it. In lower case, it is a month only
 * after the words of `IN_MONTH`. With a capital, it is a month, but at the start of a sentence only if punctuation, a
 * number, the end of the line, or a word such as "is" or "until" follows.
 */
function isVerb(word: string, before: string, after: string): boolean {
  if (!/^(?:may|march)$/i.test(word)) return false;
  if (!/^M/.test(word)) {
    return !IN_MONTH.test(before) || (/ or $/i.test(before) && VERB_AFTER.test(after));
  }
  return (
    /(?:^|[.!?\n])\s*$/.test(before) &&
    !/^[^\S\n]*(?:[.,:;(/\d\n–—-]|$|(?:is|and|or|to|until)\b)/.test(after)
  );
}

/**
 * The words before the last word of a time, such as "late "; empty without any.
 * @returns null if the word is not a time
 */
function leadOf(word: string, before: string, after: string): string | null {
  if (/^frost/i.test(word)) return BEFORE_FROST.exec(before)?.[0] ?? null;
  const part = PART.exec(before)?.[0];
  if (/^fall$/i.test(word)) return part ?? (BEFORE_FALL.test(before) ? "" : null);
  const beforePart = before.slice(0, before.length - (part?.length ?? 0));
  const isOther =
    NO_SEASON.test(after) || (word.toLowerCase() === "spring" && NO_SPRING.test(after));
  const isName = isOther && !IN_SEASON.test(beforePart);
  if (isName && /^(?:spring|summer|autumn|winter)$/i.test(word)) return null;
  return part ?? (isVerb(word, before, after) ? null : "");
}

/** The part of a season that a word such as "late" selects; all of it without such a word. */
function partOf(months: readonly number[], words: string): readonly number[] {
  if (months.length < 3) return months;
  if (/^(?:early|(?:the )?(?:start|beginning))/.test(words)) return months.slice(0, 1);
  if (/^(?:the )?mid/.test(words)) return months.slice(1, 2);
  if (/^(?:late|(?:the )?end)/.test(words)) return months.slice(2);
  return /^high/.test(words) ? months.slice(1) : months;
}

function monthsOf(words: string, hemisphere: Hemisphere): readonly number[] {
  const last = words.split(/[-\s]/).at(-1) ?? "";
  // Three letters identify a month, and no abbreviation in `TIME` is shorter.
  const month = monthNames.findIndex((name) => last.startsWith(name.slice(0, 3).toLowerCase()));
  if (month !== -1) return [month];
  const [, months = []] = seasons.find(([season]) => season.test(words)) ?? [];
  const shift = hemisphere === "northern" ? 0 : 6;
  return partOf(months, words).map((month) => (month + shift) % 12);
}

function monthRange(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, i) => (first + i) % 12);
}

function isRange(text: string, { start, end }: TimeOfYear, next: TimeOfYear): boolean {
  const joint = RANGE.exec(text.slice(end, next.start))?.[1]?.toLowerCase();
  if (joint !== "and") return joint !== undefined;
  return /\bbetween\s+(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?$/i.test(
    text.slice(0, start),
  );
}

/**
 * Finds the times of the year that an English text names: months, and seasons and frosts, which depend on the
 * hemisphere. Times that the text advises against, and mere deadlines, do not count.
 */
export function timesOfYear(text: string, hemisphere: Hemisphere): TimeOfYear[] {
  const times: (TimeOfYear & { isExcluded: boolean })[] = [];
  for (const { 0: word, index } of text.matchAll(TIME)) {
    const end = index + word.length;
    const before = text.slice(Math.max(0, index - CONTEXT_LENGTH), index);
    const after = text.slice(end, end + CONTEXT_LENGTH);
    const lead = leadOf(word, before, after);
    if (lead === null) continue;
    const start = index - lead.length;
    const months = monthsOf(`${lead}${word}`.toLowerCase(), hemisphere);
    const last = times.at(-1);
    const between = text.slice(last?.end, start);
    // After a comma, a time begins a new clause ("never in winter, spring is best"), unless it is followed by
    // punctuation, "and", "or" or "nor", or ends the text.
    const isNewClause =
      /,\s*$/.test(between) && !/^(?:[,.;:!?)\n]|\s*$| (?:and|or|nor)\b)/.test(after);
    const isListed = !isNewClause && LIST.test(between);
    const isDeadline = lead === "" && DEADLINE.test(before);
    const isExcluded = NOT.test(before) || isDeadline || (isListed && last?.isExcluded === true);
    const time = { words: text.slice(start, end), start, end, months, isExcluded };
    if (last !== undefined && isRange(text, last, time)) {
      times.pop();
      time.start = last.start;
      time.isExcluded = last.isExcluded;
      time.words = text.slice(last.start, end);
      time.months = monthRange(last.months[0] ?? 0, months.at(-1) ?? 0);
    }
    times.push(time);
  }
  return times.filter(({ isExcluded }) => !isExcluded);
}

/** All months of some times of the year, in calendar order. */
export function monthsOfTimes(times: readonly TimeOfYear[]): number[] {
  return [...new Set(times.flatMap(({ months }) => months))].sort((a, b) => a - b);
}

const listFormat = new Intl.ListFormat(LANGUAGE);

/**
 * Formats months: "February and March".
 * @param months in calendar order; a run across the turn of the year is not split: "December and January"
 */
export function monthsInWords(months: readonly number[]): string {
  const start = Math.max(
    0,
    months.findIndex((month) => !months.includes((month + 11) % 12)),
  );
  const inOrder = [...months.slice(start), ...months.slice(0, start)];
  return listFormat.format(inOrder.flatMap((month) => monthNames[month] ?? []));
}
