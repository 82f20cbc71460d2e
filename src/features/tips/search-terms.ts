/** @file The words of tips and of queries, in the forms by which the search finds them. */

import { stemmer } from "stemmer";
import { foldText } from "@/lib/text";

/**
 * Runs of letters, digits and accents in any script, also across soft hyphens and joiners, or single pictographs. Some
 * scripts separate words by the zero-width space (U+200B).
 */
const WORD =
  /[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}]|(?!\u200b)\p{Default_Ignorable_Code_Point})*|\p{Extended_Pictographic}/gu;

/** What may separate the parts of a compound: "rain water", "no-dig". */
const JOINT = /^(?:\s+|\p{Pd})$/u;

/** Words without meaning for a search. "No", "before" and "after" are not among them: they matter in gardening. */
const stopWords = new Set(
  `a an and any are as at be been but by can could did do does for from get had has have how i if in into is it its like me
  much must my of on or our s shall should so some t than that the their them then there these they this to was we were what
  when where which who why will with would you your`.split(/\s+/),
);

/** Endings of plurals of which the stemmer does not find the singular, with those that a singular may have. */
const irregularPlurals: [RegExp, string[]][] = [
  // Leaves, knives; also "olives", whose term "olif" does no harm.
  [/ves$/, ["f", "fe"]],
  // Cacti, cactuses; larvae; mycelia; apices.
  [/i$/, ["us"]],
  [/uses$/, ["us"]],
  [/ae$/, ["a"]],
  [/a$/, ["um"]],
  [/ices$/, ["ex", "ix"]],
  [/^(wood)?lice$/, ["$1louse"]],
  [/^mice$/, ["mouse"]],
  [/^geese$/, ["goose"]],
  [/^feet$/, ["foot"]],
  [/^teeth$/, ["tooth"]],
  [/^children$/, ["child"]],
  [/men$/, ["man"]],
];

/** Distinguishes stems from words, which may be equal: only a word is found by its beginning. */
export const STEM = "=";

export const isStem = (term: string) => term.startsWith(STEM);

/** A word folded and without accents; empty for one without meaning, such as the mark that selects an emoji's variant. */
export function foldWord(word: string): string {
  // Some letters, such as "ß", are found by their capitals only if they are folded from those.
  return foldText(word.toUpperCase()).normalize("NFD").replace(/\p{M}/gu, "");
}

export interface Token {
  /** As written; a compound's parts are joined. */
  word: string;
  isCompound: boolean;
  /** In UTF-16 units. */
  start: number;
  end: number;
}

export const isStopWord = (word: string) => stopWords.has(word.toLowerCase());

/** The words of a text, each followed by the compound that it may be the end of. */
export function* tokensIn(text: string): Generator<Token> {
  let previous: Token | undefined;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const token = { word, isCompound: false, start, end: start + word.length };
    yield token;
    const first = previous;
    previous = isStopWord(word) ? undefined : token;
    if (first && previous && JOINT.test(text.slice(first.end, start))) {
      yield { ...token, word: first.word + word, isCompound: true, start: first.start };
    }
  }
}

/** The terms of the latest words: most words occur many times. */
const known = new Map<string, string[]>();
const MAX_KNOWN = 5000;

/** A word's terms: the folded word, by whose beginning it is found, and the stems that it shares with its other forms. */
export function wordTerms(word: string): string[] {
  const earlier = known.get(word);
  if (earlier !== undefined) return earlier;
  const terms = newTerms(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, terms);
  return terms;
}

function newTerms(word: string): string[] {
  const folded = foldWord(word);
  if (folded === "") return [];
  const singulars = irregularPlurals
    .filter(([ending]) => ending.test(folded))
    .flatMap(([ending, others]) => others.map((other) => folded.replace(ending, other)));
  const stems = [folded, ...singulars].map((form) => STEM + stemmer(form));
  return [...new Set([folded, ...stems])];
}

/**
 * The terms by which a tip's word is found, or two as if they were one, which is not found by its beginning. A word without
 * meaning is found while it is being typed.
 */
export function termsOf({ word, isCompound }: Pick<Token, "word" | "isCompound">): string[] {
  const terms = wordTerms(word);
  if (isCompound) return terms.filter(isStem);
  return isStopWord(word) ? terms.slice(0, 1) : terms;
}
