import { stemmer } from "stemmer";

/** Runs of letters and digits with their accents, in any script, and each pictograph by itself. */
const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** Scripts that put no blanks between words: a run of theirs is several words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const ASCII = /^[\0-\x7f]*$/;
const ENGLISH = /^[A-Z]+$/;
const DIGIT = /\p{N}/u;

/** Fewer letters occur inside of too many words. */
const MIN_INSIDE = 3;

/** A shorter stem is that of too many words. */
const MIN_STEM = 3;

/** Shorter words are taken as they are; from the second length on, two letters may be wrong. */
const MIN_FUZZY = 4;
const MIN_FUZZIER = 6;

/** Text as it is compared in a search: without case and accents. */
export function folded(text: string): string {
  // Upper case, since that is one where lower case is several (Greek sigma), and the same in every locale.
  const upper = text.toUpperCase();
  return ASCII.test(upper) ? upper : upper.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

export interface WordPlace {
  /** The word as it is written. */
  word: string;
  /** Where it begins. UTF-16 units. */
  start: number;
}

/** The words of a text as they are written, with their places. */
export function placesOfWords(text: string): WordPlace[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}

/**
 * What a folded English word has in common with its plural and its other forms; other words as they are.
 * Porter's algorithm: https://tartarus.org/martin/PorterStemmer
 */
export function stemOf(word: string): string {
  const stem = ENGLISH.test(word) ? stemmer(word.toLowerCase()) : word;
  // What is left of "Ines" is "in".
  return stem.length < MIN_STEM ? word : stem;
}

/** Whether a folded word is looked for inside of others too, not only at their beginnings. */
export function isSoughtInside(word: string): boolean {
  return word.length >= MIN_INSIDE || UNSPACED.test(word);
}

/** How many letters of a folded word may be wrong, left out or too many. */
export function toleranceFor(word: string): number {
  if (word.length < MIN_FUZZY || DIGIT.test(word) || UNSPACED.test(word)) return 0;
  return word.length < MIN_FUZZIER ? 1 : 2;
}
