import { LANGUAGE } from "@/lib/format";
import { shownText } from "@/lib/text";

/** In Latin characters, which a phone shows legibly at arm's length. Two sentences up to this width share a step. */
const MAX_PAIR_WIDTH = 130;

/** Wider sentences are split. */
const MAX_SENTENCE_WIDTH = 240;

/** A line break in a paragraph that was wrapped by hand: after 40 characters or more, and before a lowercase letter. */
const handWrapped = /(?<=[^\n]{40}) ?\n(?=\p{Ll})/gu;

const segmenter = new Intl.Segmenter(LANGUAGE, { granularity: "sentence" });

/** A list number, or a text that ends with an initial or abbreviation: its sentence continues, even with a capital. */
const unfinished =
  /^\s*\d+[.)]\s*$|(?:^|[\s(])(?:\p{Lu}|approx|ca|cf|Dr|e\.g|i\.e|Mrs?|Ms|spp?|ssp|St|subsp|var|vs)\.\s*$/u;

const numbered = /^\s*\d+[.)]\s/;

/** Characters that are twice as wide as Latin ones. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** A text of more sentences has a step for each paragraph, if it has several. */
const MAX_SENTENCES = 20;

/** In UTF-16 units: the segmenter's time grows with the square of a text's length. */
const MAX_SEGMENTED = 2000;

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
    steps.push(isPair ? sentence + next : sentence);
    if (isPair) index++;
  }
  return steps.map((step) => step.trim()).filter(Boolean);
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

/** After a word or a Chinese or Japanese comma if possible, and not before a combining mark, unless there are too many. */
function splitLong(sentence: string): string[] {
  const count = Math.ceil(widthOf(sentence) / MAX_SENTENCE_WIDTH);
  if (count <= 1) return [sentence];
  // Slightly more than a share: parts that end after a word would leave a short remainder.
  const length = Math.ceil([...sentence].length / count) + 20;
  const part = `.{1,${length}}`;
  const parts = new RegExp(
    `${part}(?:\\s+|$|(?<=[、，；：]))|${part}(?![\\p{M}\\u200d\\ufe0f])|${part}`,
    "gu",
  );
  return sentence.match(parts) ?? [sentence];
}

function widthOf(text: string): number {
  return text.replace(wide, "xx").length;
}
