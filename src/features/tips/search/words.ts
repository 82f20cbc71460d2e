import { stemmer } from "stemmer";

/** Runs of letters, digits and accents in any script, or single pictographs. */
const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** Scripts that put no spaces between words, so that a run of letters is several words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const ENGLISH = /^[A-Z]+$/;
/**
 * Accents of European scripts, the vowel points of Hebrew and Arabic, which are often left out, and the variation
 * selectors of emoji.
 */
const ACCENTS =
  /[\ufe0e-\ufe0f\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const DIGIT = /\p{N}/u;

/** Shorter texts occur inside too many words. */
const MIN_SUBSTRING_LENGTH = 3;

/** The shortest words that match with one wrong letter, and with two. */
const MIN_LENGTH_FOR_ONE_ERROR = 4;
const MIN_LENGTH_FOR_TWO_ERRORS = 6;

/** Words without meaning for a search. "No", "before" and "after" are not among them: they matter in gardening. */
const stopWords = new Set(
  `A AN AND ANY ARE AS AT BE BEEN BUT BY CAN COULD DID DO DOES FOR FROM GET HAD HAS HAVE HOW I IF IN INTO IS IT ITS LIKE ME MUST MY
  OF ON OR OUR S SHALL SHOULD SO SOME T THAN THAT THE THEIR THEM THEN THERE THESE THEY THIS TO WAS WE WERE WHAT WHEN WHERE
  WHICH WHO WHY WILL WITH WOULD YOU YOUR`.split(/\s+/),
);

/** Whether a search ignores a folded word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Folds a text for comparison: removes accents, and converts it to upper case, whatever the locale. */
export function folded(text: string): string {
  // Not lower case, in which the Greek sigma has two forms.
  return text.toUpperCase().normalize("NFD").replace(ACCENTS, "");
}

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** The words of a text as written, with their offsets in UTF-16 units. */
export function wordsWithOffsets(text: string): { word: string; start: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}

/**
 * The stem that a folded English word shares with its other forms (https://tartarus.org/martin/PorterStemmer), in lower
 * case, unlike folded words.
 * @returns no stem for a word with characters other than A to Z
 */
export function stemsOf(word: string): string[] {
  return ENGLISH.test(word) ? [stemmer(word.toLowerCase())] : [];
}

/** Whether a word is in a script without spaces between words. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** Whether a folded word also matches inside other words. */
export function canMatchInside(word: string): boolean {
  return word.length >= MIN_SUBSTRING_LENGTH || isUnspaced(word);
}

/** How many letters of a folded word may be wrong, missing or superfluous: MiniSearch's `fuzzy`. */
export function maxEditDistance(word: string): number {
  if (word.length < MIN_LENGTH_FOR_ONE_ERROR || DIGIT.test(word) || isUnspaced(word)) return 0;
  return word.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2;
}

/** The edit distance of suggestions, small enough that "organic" is not suggested for "orange". */
export function maxSuggestionDistance(word: string): number {
  return Math.max(2, Math.floor(word.length / 3));
}

/** A word's variants with two adjacent letters swapped: a single typing error, but an edit distance of two. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? "")
      .join(""),
  );
}
