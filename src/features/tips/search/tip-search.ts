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

/** Finds the terms of the query that match a folded word of a tip. */
export type MatchedTerms = (word: string) => readonly string[];

interface SearchResult {
  /** The score of each matching tip, by its id; higher is better. */
  scores: ReadonlyMap<string, number>;
  matchedTerms: MatchedTerms;
}

export type TipSearch = Awaited<ReturnType<typeof createTipSearch>>;

const boost = { title: 4, plantType: 3, kind: 2, name: 1.5, description: 1 };

/** The searched texts of a tip. `kind` is the category, as stored and as displayed, and the difficulty. */
function textsOf({ title, plantType, category, difficulty, name, description }: Tip) {
  const kind = [category, categoryName(category), difficulty].join("\n");
  return { title, plantType, kind, name, description } satisfies Record<keyof typeof boost, string>;
}

/**
 * MiniSearch ranks rare words far above common ones. The weight of prefix matches is so low that an exact match of a
 * common word ranks above a rare longer word. A fuzzy match ranks below an equally rare word in which only two letters
 * are swapped, which counts as an exact match.
 */
const weights = { prefix: 0.005, fuzzy: 0.5 };

/** Less than for words of six letters or more, since the stems of "organic" and "orange" differ by two letters. */
const MAX_STEM_DISTANCE = 1;

/** With a wrong letter, a shorter stem, such as "in" for "Ines", would match too many words. */
const MIN_FUZZY_STEM_LENGTH = 3;

/** Indexing this many tips takes about 50 ms on a slow phone. */
const CHUNK_SIZE = 20;

const MAX_SUGGESTIONS = 3;

/** The matches of one term: a word of the query or, if it has none, the whole query. */
interface TermMatch {
  term: string;
  /** By the tip's id. */
  scores: ReadonlyMap<string, number>;
  /** Whether a folded word of a tip matches. */
  isMatch: (word: string) => boolean;
}

/**
 * Indexes tips with MiniSearch, in chunks, so that the page stays responsive. All words but stop words are indexed in
 * their folded form and, if they have only letters from A to Z, by their stems.
 */
export async function createTipSearch(tips: readonly Tip[]) {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (word) => (isStopWord(word) ? null : [word, ...stemsOf(word)]),
    searchOptions: { boost, weights, tokenize: (term) => [term], processTerm: (term) => term },
  });
  await index.addAllAsync(
    tips.map((tip) => ({ id: tip._id, ...textsOf(tip) })),
    { chunkSize: CHUNK_SIZE },
  );

  function search(term: string, query: Query): TermMatch {
    const results = index.search(query);
    const terms = new Set(results.flatMap((result) => result.terms));
    return {
      term,
      scores: new Map(results.map(({ id, score }) => [id, score])),
      isMatch: (word) => terms.has(word) || stemsOf(word).some((stem) => terms.has(stem)),
    };
  }

  /** Finds a word, words that begin with it, and words with the same stem. */
  const findAsSpelled = (word: string) =>
    search(word, { queries: [word, ...stemsOf(word)], prefix: (term) => term === word });

  function findMisspelled(word: string): TermMatch {
    const swaps = swapsOf(word);
    return search(word, {
      queries: [
        { queries: [...swaps, ...swaps.flatMap(stemsOf)] },
        { queries: [word], fuzzy: maxEditDistance(word) },
        {
          queries: stemsOf(word).filter((stem) => stem.length >= MIN_FUZZY_STEM_LENGTH),
          fuzzy: MAX_STEM_DISTANCE,
        },
      ],
    });
  }

  /** Finds a folded text anywhere, including parts of words, and symbols such as an arrow. */
  function findInside(text: string): TermMatch {
    const found = tips.filter((tip) =>
      Object.values(textsOf(tip)).some((one) => folded(one).includes(text)),
    );
    return {
      term: text,
      scores: new Map(found.map(({ _id }) => [_id, 1])),
      isMatch: (word) => word.includes(text),
    };
  }

  function findWord(word: string): TermMatch {
    const asSpelled = findAsSpelled(word);
    // In a script without spaces, a run of letters is indexed as one word, so `word` may also be inside another run.
    if (asSpelled.scores.size > 0 && !isUnspaced(word)) return asSpelled;
    const inside = canMatchInside(word) ? findInside(word) : asSpelled;
    if (inside.scores.size > 0) return inside;
    return maxEditDistance(word) > 0 ? findMisspelled(word) : asSpelled;
  }

  /** The tips that match the most terms. */
  function combine(terms: readonly TermMatch[], from: readonly Tip[]): SearchResult {
    const candidates = from.map(({ _id }) => {
      const matches = terms.filter(({ scores }) => scores.has(_id));
      const score = matches.reduce((sum, { scores }) => sum + (scores.get(_id) ?? 0), 0);
      return { _id, count: matches.length, score };
    });
    // At least 1, so that a tip that matches no term is not found.
    const most = candidates.reduce((max, { count }) => Math.max(max, count), 1);
    const best = candidates.filter(({ count }) => count === most);
    return {
      scores: new Map(best.map(({ _id, score }) => [_id, score])),
      matchedTerms: (word) => terms.filter(({ isMatch }) => isMatch(word)).map(({ term }) => term),
    };
  }

  /**
   * Finds the tips that match every word of a query, except stop words. If there are none, those that match the most.
   * @param from the tips to search, by default all; whether a word is misspelled depends on all tips
   * @returns null if there is nothing to search for: the query is empty; or it has only stop words, and no tip has a
   *   word that begins with the last of them
   */
  function find(query: string, from = tips): SearchResult | null {
    const text = folded(query.trim());
    if (text === "") return null;
    const words = wordsOf(query);
    const last = words.at(-1);
    // The query has only symbols, such as an arrow.
    if (last === undefined) return combine([findInside(text)], from);
    const terms = [...new Set(words)].filter((word) => !isStopWord(word)).map(findWord);
    if (terms.length > 0) return combine(terms, from);
    // The last stop word may be the beginning of another word: "to" finds "tomato".
    const beginning = search(last, { queries: [last], prefix: true });
    return beginning.scores.size > 0 ? combine([beginning], from) : null;
  }

  /** For a query that finds nothing among all tips, similar words that do occur. */
  function suggest(query: string): string[] {
    const result = find(query);
    if (result === null || result.scores.size > 0) return [];
    const suggestions = wordsOf(query)
      .filter((word) => !isStopWord(word) && maxEditDistance(word) > 0)
      .flatMap((word) =>
        index.autoSuggest(word, { prefix: false, fuzzy: maxSuggestionDistance(word) }),
      )
      // A suggestion lists every term that matched in one tip. Stems never match: they are in lower case.
      .flatMap(({ terms }) => terms)
      .map((term) => term.toLowerCase());
    return [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS);
  }

  return { find, suggest };
}
