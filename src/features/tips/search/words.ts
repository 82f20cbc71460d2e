import { stemmer } from "stemmer";

/** Runs of letters and digits with their accents, in any script, and each pictograph on its own. */
const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** Scripts without blanks between words: a run of their letters is several words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const ASCII = /^[\0-\x7f]*$/;
const ENGLISH = /^[A-Z]+$/;
const DIGIT = /\p{N}/u;

/** Fewer letters occur inside too many words. */
const MIN_INSIDE = 3;

/** A shorter stem belongs to too many words. */
const MIN_STEM = 3;

/** Shorter words tolerate no misspelling; from the second length on, two letters may be wrong. */
const MIN_FUZZY = 4;
const MIN_FUZZIER = 6;

/** What a question is made of besides the words that matter. "No", "before" and "after" say something about gardening. */
const stopWords = new Set(
  `A AN AND ANY ARE AS AT BE BEEN BUT BY CAN COULD DID DO DOES FOR FROM GET HAD HAS HAVE HOW I IF IN INTO IS IT ITS LIKE ME MUST MY
  OF ON OR OUR S SHALL SHOULD SO SOME T THAN THAT THE THEIR THEM THEN THERE THESE THEY THIS TO WAS WE WERE WHAT WHEN WHERE
  WHICH WHO WHY WILL WITH WOULD YOU YOUR`.split(/\s+/),
);

/** Whether a folded word says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Text as a search compares it: without case and accents. */
export function folded(text: string): string {
  // Upper case is one where lower case is several (Greek sigma), and the same in every locale.
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
 * What a folded English word shares with its plural and its other forms, in lower case, which no folded word has.
 * Porter's algorithm: https://tartarus.org/martin/PorterStemmer
 * @returns nothing for a word of another language, and where hardly anything would be left of it
 */
export function stemsOf(word: string): string[] {
  if (!ENGLISH.test(word)) return [];
  const stem = stemmer(word.toLowerCase());
  // What is left of "Ines" is "in".
  return stem.length < MIN_STEM ? [] : [stem];
}

/** Whether a folded word that begins no word is looked for inside words. */
export function isSoughtInside(word: string): boolean {
  return word.length >= MIN_INSIDE || UNSPACED.test(word);
}

/** How many letters of a folded word may be wrong, left out or too many. */
export function toleranceFor(word: string): number {
  if (word.length < MIN_FUZZY || DIGIT.test(word) || UNSPACED.test(word)) return 0;
  return word.length < MIN_FUZZIER ? 1 : 2;
}

/** How many letters may differ in a word that is offered in the place of one that finds nothing. "Organic" is not "orange". */
export function suggestionToleranceFor(word: string): number {
  return toleranceFor(word) === 0 ? 0 : Math.max(2, Math.floor(word.length / 3));
}

/** A word with each two neighboring letters swapped: one slip of the finger, though two letters are wrong. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? "")
      .join(""),
  );
}
