import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import type { Tip } from "@/features/tips/tip.schema";
import { categoryName } from "@/features/tips/tip-labels";

const boost = { title: 4, plantType: 3, kind: 2, name: 1.5, description: 1 };

/** Runs of letters, digits and accents in any script, or single pictographs. */
const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

const stopWords = new Set(
  "a an and are as at be by can do for from how i in is it my of on or the to what when with".split(
    " ",
  ),
);

/** How many letters may be wrong, as a fraction of a word's length, and at most. */
const fuzzy = { fuzzy: 0.34, maxFuzzy: 2 };

const MAX_SUGGESTIONS = 3;

/** The indexed form of a word: without accents, in lower case, and without an English ending. */
export function termOf(word: string): string {
  return stemmer(word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));
}

/** The words of a text as written, with their offsets in UTF-16 units. */
export function wordsWithOffsets(text: string): { word: string; start: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
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
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: (word) => (stopWords.has(word.toLowerCase()) ? null : termOf(word)),
    searchOptions: { boost, prefix: true, weights: { prefix: 0.1, fuzzy: 0.5 } },
  });
  const documents = tips.map((tip) => ({
    ...tip,
    id: tip._id,
    kind: `${categoryName(tip.category)} ${tip.difficulty}`,
  }));
  await index.addAllAsync(documents, { chunkSize: 20 });

  /** Finds the tips that match every word of a query; else those that do with misspellings; else those with any word. */
  function find(query: string): SearchResult | null {
    if (query.trim() === "") return null;
    const attempts = [
      { combineWith: "AND" },
      { combineWith: "AND", ...fuzzy },
      { ...fuzzy },
    ] as const;
    const found = attempts.map((options) => () => index.search(query, options));
    const results = found.reduce<ReturnType<typeof index.search>>(
      (earlier, search) => (earlier.length > 0 ? earlier : search()),
      [],
    );
    return {
      scores: new Map(results.map(({ id, score }) => [id, score])),
      terms: new Set(results.flatMap(({ terms }) => terms)),
    };
  }

  /** Similar words that do occur. */
  const suggest = (query: string) =>
    index
      .autoSuggest(query, fuzzy)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ suggestion }) => suggestion);

  return { find, suggest };
}
