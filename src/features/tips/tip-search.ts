import MiniSearch from "minisearch";
import {
  foldWord,
  isStem,
  isStopWord,
  STEM,
  type Token,
  termsOf,
  tokensIn,
  wordTerms,
} from "@/features/tips/search-terms";
import type { Tip } from "@/features/tips/tip";
import { fieldNames, shownValue, tipFields } from "@/features/tips/tip-fields";
import { whenIdle } from "@/lib/idle";
import { foldText, shownLine } from "@/lib/text";

/** The texts of a tip that the search finds. Those whose matches count most come first. */
const searchedTexts = [
  ...fieldNames.map((name) => ({
    name,
    weight: tipFields[name].searchWeight ?? 0,
    textOf: (tip: Tip) => shownValue(tip, name),
  })),
  { name: "name" as const, weight: 1.5, textOf: (tip: Tip) => shownLine(tip.name) },
]
  .filter(({ weight }) => weight > 0)
  .toSorted((one, other) => other.weight - one.weight);

/** Whether the search finds both tips by the same words. */
export function hasSameTexts(one: Tip, other: Tip | undefined): boolean {
  if (one === other) return true;
  return one._id === other?._id && searchedTexts.every(({ name }) => one[name] === other[name]);
}

/** The stored text and, if it is displayed in other words, those too. */
function indexedText(stored: string, shown: string): string {
  return stored === shown || foldText(stored) === foldText(shown) ? stored : `${stored} ${shown}`;
}

/** The words of a query that matter, each once, with the compounds that it may be a part of. */
function searchedWords(query: string): Token[][] {
  const tokens = [...tokensIn(query)].filter(({ word }) => !isStopWord(word) && foldWord(word));
  const words = tokens.filter(({ isCompound }) => !isCompound);
  const distinct = new Map(words.map((token) => [foldWord(token.word), token]));
  return [...distinct.values()].map((word) =>
    tokens.filter(({ start, end }) => start <= word.start && end >= word.end),
  );
}

/** Between the terms of a query. No term contains it. */
const SEPARATOR = "\n";

/** A field of its own, so that compounds do not make the others longer: MiniSearch ranks short fields above long ones. */
const COMPOUNDS = "compounds";

const MAX_SUGGESTIONS = 3;

/** In UTF-16 units: what a slow phone indexes in some 30 ms. */
const SLICE_LENGTH = 8000;

interface SearchResult {
  /** The score of each matching tip, by its id; higher is better. */
  scores: ReadonlyMap<string, number>;
  /** The terms of the tips that match. */
  terms: ReadonlySet<string>;
}

export type TipSearch = Awaited<ReturnType<typeof createTipSearch>>;

/** Indexes tips while the browser is idle. */
export async function createTipSearch(tips: readonly Tip[]) {
  /** How a tip writes each stem, which is no word to suggest. */
  const written = new Map<string, string>();
  /** The terms of each word, since most occur many times. */
  const known = new Map<string, string[]>();

  function indexedTerms(word: string, field?: string): string[] {
    if (field === COMPOUNDS) return termsOf({ word, isCompound: true });
    const earlier = known.get(word);
    if (earlier !== undefined) return earlier;
    const terms = termsOf({ word, isCompound: false });
    known.set(word, terms);
    for (const term of terms.filter(isStem)) {
      if (!written.has(term)) written.set(term, foldText(word));
    }
    return terms;
  }

  /** A word that a tip has is not misspelled, and one of two letters with a wrong one may be any word. */
  const mistakesIn = (term: string, share: number, max: number) => {
    const length = term.length - STEM.length;
    const isMisspelled = isStem(term) && length > 2 && !written.has(term);
    return isMisspelled && Math.min(max, Math.round(length * share));
  };

  const index = new MiniSearch({
    fields: [...searchedTexts.map(({ name }) => name), COMPOUNDS],
    tokenize: (text, field) =>
      [...tokensIn(text)]
        .filter(({ isCompound }) => isCompound === (field === COMPOUNDS))
        .map(({ word }) => word),
    processTerm: indexedTerms,
    searchOptions: {
      boost: Object.fromEntries(searchedTexts.map(({ name, weight }) => [name, weight])),
      prefix: (term) => !isStem(term),
      // A tip that has the word itself ranks above one that has another form of it in the same field.
      boostTerm: (term) => (isStem(term) ? 1 : 0.1),
      // MiniSearch ranks rare words far above common ones. With so low a weight, the word itself, however common, ranks
      // above a rare one that begins with it.
      weights: { prefix: 0.1, fuzzy: 0.5 },
      tokenize: (terms) => terms.split(SEPARATOR),
      processTerm: (term) => term,
    },
  });
  const attempts = [
    { combineWith: "AND" },
    { combineWith: "AND", fuzzy: (term: string) => mistakesIn(term, 0.3, 2) },
    { combineWith: "OR" },
  ] as const;

  let length = 0;
  for (const tip of tips) {
    const texts = searchedTexts.map(({ name, textOf }) => indexedText(tip[name], textOf(tip)));
    const fields = searchedTexts.map(({ name }, place) => [name, texts[place]]);
    index.add({ id: tip._id, ...Object.fromEntries(fields), [COMPOUNDS]: texts.join(" . ") });
    length += texts.join("").length;
    if (length < SLICE_LENGTH) continue;
    length = 0;
    await new Promise<void>((resolve) => void whenIdle(resolve));
  }

  /**
   * Finds the tips that match every word of a query; else those that do with misspellings; else those with any word.
   * @returns null if the query has no word to search for
   */
  function find(query: string): SearchResult | null {
    const words = searchedWords(query);
    if (words.length === 0) return null;
    const queries = words.map((tokens) => ({
      combineWith: "OR" as const,
      queries: tokens.map(({ word }) => wordTerms(word).join(SEPARATOR)),
    }));
    let results: ReturnType<typeof index.search> = [];
    for (const { combineWith, ...options } of attempts) {
      if (results.length === 0) results = index.search({ combineWith, queries }, options);
    }
    return {
      scores: new Map(results.map(({ id, score }) => [id, score])),
      terms: new Set(results.flatMap(({ terms }) => terms)),
    };
  }

  /** Similar words that do occur. */
  function suggest(query: string): string[] {
    const stems = searchedWords(query).flatMap(([token]) =>
      wordTerms(token?.word ?? "").slice(1, 2),
    );
    const found = index.autoSuggest(stems.join(SEPARATOR), {
      fuzzy: (term) => mistakesIn(term, 0.4, Number.POSITIVE_INFINITY),
    });
    const words = found.flatMap(({ terms }) => terms).map((term) => written.get(term));
    return [...new Set(words)].filter((word) => word !== undefined).slice(0, MAX_SUGGESTIONS);
  }

  return { find, suggest };
}
