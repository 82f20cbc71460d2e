import {
  createTipSearch,
  type MatchedTerms,
  type TipSearch,
} from "@/features/tips/search/tip-search";
import type { Tip } from "@/features/tips/tip.schema";
import { type SortDirection, type SortField, sortTips } from "@/features/tips/tip-sort";

export interface FoundTips {
  tips: Tip[];
  /** The terms that matched; null without a query. */
  matchedTerms: MatchedTerms | null;
}

export interface TipIndex extends Pick<TipSearch, "prepare" | "suggest"> {
  /**
   * The tips that match a query.
   * @param passes selects the tips to search
   * @param field the sort field; null for the best match first
   */
  find: (
    query: string,
    passes: (tip: Tip) => boolean,
    field: SortField | null,
    direction: SortDirection,
  ) => FoundTips;
}

/**
 * Indexes tips for repeated searching and sorting. Each sort order is computed once, when it is first needed; a search
 * then only filters a sorted list.
 */
export function indexTips(tips: readonly Tip[]): TipIndex {
  const orders = new Map<string, Tip[]>();
  const search = createTipSearch(tips);

  function orderBy(field: SortField, direction: SortDirection): Tip[] {
    const key = `${field} ${direction}`;
    const order = orders.get(key) ?? sortTips(tips, field, direction);
    orders.set(key, order);
    return order;
  }

  return {
    ...search,
    find(query, passes, field, direction) {
      const order = orderBy(field ?? "title", field === null ? "asc" : direction);
      const result = search.find(query, passes);
      if (result === null) return { tips: order.filter(passes), matchedTerms: null };
      const { scores, matchedTerms } = result;
      const found = order.filter((tip) => scores.has(tip));
      if (field === null) found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
      return { tips: found, matchedTerms };
    },
  };
}
