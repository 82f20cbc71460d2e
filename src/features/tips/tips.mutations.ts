/**
 * @file Likes and deletes tips (the editor writes through `submitTip`), and shows a write at once in the query cache. The
 * pages that are open then refetch, and all others when they are next visited.
 */

import { type DataTag, mutationOptions, type QueryKey } from "@tanstack/react-query";
import type { Member } from "@/auth/auth-user";
import { isHidden, isOwnTip, type Tip } from "@/features/tips/tip";
import {
  deleteTip,
  findTip,
  getTip,
  getTotalLikes,
  likeTip,
  listMyTips,
  listTips,
  listTrendingTips,
} from "@/features/tips/tips.api";
import { HttpError, isNotFound, isOutcomeUnknown } from "@/lib/http";
import { queryClient, restoreQuery } from "@/lib/query-client";
import { queryStorage } from "@/lib/query-storage";

/** Likes a tip. Fails as `likeTip` does, and with `not-found` if the tip does not exist. */
export const likeTipMutation = (id: string, member: Member) =>
  mutationOptions({
    mutationKey: ["tips", "like", id],
    mutationFn: async () => {
      if (!(await likeTip(id))) throw new HttpError("not-found", `No tip ${id} to like`);
      await cacheLike(id, member);
    },
  });

/**
 * The scope of a mutation that writes or looks up a tip. TanStack Query runs one of a scope at a time: a lookup would miss
 * a tip whose request is pending, and an update that is pending during a deletion would recreate the tip.
 * @param id null for a new tip
 */
export const writeScope = (id: string | null) => ({ id: `tip:${id}` });

export type Deleted =
  | { status: "deleted" | "deletedBefore" }
  /**
   * `refused`: the server rejected the request, or it was not sent. `undeleted`: there was no answer, and a lookup has not
   * shown that the tip is deleted; it may be later.
   */
  | { status: "refused" | "undeleted"; error: unknown };

/** Deletes a tip. If the response is lost, looks the tip up. Never fails. */
export const deleteTipMutation = (id: string, member: Member) =>
  mutationOptions({
    mutationKey: ["tips"],
    scope: writeScope(id),
    mutationFn: async (): Promise<Deleted> => {
      const outcome = await removeTip(id);
      if (!("error" in outcome)) await cacheDeletion(id, member);
      return outcome;
    },
  });

async function removeTip(id: string): Promise<Deleted> {
  try {
    return { status: (await deleteTip(id)) ? "deleted" : "deletedBefore" };
  } catch (error) {
    if (!isOutcomeUnknown(error)) return { status: "refused", error };
    const isGone = await findTip(id).then(() => false, isNotFound);
    return isGone ? { status: "deleted" } : { status: "undeleted", error };
  }
}

/** The queries of the lists that may contain a tip. */
export const listsFor = (member: Member) =>
  [listTips.query(), listTrendingTips.query(), listMyTips.query(member)] as const;

/** Shows a tip that was shared or updated, on its page and in the lists. Never throws. */
export async function cacheTip(tip: Tip, member: Member): Promise<void> {
  await prepareUpdate(tip._id, member);
  update(getTip.query(member, { id: tip._id }), () => tip);
  update(listTips.query(), (tips) => (isHidden(tip) ? without(tips, tip._id) : withTip(tips, tip)));
  // The backend chooses the trending tips, and may include hidden ones, which home shows only to their author.
  update(listTrendingTips.query(), (tips) => replaced(tips, tip));
  // The backend may compare e-mail addresses differently from `isOwnTip`, so a listed tip is never removed here.
  update(listMyTips.query(member), (tips) =>
    isOwnTip(tip, member) ? withTip(tips, tip) : replaced(tips, tip),
  );
  void queryClient.invalidateQueries({ queryKey: ["tips"] });
}

/** Removes a deleted tip from the lists, and empties its page. Never throws. */
export async function cacheDeletion(id: string, member: Member): Promise<void> {
  await prepareUpdate(id, member);
  for (const list of listsFor(member)) update(list, (tips) => without(tips, id));
  const { queryKey } = getTip.query(member, { id });
  // First, since the tip's page, if it is open, requests it again, and would restore it.
  await queryStorage.removeItem(queryKey);
  void queryClient.resetQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: ["tips"] });
}

/** Adds one to a tip's likes, on its page and in the lists, and to the total. Never throws. */
export async function cacheLike(id: string, member: Member): Promise<void> {
  await prepareUpdate(id, member);
  const liked = (tip: Tip) => (tip._id === id ? { ...tip, totalLiked: tip.totalLiked + 1 } : tip);
  update(getTip.query(member, { id }), liked);
  for (const list of listsFor(member)) update(list, (tips) => tips.map(liked));
  update(getTotalLikes.query(), ({ totalLiked }) => ({ totalLiked: totalLiked + 1 }));
  void queryClient.invalidateQueries({ queryKey: ["tips"] });
}

/**
 * Cancels pending requests for tips, since their responses may predate the write; `invalidateQueries` repeats them. Then
 * restores what only the device knows, so that it is updated too.
 */
async function prepareUpdate(id: string, member: Member): Promise<void> {
  for (const query of queryClient
    .getQueryCache()
    .findAll({ queryKey: ["tips"], fetchStatus: "fetching" })) {
    // `cancelQueries` would discard what was restored during the request.
    void query.cancel({ silent: true });
    if (!query.isActive()) query.setState({ fetchStatus: "idle" });
  }
  await Promise.all([
    restoreQuery(getTip.query(member, { id })),
    restoreQuery(getTotalLikes.query()),
    ...listsFor(member).map((list) => restoreQuery(list)),
  ]);
}

/** Updates cached data, if there is any, but not its date: the update of one tip does not make others fresher. */
function update<TData>(
  { queryKey }: { queryKey: DataTag<QueryKey, TData, Error> },
  change: (data: TData) => TData,
): void {
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return;
  queryClient.setQueryData(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
}

const without = (tips: Tip[], id: string) => tips.filter(({ _id }) => _id !== id);

const replaced = (tips: Tip[], tip: Tip) => tips.map((old) => (old._id === tip._id ? tip : old));

/** Replaces the tip, or adds it at the end. */
const withTip = (tips: Tip[], tip: Tip) =>
  tips.some(({ _id }) => _id === tip._id) ? replaced(tips, tip) : [...tips, tip];
