/** @file What people write: compared, and made fit to be shown. Stored and sent texts stay as they were typed. */

/**
 * More accents on one letter, or joiners after it, than any language has. A browser takes minutes to compare or to draw
 * thousands of them.
 */
const stacked = /([\p{M}\p{Cf}]{30})[\p{M}\p{Cf}]+/gu;

/**
 * The form by which texts are compared: equal for all spellings that look the same, such as full-width letters, an accent
 * that is a character of its own, soft hyphens, zero-width and no-break spaces, and for capitals.
 */
export function foldText(text: string): string {
  return (
    text
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .replace(stacked, "$1")
      .normalize("NFKC")
      // U+2800 is the Braille blank.
      .replace(/[\s\p{Cc}\u2800]+/gu, " ")
      .trim()
      .toLowerCase()
      .normalize("NFKC")
  );
}

export function isBlank(text: string): boolean {
  return foldText(text) === "";
}

/** In UTF-16 units. A phone takes seconds to lay out a longer text. */
const MAX_TEXT = 50_000;
const MAX_LINE = 1000;

/** The start of a text that is too long to be shown, after a word if possible; a shorter text as it is. */
export function startOf(text: string, maxLength = MAX_TEXT): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/(?:\s\S{0,99}|[\ud800-\udbff])$/, "")}…`;
}

/** A text of several lines as it is shown: all kinds of line breaks become `\n`, and control characters spaces. */
export function shownText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, " ")
    .replace(stacked, "$1")
    .trim();
}

/** A text of one line as it is shown, which is its start: line breaks and control characters become spaces. */
export function shownLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(stacked, "$1");
  return startOf(line.trim(), MAX_LINE);
}

/** The blocks of the right-to-left scripts, and the characters that change the direction. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Bidi_Control}]/u;

/**
 * Keeps a person's text from reordering the sentence around it, where no `<bdi>` can: in a title, a shared text, a canvas.
 * A text that is left-to-right throughout stays as it is.
 */
export function isolate(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, "")}\u2069` : text;
}
