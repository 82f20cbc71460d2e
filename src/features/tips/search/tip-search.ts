import MiniSearch, { type Query } from "minisearch";
import {
  folded,
  isSoughtInside,
  isStopWord,
  stemsOf,
  suggestionToleranceFor,
  swapsOf,
  toleranceFor,
  wordsOf,
} from "@/features/tips/search/words";
import type { Tip } from "@/features/tips/tip.schema";
import { categoryName } from "@/features/tips/tip-labels";

/** The words of a query that a folded word of a tip stands for. */
export type MatchedTerms = (word: string) => readonly string[];

export interface SearchResult {
  /** How well each tip that was found matches: a larger number is better. */
  scores: ReadonlyMap<Tip, number>;
  matchedTerms: MatchedTerms;
}

export interface TipSearch {
  /** Indexes the tips, in portions with pauses between them. Until it resolves, a search finds only some of them. */
  prepare: () => Promise<void>;
  /**
   * Finds the tips with every word of a query, or with the most of them.
   * @param passes which tips are wanted at all; left out, all
   * @returns null where the query asks for nothing
   */
  find: (query: string, passes?: (tip: Tip) => boolean) => SearchResult | null;
  /** Words near those of a query that finds nothing, which find something. */
  suggest: (query: string) => string[];
}

interface IndexedTip {
  /** The tip's place in the list: ids of the backend's may repeat. */
  id: number;
  tip: Tip;
}

const fields = ["title", "plantType", "kind", "name", "description"] as const;

const textOf: Record<(typeof fields)[number], (tip: Tip) => string> = {
  title: (tip) => tip.title,
  plantType: (tip) => tip.plantType,
  kind: ({ category, difficulty }) => [category, categoryName(category), difficulty].join("\n"),
  name: (tip) => tip.name,
  description: (tip) => tip.description,
};

/** How much a word in a text says about the tip. */
const boost = { title: 4, plantType: 3, kind: 2, name: 1.5, description: 1 };

/**
 * A rare word weighs up to a hundred times as much as a common one. Beginnings weigh so little that the word itself, however
 * common, ranks above a rare longer one.
 */
const weights = { prefix: 0.005, fuzzy: 0.5 };

/** A stem is right or wrong by less than a word: "organic" and "orange" are two letters apart there. */
const STEM_TOLERANCE = 1;

/** Tips between two pauses, some 50 ms on a slow phone. */
const PORTION = 20;

const MAX_SUGGESTIONS = 3;

/** What was found of one word of a query. */
interface WordMatch {
  /** By the place of the tip in the list. */
  scores: ReadonlyMap<number, number>;
  /** Whether a folded word of a tip stands for it. */
  isMatch: (word: string) => boolean;
}

