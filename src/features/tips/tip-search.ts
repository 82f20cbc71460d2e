import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import type { Tip } from "@/features/tips/tip";
import { fieldNames, shownValue, tipFields } from "@/features/tips/tip-fields";
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

/** The stored text and, if it is displayed in other words, those too. */
function indexedText(stored: string, shown: string): string {
  return foldText(stored) === foldText(shown) ? stored : `${stored} ${shown}`;
}

/**
 * Runs of letters, digits and accents in any script, also across soft hyphens and joiners, or single pictographs. Some
 * scripts separate words by the zero-width space (U+200B).
 */
const WORD =
  /[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}]|(?!\u200b)\p{Default_Ignorable_Code_Point})*|\p{Extended_Pictographic}/gu;

/** Words without meaning for a search. "No", "before" and "after" are not among them: they matter in gardening. */
const stopWords = new Set(
  `a an and any are as at be been but by can could did do does for from get had has have how i if in into is it its like me
  much must my of on or our s shall should so some t than that the their them then there these they this to was we were what
  when where which who why will with would you your`.split(/\s+/),
);

const MAX_SUGGESTIONS = 3;

/** The indexed form of a word: folded, without accents, and without an English ending. */
export function termOf(word: string): string {
  // Some letters, such as "ß", are found by their capitals only if they are folded from those.
  return stemmer(foldText(word.toUpperCase()).normalize("NFD").replace(/\p{M}/gu, ""));
}

/** A word's term; null for one without meaning, such as the mark that selects an emoji's variant. */
const searchedTerm = (word: string) => (!stopWords.has(foldText(word)) && termOf(word)) || null;

/** The words of a text as written, with their offsets in UTF-16 units. */
export function wordsWithOffsets(text: string): { word: string; start: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}

/** Each term once, however often it was typed. */
function searchedTerms(query: string): string[] {
  const terms = (query.match(WORD) ?? []).map(searchedTerm);
  return [...new Set(terms)].filter((term) => term !== null);
}

interface SearchResult {
  /** The score of each matching tip, by its id; higher is better. */
  scores: ReadonlyMap<string, number>;
  /** The terms of the tips that match. */
  terms: ReadonlySet<string>;
}

export type TipSearch = Awaited<ReturnType<typeof createTipSearch>>;

/** Indexes tips in chunks, so that the page stays responsive. */
export async function createTipSearch(tips: readonly Tip[]) {
  /** How a tip writes each indexed term, since a stem is no word to suggest. */
  const written = new Map<string, string>();
  const index = new MiniSearch({
    fields: searchedTexts.map(({ name }) => name),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: (word) => {
      const term = searchedTerm(word);
      if (term !== null && !written.has(term)) written.set(term, foldText(word));
      return term;
    },
    searchOptions: {
      boost: Object.fromEntries(searchedTexts.map(({ name, weight }) => [name, weight])),
      prefix: true,
      // MiniSearch ranks rare words far above common ones. With so low a weight, the word itself, however common, ranks
      // above a rare one that begins with it.
      weights: { prefix: 0.01, fuzzy: 0.5 },
      maxFuzzy: 2,
      tokenize: searchedTerms,
      processTerm: (term) => term,
    },
  });
  /** A word that a tip has is not misspelled, and one of two letters with a wrong one may be any word. */
  const isMisspelled = (term: string) => term.length > 2 && !written.has(term);
  const attempts = [
    { combineWith: "AND" },
    { combineWith: "AND", fuzzy: (term: string) => isMisspelled(term) && 0.3 },
    { combineWith: "OR" },
  ] as const;

  const documents = tips.map((tip) => {
    const texts = searchedTexts.map(({ name, textOf }) => [
      name,
      indexedText(tip[name], textOf(tip)),
    ]);
    return { id: tip._id, ...Object.fromEntries(texts) };
  });
  await index.addAllAsync(documents, { chunkSize: 20 });

  /**
   * Finds the tips that match every word of a query; else those that do with misspellings; else those with any word.
   * @returns null if the query has no word to search for
   */
  function find(query: string): SearchResult | null {
    if (searchedTerms(query).length === 0) return null;
    let results: ReturnType<typeof index.search> = [];
    for (const options of attempts) {
      if (results.length === 0) results = index.search(query, options);
    }
    return {
      scores: new Map(results.map(({ id, score }) => [id, score])),
      terms: new Set(results.flatMap(({ terms }) => terms)),
    };
  }

  /** Similar words that do occur. */
  function suggest(query: string): string[] {
    const found = index.autoSuggest(query, {
      fuzzy: (term) => isMisspelled(term) && 0.4,
      maxFuzzy: Number.POSITIVE_INFINITY,
    });
    const words = found.flatMap(({ terms }) => terms).map((term) => written.get(term) ?? term);
    return [...new Set(words)].slice(0, MAX_SUGGESTIONS);
  }

  return { find, suggest };
}
