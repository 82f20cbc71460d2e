/** @file What people write: compared, and made fit to be shown. Stored and sent texts stay as they were typed. */

/**
 * The form by which texts are compared: equal for all spellings that look the same, such as full-width letters, an accent
 * that is a character of its own, soft hyphens, zero-width and no-break spaces, and for capitals.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
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

/** A text of several lines as it is shown: all kinds of line breaks become `\n`, and control characters spaces. */
export function shownText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, " ")
    .trim();
}

/** A text of one line as it is shown: line breaks and control characters become spaces. */
export function shownLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
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
