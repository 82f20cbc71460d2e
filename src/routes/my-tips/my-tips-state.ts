import { isHidden, type Tip } from "@/features/tips/tip";
import type { TipSearch } from "@/features/tips/tip-search";
import { newestFirst, sortTips } from "@/features/tips/tip-sort";
import { queryIn } from "@/features/tips/use-tip-list";

/** The orders of My Tips; the first is the default. */
export const orders = {
  newest: { label: "Newest", sort: newestFirst },
  likes: {
    label: "Most liked",
    sort: (tips: readonly Tip[]) =>
      newestFirst(tips).sort((one, other) => other.totalLiked - one.totalLiked),
  },
  title: { label: "Title", sort: (tips: readonly Tip[]) => sortTips(tips, "title", "asc") },
};

export type Order = keyof typeof orders;

export const orderNames = Object.keys(orders) as Order[];

export interface MyTipsState {
  query: string;
  order: Order;
  isHiddenOnly: boolean;
}

export const initialState: MyTipsState = { query: "", order: "newest", isHiddenOnly: false };

/** Reads `?q=&sort=&hidden=1`. */
export function readState(params: URLSearchParams): MyTipsState {
  return {
    query: queryIn(params),
    order: orderNames.find((name) => name === params.get("sort")) ?? "newest",
    isHiddenOnly: params.get("hidden") === "1",
  };
}

export function writeState({ query, order, isHiddenOnly }: MyTipsState): URLSearchParams {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (order !== "newest") params.set("sort", order);
  if (isHiddenOnly) params.set("hidden", "1");
  return params;
}

/** @param search null without a query or an index */
export function findMyTips(tips: readonly Tip[], state: MyTipsState, search: TipSearch | null) {
  const result = search?.find(state.query) ?? null;
  const found = tips.filter(
    (tip) =>
      (result === null || result.scores.has(tip._id)) && (!state.isHiddenOnly || isHidden(tip)),
  );
  return { tips: orders[state.order].sort(found), terms: result?.terms ?? null };
}
