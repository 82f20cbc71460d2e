/** Two sentences share a step up to this size: at arm's length a phone shows about this much at once. */
const COMFORTABLE = 130;

/** A sentence beyond this size becomes several steps. */
const LONGEST = 240;

/** Lines of this many characters and more were wrapped by hand, where the next one begins in lower case. */
const handWrapped = /(?<=[^\n]{40}) ?\n(?=\p{Ll})/gu;

/** A list's number, or an abbreviation before a capital letter: the sentence goes on. */
const unfinished =
  /^\s*\d+[.)]\s*$|(?:^|[\s(])(?:\p{Lu}|approx|ca|cf|Dr|e\.g|i\.e|Mrs?|Ms|spp?|ssp|St|subsp|var|vs)\.\s*$/u;

const numbered = /^\s*\d+[.)]\s/;

/** Letters that take the room of two. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * Splits a text into steps to be read one at a time: a sentence or two each. A line and an item of a numbered list begin a
 * step of their own.
 * @returns the words as they were written; none for an empty text
 */
export function splitSteps(text: string): string[] {
  return text.replace(/\r/g, "").replace(handWrapped, " ").split("\n").flatMap(stepsOfLine);
}

function stepsOfLine(line: string): string[] {
  const sentences = sentencesOf(line).flatMap(splitLong);
  const steps: string[] = [];
  for (let index = 0; index < sentences.length; index++) {
    const [sentence = "", next] = sentences.slice(index, index + 2);
    const isPair =
      next !== undefined && !numbered.test(next) && sizeOf(sentence + next) <= COMFORTABLE;
    steps.push(isPair ? sentence + next : sentence);
    if (isPair) index++;
  }
  return steps.map((step) => step.trim()).filter(Boolean);
}

/** Sentences with the space after them. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let begun = "";
  for (const part of splitSentences(line)) {
    begun += part;
    if (unfinished.test(begun)) continue;
    sentences.push(begun);
    begun = "";
  }
  return [...sentences, begun];
}

function splitSentences(line: string): string[] {
  // Firefox has it since 2024.
  if (!("Segmenter" in Intl)) return line.split(/(?<=[.!?…؟।]["'”’)»]*\s+)|(?<=[。！？])/u);
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

/** Parts of about the same size, that end after a word or a comma where there is one, and never within a letter. */
function splitLong(sentence: string): string[] {
  const count = Math.ceil(sizeOf(sentence) / LONGEST);
  if (count <= 1) return [sentence];
  // A little more than its share, so that no short rest is left.
  const length = Math.ceil([...sentence].length / count) + 20;
  const part = `.{1,${length}}`;
  const parts = new RegExp(
    `${part}(?:\\s+|$|(?<=[、，；：]))|${part}(?![\\p{M}\\u200d\\ufe0f])`,
    "gu",
  );
  return sentence.match(parts) ?? [sentence];
}

function sizeOf(text: string): number {
  return text.replace(wide, "xx").length;
}
