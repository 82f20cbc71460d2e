import { LANGUAGE } from "@/lib/format";

/** After a space, hyphen or Chinese or Japanese character, but not before punctuation or a small kana. */
const breaks =
  /(?<=\s)|(?<=\p{L}-)(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，！？])(?=[\p{L}\p{N}])(?![ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ])/u;

/** In UTF-16 units: more than fits a line of the packet. Only so much is measured. */
const MAX_LINE_LENGTH = 300;

/** The last line ends with an ellipsis if there is more. @param fits whether a line fits the width */
export function wrapLines(
  text: string,
  maxLines: number,
  fits: (line: string) => boolean,
): string[] {
  const whole = text.trim().replace(/\s+/g, " ");
  const start = whole.slice(0, maxLines * MAX_LINE_LENGTH);
  const lines: string[] = [];
  for (const word of start.split(breaks)) {
    // A word that is wider than a line fills the rest of the current line, and continues on the next.
    for (const part of fits(word.trimEnd()) ? [word] : graphemesOf(word)) {
      const line = lines.at(-1);
      if (line !== undefined && fits((line + part).trimEnd())) lines[lines.length - 1] += part;
      else lines.push(part);
    }
    if (lines.length > maxLines) return ellipsize(lines.slice(0, maxLines), fits);
  }
  if (start.length < whole.length) return ellipsize(lines, fits);
  return lines.map((line) => line.trimEnd()).filter(Boolean);
}

/** After a whole word if possible. */
function ellipsize(lines: string[], fits: (line: string) => boolean): string[] {
  const linesBefore = lines.map((line) => line.trimEnd());
  let last = linesBefore.pop() ?? "";
  const withEllipsis = () => `${last.replace(/[\s\p{P}]+$/u, "")}…`;
  while (last !== "" && !fits(withEllipsis())) {
    last = last.includes(" ")
      ? last.slice(0, last.lastIndexOf(" "))
      : graphemesOf(last).slice(0, -1).join("");
  }
  return [...linesBefore, withEllipsis()];
}

/** A grapheme may consist of several code points, as many emoji do. */
function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter(LANGUAGE).segment(text), ({ segment }) => segment);
}

/** The direction of a text by its first letter, like `dir="auto"`. */
export function directionOf(text: string): "ltr" | "rtl" {
  const isRightToLeft =
    /^\P{L}*(?=\p{L})[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
  return isRightToLeft.test(text) ? "rtl" : "ltr";
}
