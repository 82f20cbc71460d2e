import { distance } from "fastest-levenshtein";
import {
  folded,
  isSoughtInside,
  stemOf,
  toleranceFor,
  wordsOf,
} from "@/features/tips/search/words";
import type { Tip } from "@/features/tips/tip.schema";
import { categoryName } from "@/features/tips/tip-labels";

export type Answers = ReadonlyMap<string, readonly string[]>;

export interface Found {
  /** How well each tip that was found matches: a larger number is better. */
  scores: ReadonlyMap<Tip, number>;
  /** From each folded word that was found to the words of the query that it stands for. */
  answers: Answers;
}

export interface TipSearch {
  /**
   * Reads tips that have not been read yet.
   * @param milliseconds stops after this time; without it, when all have been read
   * @returns whether all have been read
   */
  read: (milliseconds?: number) => boolean;
  /** Finds the tips read so far that have every word of a query. */
  find: (query: string) => Found;
  /** The queries nearest to one that finds nothing, which find something. */
  suggest: (query: string) => string[];
}

/** The texts that are searched, by how much a word in them says of the tip, and that weight. */
const fields: readonly [weight: number, textOf: (tip: Tip) => string][] = [
  [8, ({ title }) => title],
  [6, ({ plantType }) => plantType],
  [4, ({ category, difficulty }) => [category, categoryName(category), difficulty].join("\n")],
  [3, ({ name }) => name],
  [2, ({ description }) => description],
];

/** How well a word of a tip fits one that is looked for. A beginning and a part fit better the more of the word they are. */
const WHOLE = 1;
const SAME_STEM = 0.9;
const BEGINNING = 0.8;
const PART = 0.4;
const MISSPELLED = 0.5;

const MAX_SUGGESTIONS = 3;

/** How many tips are read between two looks at the clock. */
const BATCH = 16;

/** A word, and where it occurs. */
interface Term {
  word: string;
  /** Each tip once, as `tip * fields.length + field`, with the field that weighs most. */
  occurrences: number[];
  lastTip: number;
}

/**
 * An inverted index: from each word to the tips that have it. It is filled by `read`, in portions, since thousands of
 * tips take longer than a frame.
 */
export function createTipSearch(tips: readonly Tip[]): TipSearch {
  const terms: Term[] = [];
  const termOf = new Map<string, Term>();
  const termsOfStem = new Map<string, Term[]>();
  let readCount = 0;

  function addTerm(word: string): Term {
    const term = { word, occurrences: [], lastTip: -1 };
    terms.push(term);
    termOf.set(word, term);
    const stem = stemOf(word);
    const others = termsOfStem.get(stem);
    if (others === undefined) termsOfStem.set(stem, [term]);
    else others.push(term);
    return term;
  }

  function readTip(tip: Tip, place: number): void {
    fields.forEach(([, textOf], field) => {
      for (const word of wordsOf(textOf(tip))) {
        const term = termOf.get(word) ?? addTerm(word);
        if (term.lastTip === place) continue;
        term.lastTip = place;
        term.occurrences.push(place * fields.length + field);
      }
    });
  }

  function read(milliseconds = Number.POSITIVE_INFINITY): boolean {
    const end = performance.now() + milliseconds;
    while (readCount < tips.length && performance.now() < end) {
      for (const tip of tips.slice(readCount, readCount + BATCH)) {
        readTip(tip, readCount);
        readCount += 1;
      }
    }
    return readCount === tips.length;
  }

  /** The terms that fit a word as it is written, and how well. */
  function matching(word: string): Map<Term, number> {
    const matches = new Map<Term, number>();
    const isPart = isSoughtInside(word);
    for (const term of terms) {
      const { word: other } = term;
      if (other.length < word.length) continue;
      if (other.startsWith(word)) {
        matches.set(term, other === word ? WHOLE : BEGINNING * (word.length / other.length));
      } else if (isPart && other.includes(word)) {
        matches.set(term, PART * (word.length / other.length));
      }
    }
    for (const term of termsOfStem.get(stemOf(word)) ?? []) {
      matches.set(term, Math.max(matches.get(term) ?? 0, SAME_STEM));
    }
    return matches;
  }

  /** The terms that a misspelled word is nearest to, of those within a distance, and how well they fit. */
  function nearest(word: string, tolerance: number): Map<Term, number> {
    let least = tolerance;
    let matches = new Map<Term, number>();
    if (tolerance === 0) return matches;
    for (const term of terms) {
      if (term.word.length < word.length - least) continue;
      // While it is typed, a word is the beginning of the one that is meant.
      const beginning = term.word.slice(0, word.length);
      const letters = Math.min(
        distance(word, beginning),
        term.word.length > word.length + least ? Infinity : distance(word, term.word),
      );
      if (letters > least) continue;
      if (letters < least) matches = new Map();
      least = letters;
      matches.set(term, MISSPELLED / (1 + letters));
    }
    return matches;
  }

  function find(query: string): Found {
    const words = [...new Set(wordsOf(query))];
    if (words.length === 0) return findText(query);
    const answers = new Map<string, string[]>();
    const sums = new Float64Array(tips.length);
    const counts = new Uint8Array(tips.length);
    for (const word of words) {
      const asWritten = matching(word);
      const matches = asWritten.size > 0 ? asWritten : nearest(word, toleranceFor(word));
      const best = new Float64Array(tips.length);
      for (const [term, fit] of matches) {
        answers.set(term.word, [...(answers.get(term.word) ?? []), word]);
        const worths = fields.map(([weight]) => weight * fit);
        for (const occurrence of term.occurrences) {
          const field = occurrence % fields.length;
          const place = (occurrence - field) / fields.length;
          best[place] = Math.max(best[place] ?? 0, worths[field] ?? 0);
        }
      }
      best.forEach((worth, place) => {
        if (worth === 0) return;
        sums[place] = (sums[place] ?? 0) + worth;
        counts[place] = (counts[place] ?? 0) + 1;
      });
    }
    const scores = new Map<Tip, number>();
    tips.forEach((tip, place) => {
      if (counts[place] === words.length) scores.set(tip, sums[place] ?? 0);
    });
    return { scores, answers };
  }

  /** Finds what has no word in it, such as an arrow, wherever it stands. */
  function findText(query: string): Found {
    const text = folded(query.trim());
    const hits = tips.filter((tip) =>
      fields.some(([, textOf]) => folded(textOf(tip)).includes(text)),
    );
    return { scores: new Map(hits.map((tip) => [tip, 1])), answers: new Map() };
  }

  function suggest(query: string): string[] {
    const words = [...new Set(wordsOf(query))];
    const known = words.flatMap((word) => {
      if (matching(word).size > 0) return [word];
      const [first] = nearest(word, Math.ceil(word.length / 2)).keys();
      return first === undefined ? [] : [first.word];
    });
    const suggestions = new Set([known.join(" "), ...known].map((one) => one.toLowerCase()));
    return [...suggestions]
      .filter((one) => one !== "" && find(one).scores.size > 0)
      .slice(0, MAX_SUGGESTIONS);
  }

  return { read, find, suggest };
}
