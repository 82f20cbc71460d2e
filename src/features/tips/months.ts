import { monthNames } from "@/lib/format";
import type { Hemisphere } from "@/lib/hemisphere";
import { paths } from "@/lib/paths";

/** The current month's name. */
export const thisMonth = (): string => monthNames[new Date().getMonth()] ?? "";

/** The address of the tips that mention the current month. */
export const tipsOfThisMonth = (): string => paths.tipsBy({ month: thisMonth().toLowerCase() });

/** In the northern hemisphere, in order, across the turn of the year for winter. */
const seasons = new Map([
  ["spring", [2, 3, 4]],
  ["summer", [5, 6, 7]],
  ["autumn", [8, 9, 10]],
  ["fall", [8, 9, 10]],
  ["winter", [11, 0, 1]],
]);

/** By their names and short forms. */
const months = new Map([
  ...monthNames.map((name, month) => [name.toLowerCase(), month] as const),
  ...monthNames.map((name, month) => [name.slice(0, 3).toLowerCase(), month] as const),
  ["sept", 8] as const,
]);

/** Words after a season or month that make it a name, or a verb: not a time. Add a plant, pest or tool here. */
const named = {
  season:
    `aconites?|barley|bliss|box|cabbages?|cauliflowers?|cherry|cress|crocus(?:es)?|cypress|daphnes?|ferns?|gentians?|
    greens|hazels?|heaths?|heathers?|heliotropes?|honeysuckles?|hyacinths?|jasmines?|joy|king|lilacs?|melons?|moths?|
    olives?|onions?|purslane|radish(?:es)?|rye|savou?ry|snowflakes?|squash(?:es)?|squills?|tares?|tines?|truffles?|vetch|
    wash|wheat|loaded|back|up`.replace(/\s/g, ""),
  month:
    "apples?|beetles?|berry|berries|blossom|bugs?|bush(?:es)?|lil(?:y|ies)|queen|trees?|violets?",
};

const END = "(?![\\p{L}\\p{N}])";

/** Verbs, parts of names, or first names where the words around them do not say otherwise. */
const ambiguous = /^(?:march|fall|\p{L}{3})$/iu;

const allNames = [...seasons.keys(), ...months.keys()];
const anyName = `(?:${allNames.join("|")})${END}`;
const clearName = `(?:${allNames.filter((name) => !ambiguous.test(name)).join("|")})${END}`;

/** A month or season, or a range of them, such as "March to May" or "autumn–winter". */
const TIME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<from>${anyName})\\.?(?:(?: (?:to|until|till|through|into) (?:early |late |mid[ -])?| ?[–—-] ?)(?<to>${anyName}))?`,
  "giu",
);

const isNamed = {
  season: new RegExp(`^[ -](?:${named.season})${END}`, "iu"),
  month: new RegExp(`^[ -](?:${named.month})${END}`, "iu"),
};

/** How much of the text around a name is read. In UTF-16 units. */
const CONTEXT = 40;

const before = {
  /** "In", "until the", "June and". */
  time: new RegExp(
    `(?:^|[^\\p{L}])(?:(?:in|by|of|till|until|from|since|before|after|during|through|throughout|early|late|mid|end)(?:\\s+the)?[\\s-]+|${clearName}\\.?(?: ?[/&] ?| (?:and|or) ))$`,
    "iu",
  ),
  /** Of "fall" only: "may" is a verb after these. */
  fall: /(?:^|\s)(?:this|last|next|every|each)\s$/iu,
  day: /\d(?:st|nd|rd|th)?\s$/u,
  sentence: /(?:^|[.!?:;\n•*–—-])[\s"“‘(]*$/u,
  pronoun: /(?:^|\s)(?:I|you|he|she|it|we|they|this|that|these|those|which|who|what|there)\s$/iu,
};

const after = {
  /** "Or June", "/June". */
  time: new RegExp(`^\\.?(?:,? (?:and|or) |, | ?[/&] ?)${clearName}`, "iu"),
  day: /^(?:\.| ?\d)/u,
  /** What follows a noun, at the start of a sentence. */
  noun: /^(?:\s*$|\s*[\n:,.(–—-]|\s(?:is|was|and|or)\s)/u,
};

function isTime(name: string, textBefore: string, textAfter: string): boolean {
  const word = name.toLowerCase();
  if (isNamed[seasons.has(word) ? "season" : "month"].test(textAfter)) return false;
  if (!ambiguous.test(word)) return true;
  if (before.time.test(textBefore) || after.time.test(textAfter)) return true;
  if (word === "fall" && before.fall.test(textBefore)) return true;
  if (before.sentence.test(textBefore)) return after.noun.test(textAfter);
  // Within a sentence, a capital makes the difference.
  if (name === "May" || name === "March") return !before.pronoun.test(textBefore);
  return /^\p{Lu}/u.test(name) && (before.day.test(textBefore) || after.day.test(textAfter));
}

/** In order. @param name of a month or season */
function monthsOf(name: string, hemisphere: Hemisphere): readonly number[] {
  const shift = hemisphere === "northern" ? 0 : 6;
  const word = name.toLowerCase();
  return seasons.get(word)?.map((month) => (month + shift) % 12) ?? [months.get(word) ?? 0];
}

interface Mention {
  /** In UTF-16 units. */
  start: number;
  /** Indexes: 0 for January. Those of seasons depend on the hemisphere. */
  months: readonly number[];
}

/** The months, seasons and ranges of them that a text mentions, in order. */
export function* mentionsIn(text: string, hemisphere: Hemisphere): Generator<Mention> {
  for (const { index: start, groups = {} } of text.matchAll(TIME)) {
    const { from = "", to } = groups;
    const end = start + from.length;
    const textBefore = text.slice(Math.max(0, start - CONTEXT), start);
    if (to === undefined && !isTime(from, textBefore, text.slice(end, end + CONTEXT))) continue;
    const [first = 0, ...others] = monthsOf(from, hemisphere);
    const last = (to === undefined ? others : monthsOf(to, hemisphere)).at(-1) ?? first;
    const count = ((last - first + 12) % 12) + 1;
    yield { start, months: Array.from({ length: count }, (_, place) => (first + place) % 12) };
  }
}

/** All months that a text mentions, each once, in calendar order. */
export function mentionedMonths(text: string, hemisphere: Hemisphere): number[] {
  const mentioned = [...mentionsIn(text, hemisphere)].flatMap((mention) => mention.months);
  return [...new Set(mentioned)].sort((a, b) => a - b);
}
