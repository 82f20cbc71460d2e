import MiniSearch, { type Query } from "minisearch";
import {
  canMatchInside,
  folded,
  isStopWord,
  isUnspaced,
  maxEditDistance,
  maxSuggestionDistance,
  stemsOf,
  swapsOf,
  wordsOf,
} from "@/features/tips/search/words";
import type { Tip } from "@/features/tips/tip.schema";
import { categoryName } from "@/features/tips/tip-labels";

/** Returns the terms of the query that match a folded word of a tip. */
export type MatchedTerms = (word: string) => readonly string[];

interface SearchResult {
  /** The score of each matching tip; higher is better. */
  scores: ReadonlyMap<Tip, number>;
  matchedTerms: MatchedTerms;
}

export type TipSearch = ReturnType<typeof createTipSearch>;

export interface FoundTips {
  tips: Tip[];
  /** Null for a query without content. */
  matchedTerms: MatchedTerms | null;
}

/**
 * Finds the tips of a sorted list that match a query and pass a filter.
 * @param sorted some or all of the search's tips, in the order to keep
 * @param isBestFirst whether the best matches come first; equal ones keep their order
 */
export function findSorted(
  search: TipSearch,
  sorted: readonly Tip[],
  query: string,
  passes: (tip: Tip) => boolean,
  isBestFirst: boolean,
): FoundTips {
  const result = search.find(query, passes);
  if (result === null) return { tips: sorted.filter(passes), matchedTerms: null };
  const { scores, matchedTerms } = result;
  const tips = sorted.filter((tip) => scores.has(tip));
  if (isBestFirst) tips.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  return { tips, matchedTerms };
}

/** The weights of the searched texts of a tip. */
const boost = { title: 4, plantType: 3, kind: 2, name: 1.5, description: 1 };

function textsOf({ title, plantType, category, difficulty, name, description }: Tip) {
  const kind = [category, categoryName(category), difficulty].join("\n");
  return { title, plantType, kind, name, description } satisfies Record<keyof typeof boost, string>;
}

/**
 * MiniSearch ranks rare words far above common ones. The weight of a prefix match is so low that an exact match of a
 * common word ranks above a rare longer word. A fuzzy match ranks below an equally rare word in which only two letters
 * are swapped.
 */
const weights = { prefix: 0.005, fuzzy: 0.5 };

/** Less than for words of six letters or more: the stems of "organic" and "orange" differ by only two letters. */
const MAX_STEM_DISTANCE = 1;

/** Indexing this many tips takes about 50 ms on a slow phone. */
const CHUNK_SIZE = 20;

const MAX_SUGGESTIONS = 3;

/** The matches of one term of a query, which is a word or a run of symbols. */
interface TermMatch {
  term: string;
  /** By the index of the tip in the list. */
  scores: ReadonlyMap<number, number>;
  /** Whether a folded word of a tip matches. */
  isMatch: (word: string) => boolean;
}

