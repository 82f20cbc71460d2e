/**
 * Where a line may end: after a space or a hyphen, or between letters of a script without spaces, but not before a small
 * kana or a long vowel's mark.
 */
const breaks =
  /(?<=\s)|(?<=\p{L}-)(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，！？])(?=[\p{L}\p{N}])(?![ーぁぃぅぇぉっゃゅょァィゥェォッャュョ])/u;

/**
 * Wraps a text into lines, of which the last one ends in an ellipsis if there is more.
 * @param fits whether a line has room
 * @param count the most lines
 */
export function wrapLines(text: string, count: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.trim().replace(/\s+/g, " ").split(breaks)) {
    // A word that is wider than a line goes on in the next one.
    for (const part of fits(word.trimEnd()) ? [word] : lettersOf(word)) {
      const line = lines.at(-1);
      if (line !== undefined && fits((line + part).trimEnd())) lines[lines.length - 1] += part;
      else lines.push(part);
    }
    if (lines.length > count) return shorten(lines.slice(0, count), fits);
  }
  return lines.map((line) => line.trimEnd()).filter(Boolean);
}

/** Ends the last line in an ellipsis, after a word where there is more than one. */
function shorten(lines: string[], fits: (line: string) => boolean): string[] {
  const whole = lines.map((line) => line.trimEnd());
  let last = whole.pop() ?? "";
  const end = () => `${last.replace(/[\s\p{P}]+$/u, "")}…`;
  while (last !== "" && !fits(end())) {
    last = last.includes(" ")
      ? last.slice(0, last.lastIndexOf(" "))
      : lettersOf(last).slice(0, -1).join("");
  }
  return [...whole, end()];
}

/** What a reader takes for one letter, such as an emoji of several characters. */
function lettersOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}

/** The direction of a text by its first letter, as `dir="auto"` has it. */
export function directionOf(text: string): "ltr" | "rtl" {
  const isRightToLeft =
    /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
  return isRightToLeft.test(text) ? "rtl" : "ltr";
}
