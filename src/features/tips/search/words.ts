import { stemmer } from "stemmer";

/** Runs of letters, digits and accents in any script, or single pictographs. */
const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** Scripts without spaces, where a run of letters is several words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const ASCII = /^[\0-\x7f]*$/;
const ENGLISH = /^[A-Z]+$/;
const DIGIT = /\p{N}/u;

/** Shorter texts occur inside too many words. */
const MIN_INSIDE = 3;

/** Shorter stems belong to too many words. */
const MIN_STEM = 3;

/** Shorter words tolerate no misspelling; from the second length on, they tolerate two wrong letters. */
const MIN_FUZZY = 4;
const MIN_FUZZIER = 6;

/**
 * Words without meaning for a search. "No", "before" and "after" are not among them, since they matter in gardening.
 */
const stopWords = new Set(
  `A AN AND ANY ARE AS AT BE BEEN BUT BY CAN COULD DID DO DOES FOR FROM GET HAD HAS HAVE HOW I IF IN INTO IS IT ITS LIKE ME MUST MY
  OF ON OR OUR S SHALL SHOULD SO SOME T THAN THAT THE THEIR THEM THEN THERE THESE THEY THIS TO WAS WE WERE WHAT WHEN WHERE
  WHICH WHO WHY WILL WITH WOULD YOU YOUR`.split(/\s+/),
);

/** Whether a search ignores a folded word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Folds a text for comparison: without case and accents. */
export function folded(text: string): string {
  // Upper case, since lower case is ambiguous (Greek sigma); independent of the locale.
  const upper = text.toUpperCase();
  return ASCII.test(upper) ? upper : upper.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

export interface WordOffset {
  /** The word as written. */
  word: string;
  /** The offset of the word. UTF-16 units. */
  start: number;
}

/** The words of a text as written, with their offsets. */
export function wordsWithOffsets(text: string): WordOffset[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}

/**
 * The stem that a folded English word shares with its other forms. Stems are in lower case, unlike folded words.
 * Porter's algorithm: https://tartarus.org/martin/PorterStemmer
 * @returns none for a word in another language, or if the stem is too short
 */
export function stemsOf(word: string): string[] {
  if (!ENGLISH.test(word)) return [];
  const stem = stemmer(word.toLowerCase());
  // The stem of "Ines" is "in".
  return stem.length < MIN_STEM ? [] : [stem];
}

/** Whether to look for a folded word inside words, if no word is equal to it. */
export function isSearchedInside(word: string): boolean {
  return word.length >= MIN_INSIDE || UNSPACED.test(word);
}

/** How many letters of a folded word may be wrong, missing or superfluous. */
export function toleranceFor(word: string): number {
  if (word.length < MIN_FUZZY || DIGIT.test(word) || UNSPACED.test(word)) return 0;
  return word.length < MIN_FUZZIER ? 1 : 2;
}

/** How many letters a suggestion may differ by. "Organic" is no suggestion for "orange". */
export function suggestionToleranceFor(word: string): number {
  return toleranceFor(word) === 0 ? 0 : Math.max(2, Math.floor(word.length / 3));
}

/** The word with each pair of adjacent letters swapped, which is a single typing error though two letters are wrong. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? "")
      .join(""),
  );
}