/** A search over tips, by MiniSearch. A word is indexed as it is written, and by its stem. */
export function createTipSearch(tips: readonly Tip[]): TipSearch {
  const index = new MiniSearch<IndexedTip>({
    fields: [...fields],
    extractField: ({ id, tip }, name) => {
      const field = fields.find((one) => one === name);
      return field === undefined ? id : textOf[field](tip);
    },
    tokenize: wordsOf,
    processTerm: (word) => (isStopWord(word) ? null : [word, ...stemsOf(word)]),
    searchOptions: { boost, weights, tokenize: (term) => [term], processTerm: (term) => term },
  });

  function search(query: Query): WordMatch {
    const results = index.search(query);
    const terms = new Set(results.flatMap((result) => result.terms));
    return {
      scores: new Map(results.map(({ id, score }) => [id, score])),
      isMatch: (word) => terms.has(word) || stemsOf(word).some((stem) => terms.has(stem)),
    };
  }

  const findBeginning = (word: string) => search({ queries: [word], prefix: true });

  const findAsWritten = (word: string) =>
    search({ queries: [word, ...stemsOf(word)], prefix: (term) => term === word });

  function findMisspelled(word: string): WordMatch {
    const swaps = swapsOf(word);
    return search({
      queries: [
        { queries: [...swaps, ...swaps.flatMap(stemsOf)] },
        { queries: [word], fuzzy: toleranceFor(word) },
        { queries: stemsOf(word), fuzzy: STEM_TOLERANCE },
      ],
    });
  }

  /** Finds a text anywhere: a part of a word, or what is no word, such as an arrow. */
  function findInside(text: string): WordMatch {
    const places = [...tips.keys()].filter((place) => {
      const tip = tips[place];
      return tip && fields.some((field) => folded(textOf[field](tip)).includes(text));
    });
    return {
      scores: new Map(places.map((place) => [place, 1])),
      isMatch: (word) => word.includes(text),
    };
  }

  function findWord(word: string): WordMatch {
    const asWritten = findAsWritten(word);
    if (asWritten.scores.size > 0) return asWritten;
    const inside = isSoughtInside(word) ? findInside(word) : asWritten;
    if (inside.scores.size > 0) return inside;
    return toleranceFor(word) > 0 ? findMisspelled(word) : asWritten;
  }

  /**
   * The tips with the most of what is looked for.
   * @param sought a group of words is found where each of them is
   */
  function combine(
    sought: readonly Map<string, WordMatch>[],
    passes: (tip: Tip) => boolean,
  ): SearchResult {
    const counts = new Map<Tip, number>();
    const sums = new Map<Tip, number>();
    for (const group of sought) {
      const [first, ...others] = [...group.values()].map(({ scores }) => scores);
      for (const [place, score] of first ?? []) {
        const tip = tips[place];
        if (!tip || !passes(tip) || !others.every((scores) => scores.has(place))) continue;
        const sum = others.reduce((total, scores) => total + (scores.get(place) ?? 0), score);
        counts.set(tip, (counts.get(tip) ?? 0) + 1);
        sums.set(tip, (sums.get(tip) ?? 0) + sum);
      }
    }
    const most = Math.max(0, ...new Set(counts.values()));
    const scores = new Map([...sums].filter(([tip]) => counts.get(tip) === most));
    return { scores, matchedTerms: matchedTermsOf(new Map(sought.flatMap((one) => [...one]))) };
  }

  function find(query: string, passes = (_: Tip) => true): SearchResult | null {
    const text = folded(query.trim());
    if (text === "") return null;
    const words = wordsOf(query);
    const last = words.at(-1);
    if (last === undefined) return combine([new Map([[text, findInside(text)]])], passes);
    // What is written without a blank, such as an e-mail address, is found as a whole or not at all.
    const groups = query
      .split(/\s/)
      .map((group) => wordsOf(group).filter((one) => !isStopWord(one)));
    if (groups.some((group) => group.length > 0)) {
      const sought = groups.map((group) => new Map(group.map((word) => [word, findWord(word)])));
      return combine(sought, passes);
    }
    // "To" may become "tomato".
    const beginning = findBeginning(last);
    return beginning.scores.size > 0 ? combine([new Map([[last, beginning]])], passes) : null;
  }

  function suggest(query: string): string[] {
    if (find(query)?.scores.size !== 0) return [];
    const suggestions = wordsOf(query)
      .filter((word) => !isStopWord(word) && toleranceFor(word) > 0)
      .flatMap((word) =>
        index.autoSuggest(word, { prefix: false, fuzzy: suggestionToleranceFor(word) }),
      )
      .map(({ suggestion }) => suggestion.toLowerCase());
    return [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS);
  }

  return {
    prepare: () =>
      index.addAllAsync(
        tips.map((tip, id) => ({ id, tip })),
        { chunkSize: PORTION },
      ),
    find,
    suggest,
  };
}

function matchedTermsOf(matches: ReadonlyMap<string, WordMatch>): MatchedTerms {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const terms =
      known.get(word) ??
      [...matches].flatMap(([term, { isMatch }]) => (isMatch(word) ? [term] : []));
    known.set(word, terms);
    return terms;
  };
}