/** A search index of tips, built with MiniSearch. Each word is indexed in its folded form and by its stem. */
export function createTipSearch(tips: readonly Tip[]) {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (word) => (isStopWord(word) ? null : [word, ...stemsOf(word)]),
    searchOptions: { boost, weights, tokenize: (term) => [term], processTerm: (term) => term },
  });

  let prepared: Promise<void> | undefined;

  function search(term: string, query: Query): TermMatch {
    const results = index.search(query);
    const terms = new Set(results.flatMap((result) => result.terms));
    return {
      term,
      scores: new Map(results.map(({ id, score }) => [id, score])),
      isMatch: (word) => terms.has(word) || stemsOf(word).some((stem) => terms.has(stem)),
    };
  }

  /** Finds the word, its stem, and words that begin with it. */
  const findAsSpelled = (word: string) =>
    search(word, { queries: [word, ...stemsOf(word)], prefix: (term) => term === word });

  function findMisspelled(word: string): TermMatch {
    const swaps = swapsOf(word);
    return search(word, {
      queries: [
        { queries: [...swaps, ...swaps.flatMap(stemsOf)] },
        { queries: [word], fuzzy: maxEditDistance(word) },
        { queries: stemsOf(word), fuzzy: MAX_STEM_DISTANCE },
      ],
    });
  }

  /** Finds a text anywhere, including parts of words, and symbols such as an arrow. */
  function findInside(text: string): TermMatch {
    const indexes = [...tips.keys()].filter((at) => {
      const tip = tips[at];
      return tip && Object.values(textsOf(tip)).some((one) => folded(one).includes(text));
    });
    return {
      term: text,
      scores: new Map(indexes.map((at) => [at, 1])),
      isMatch: (word) => word.includes(text),
    };
  }

  function findWord(word: string): TermMatch {
    const asSpelled = findAsSpelled(word);
    // In an unspaced script, a word may begin one tip's run of letters, and be inside another's.
    if (asSpelled.scores.size > 0 && !isUnspaced(word)) return asSpelled;
    const inside = canMatchInside(word) ? findInside(word) : asSpelled;
    if (inside.scores.size > 0) return inside;
    return maxEditDistance(word) > 0 ? findMisspelled(word) : asSpelled;
  }

  /**
   * The tips that match the most groups.
   * @param groups groups of terms; a tip matches a group only if it matches all of its terms
   */
  function combine(groups: readonly TermMatch[][], passes: (tip: Tip) => boolean): SearchResult {
    const counts = new Map<Tip, number>();
    const sums = new Map<Tip, number>();
    for (const group of groups) {
      const [first, ...others] = group.map(({ scores }) => scores);
      for (const [at, score] of first ?? []) {
        const tip = tips[at];
        if (!tip || !passes(tip) || !others.every((scores) => scores.has(at))) continue;
        const sum = others.reduce((total, scores) => total + (scores.get(at) ?? 0), score);
        counts.set(tip, (counts.get(tip) ?? 0) + 1);
        sums.set(tip, (sums.get(tip) ?? 0) + sum);
      }
    }
    // A set of the few distinct counts, since a call has a limited number of arguments.
    const most = Math.max(0, ...new Set(counts.values()));
    const scores = new Map([...sums].filter(([tip]) => counts.get(tip) === most));
    return { scores, matchedTerms: matchedTermsOf(groups.flat()) };
  }

  /**
   * Finds the tips that match every word of a query or, if there are none, the most words. Stop words do not count.
   * @param passes selects the tips to find, by default all; whether a word counts as misspelled depends on all tips
   * @returns null if there is nothing to search for, as in an empty query
   */
  function find(query: string, passes = (_: Tip) => true): SearchResult | null {
    const text = folded(query.trim());
    if (text === "") return null;
    const words = wordsOf(query);
    const last = words.at(-1);
    // Symbols only, such as an arrow.
    if (last === undefined) return combine([[findInside(text)]], passes);
    // Words joined by other characters, as in an e-mail address, count as one: a tip must contain them all, anywhere.
    const groups = query
      .split(/[\s,;/]/)
      .map((group) => [...new Set(wordsOf(group))].filter((one) => !isStopWord(one)))
      .filter((group) => group.length > 0);
    if (groups.length > 0) {
      const matches = groups.map((group) => group.map(findWord));
      return combine(matches, passes);
    }
    // In a query of stop words alone, the last one may be the beginning of another word: "to" finds "tomato".
    const beginning = search(last, { queries: [last], prefix: true });
    return beginning.scores.size > 0 ? combine([[beginning]], passes) : null;
  }

  /** For a query without results, similar words that have results. */
  function suggest(query: string): string[] {
    // Null if there is nothing to search for.
    if (find(query)?.scores.size !== 0) return [];
    const suggestions = wordsOf(query)
      .filter((word) => !isStopWord(word) && maxEditDistance(word) > 0)
      .flatMap((word) =>
        index.autoSuggest(word, { prefix: false, fuzzy: maxSuggestionDistance(word) }),
      )
      // A suggestion lists every term that matched in one tip. Stems, which are in lower case, are left out.
      .flatMap(({ terms }) => terms.filter((term) => term === folded(term)))
      .map((term) => term.toLowerCase());
    return [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS);
  }

  /** Indexes the tips, once and with pauses. Until it resolves, a search finds only some tips. */
  function prepare(): Promise<void> {
    prepared ??= index.addAllAsync(
      // A tip's id in the search index is its index in the list.
      tips.map((tip, id) => ({ id, ...textsOf(tip) })),
      { chunkSize: CHUNK_SIZE },
    );
    return prepared;
  }

  return { tips, prepare, find, suggest };
}

function matchedTermsOf(matches: readonly TermMatch[]): MatchedTerms {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const terms =
      known.get(word) ?? matches.filter(({ isMatch }) => isMatch(word)).map(({ term }) => term);
    known.set(word, terms);
    return terms;
  };
}
