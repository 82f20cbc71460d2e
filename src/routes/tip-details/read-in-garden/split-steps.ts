import { LANGUAGE } from "@/lib/format";
import { shownText } from "@/lib/text";

/** In Latin characters, which a phone shows legibly at arm's length. Two sentences up to this width share a step. */
const MAX_PAIR_WIDTH = 130;

/** Wider sentences are split. */
const MAX_SENTENCE_WIDTH = 240;

/** A line break in a paragraph that was wrapped by hand: after 40 characters or more, and before a lowercase letter. */
const handWrapped = /(?<=[^\n]{40}) ?\n(?=\p{Ll})/gu;

const segmenter = new Intl.Segmenter(LANGUAGE, { granularity: "sentence" });

/**
 * A list number, or a text that ends within a web address, or with an initial or abbreviation: its sentence continues, even
 * with a capital.
 */
const unfinished =
  /^\s*\d+[.)]\s*$|https?:\/\/\S+$|(?:^|[\s(])(?:\p{Lu}|approx|ca|cf|Dr|e\.g|i\.e|Mrs?|Ms|spp?|ssp|St|subsp|var|vs)\.\s*$/u;

const numbered = /^\s*\d+[.)]\s/;

/** Characters that are twice as wide as Latin ones. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** A text of more sentences has a step for each paragraph, if it has several. */
const MAX_SENTENCES = 20;

/** In UTF-16 units: the segmenter's time grows with the square of a text's length. */
const MAX_SEGMENTED = 2000;

/** A rest of fewer words, and no wider, has no step of its own. */
const MIN_WORDS = 4;
const MAX_REST_WIDTH = 40;

/** Whether a text has more than one short step, which its page shows as well. Splits short texts only. */
export function hasSteps(text: string): boolean {
  return text.length > MAX_PAIR_WIDTH || splitSteps(text).length > 1;
}

/** Steps of one or two sentences, or a part of a long one; an item of a list or a line of its own starts a step. */
export function splitSteps(text: string): string[] {
  const lines = shownText(text).replace(handWrapped, " ").split("\n");
  const paragraphs = lines.map((line) => line.trim()).filter(Boolean);
  // Each has a sentence at least.
  if (paragraphs.length > MAX_SENTENCES) return paragraphs;
  const sentences = paragraphs.map(sentencesOf);
  const isLong = sentences.flat().length > MAX_SENTENCES;
  return isLong && paragraphs.length > 1 ? paragraphs : sentences.flatMap(stepsOf);
}

function stepsOf(paragraph: readonly string[]): string[] {
  const sentences = paragraph.flatMap(splitLong);
  const steps: string[] = [];
  for (let index = 0; index < sentences.length; index++) {
    const [sentence = "", next] = sentences.slice(index, index + 2);
    const isPair =
      next !== undefined && !numbered.test(next) && widthOf(sentence + next) <= MAX_PAIR_WIDTH;
    const step = isPair ? sentence + next : sentence;
    if (isPair) index++;
    steps.push(step);
  }
  return joinRest(steps)
    .map((step) => step.trim())
    .filter(Boolean);
}

function joinRest(parts: readonly string[]): readonly string[] {
  const [before, rest] = parts.slice(-2);
  if (before === undefined || rest === undefined || numbered.test(rest)) return parts;
  const words = rest.trim().split(/\s+/);
  const isShort = words.length < MIN_WORDS && widthOf(rest) <= MAX_REST_WIDTH;
  return isShort ? [...parts.slice(0, -2), before + rest] : parts;
}

function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let sentence = "";
  for (let start = 0; start < paragraph.length; ) {
    const part = paragraph.slice(start, start + MAX_SEGMENTED);
    const isLast = start + part.length === paragraph.length;
    const segments = Array.from(segmenter.segment(part), ({ segment }) => segment);
    // The last segment may continue in the next part.
    if (!isLast && segments.length > 1) segments.pop();
    for (const segment of segments) {
      start += segment.length;
      sentence += segment;
      if (segment.length === MAX_SEGMENTED || unfinished.test(segment)) continue;
      sentences.push(sentence);
      sentence = "";
    }
  }
  return [...sentences, sentence].filter(Boolean);
}

/**
 * After a comma, colon or dash if possible, otherwise after a word; and not within a web address, nor before a combining
 * mark, unless there are too many.
 */
function splitLong(sentence: string): readonly string[] {
  const count = Math.ceil(widthOf(sentence) / MAX_SENTENCE_WIDTH);
  if (count <= 1) return [sentence];
  // Slightly more than a share: parts that end after a word would leave a short remainder.
  const length = Math.ceil([...sentence].length / count) + 20;
  const part = `.{1,${length}}`;
  const clause = `.{${Math.floor(length / 3)},${length}}(?:(?<=[,;:–—])\\s+|(?<=[、，；：])|$)`;
  const parts = new RegExp(
    `${clause}|${part}(?:\\s+|$)|https?://\\S+\\s*|${part}(?![\\p{M}\\u200d\\ufe0f])|${part}`,
    "gu",
  );
  return joinRest(sentence.match(parts) ?? [sentence]);
}

function widthOf(text: string): number {
  return text.replace(wide, "xx").length;
}
