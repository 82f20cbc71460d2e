import type { Tip } from "@/features/tips/tip.schema";
import { filterTips, searchText, type TipFilter } from "@/features/tips/tip-filter";
import { rankTips, type SortDirection, type SortField, sortTips } from "@/features/tips/tip-sort";

export interface TipIndex {
  /** The tips that pass a filter, sorted: the same as `sortTips` of `filterTips`. */
  find: (filter: TipFilter, field: SortField, direction: SortDirection) => Tip[];
}

/**
 * Makes a list quick to search and sort again and again: each order is made once, when it is first asked for, and so is
 * the text of a tip that a search looks at. A new search is then one walk through a list that is sorted already.
 */
export function indexTips(tips: readonly Tip[]): TipIndex {
  const ranks = new Map<SortField, number[]>();
  const orders = new Map<string, Tip[]>();
  const texts = new Map<Tip, string>();

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

  function textOf(tip: Tip): string {
    const text = texts.get(tip) ?? searchText(tip);
    texts.set(tip, text);
    return text;
  }

  return {
    find: (filter, field, direction) => filterTips(orderBy(field, direction), filter, textOf),
  };
}
