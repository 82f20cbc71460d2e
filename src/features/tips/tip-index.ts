import { type Answers, createTipSearch } from "@/features/tips/search/tip-search";
import type { Tip } from "@/features/tips/tip.schema";
import { passesFilter, type TipFilter } from "@/features/tips/tip-filter";
import { rankTips, type SortDirection, type SortField, sortTips } from "@/features/tips/tip-sort";

export interface FoundTips {
  tips: Tip[];
  /** What was found of the query; null without one. */
  answers: Answers | null;
}

export interface TipIndex {
  /**
   * Prepares the search, in portions, since thousands of tips take longer than a frame.
   * @param milliseconds stops after this time; without it, when it is complete
   * @returns whether it is complete: until then it finds only some of the tips
   */
  prepareSearch: (milliseconds?: number) => boolean;
  /**
   * The tips that have every word of a query and pass a filter.
   * @param field what to sort by; null for the best match first
   */
  find: (
    query: string,
    filter: TipFilter,
    field: SortField | null,
    direction: SortDirection,
  ) => FoundTips;
  /** The queries nearest to one that finds nothing, which find something. */
  suggest: (query: string) => string[];
}

/**
 * Makes a list quick to search and sort again and again: each order is made once, when it is first asked for. A new
 * search is then one walk through a list that is sorted already.
 */
export function indexTips(tips: readonly Tip[]): TipIndex {
  const ranks = new Map<SortField, number[]>();
  const orders = new Map<string, Tip[]>();
  const search = createTipSearch(tips);

  function orderBy(field: SortField, direction: SortDirection): Tip[] {
    const key = `${field} ${direction}`;
    const known = orders.get(key);
    if (known !== undefined) return known;
    const ranksOfField = ranks.get(field) ?? rankTips(tips, field);
    ranks.set(field, ranksOfField);
    const order = sortTips(tips, field, direction, ranksOfField);
    orders.set(key, order);
    return order;
  }

  return {
    prepareSearch: search.read,
    suggest: search.suggest,
    find(query, filter, field, direction) {
      const order = orderBy(field ?? "title", field === null ? "asc" : direction);
      const passes = (tip: Tip) => passesFilter(tip, filter);
      if (query.trim() === "") return { tips: order.filter(passes), answers: null };
      const { scores, answers } = search.find(query);
      const found = order.filter((tip) => scores.has(tip) && passes(tip));
      if (field === null) found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
      return { tips: found, answers };
    },
  };
}
