import { mutationOptions, type QueryKey } from "@tanstack/react-query";
import type { Member } from "@/auth/auth-user";
import type { NewTip, Tip, TipFields } from "@/features/tips/tip.schema";
import { isHidden, isOwnTip } from "@/features/tips/tip-visibility";
import { createTip, deleteTip, likeTip, updateTip } from "@/features/tips/tips.api";
import {
  myTipsQuery,
  tipQuery,
  tipsQuery,
  totalLikesQuery,
  trendingTipsQuery,
} from "@/features/tips/tips.queries";
import { queryClient, removePersistedQuery } from "@/lib/query-client";

/** The writes of tips. Each corrects what the query cache knows, so that nothing old is shown after it. */

/** Shares a tip. Fails as `createTip` does. */
export const createTipMutation = (member: Member) =>
  mutationOptions({
    mutationFn: (tip: NewTip) => createTip(tip),
    onSuccess: (id, tip) => correctTip(id, member, () => ({ ...tip, _id: id })),
  });

/** Writes a tip's nine fields. Fails as `updateTip` does. */
export const updateTipMutation = (tip: Tip, member: Member) =>
  mutationOptions({
    mutationFn: (fields: TipFields) => updateTip(tip._id, fields),
    onSuccess: (_outcome, fields) =>
      correctTip(tip._id, member, (known) => ({ ...(known ?? tip), ...fields })),
  });

/** Deletes a tip, given its id. Fails as `deleteTip` does. */
export const deleteTipMutation = (member: Member) =>
  mutationOptions({
    mutationFn: (id: string) => deleteTip(id),
    onSuccess: (_isDeleted, id) => correctTip(id, member, () => null),
  });

/** Adds one to a tip's likes. Fails as `likeTip` does. */
export const likeTipMutation = (id: string, member: Member) =>
  mutationOptions({
    mutationFn: () => likeTip(id),
    onSuccess: async (isMatched) => {
      if (!isMatched) return;
      await correctTip(
        id,
        member,
        (known) => known && { ...known, totalLiked: known.totalLiked + 1 },
      );
      queryClient.setQueryData(totalLikesQuery().queryKey, (likes) => likes && likes + 1);
    },
  });

/** A correction makes an answer no newer. */
const ageOf = (key: QueryKey) => queryClient.getQueryState(key)?.dataUpdatedAt ?? Date.now();

const isPublic = (tip: Tip) => !isHidden(tip);

/**
 * Corrects a tip wherever the cache has it, or should have.
 * @param correct gets what is known of it, if anything; gives back what is true now, null for a tip that is gone, and
 *   undefined where nothing is known
 */
async function correctTip(
  id: string,
  member: Member,
  correct: (known: Tip | undefined) => Tip | null | undefined,
): Promise<void> {
  const itself = tipQuery(id, member).queryKey;
  const lists = [
    { queryKey: tipsQuery().queryKey, keeps: isPublic, adds: isPublic },
    { queryKey: trendingTipsQuery().queryKey, keeps: () => true, adds: () => false },
    {
      queryKey: myTipsQuery(member).queryKey,
      keeps: () => true,
      adds: (tip: Tip) => isOwnTip(tip, member),
    },
  ];
  const keys = [itself, ...lists.map(({ queryKey }) => queryKey)];

  // An answer that was asked for before the write may be from before it.
  const interrupted = keys.filter(
    (queryKey) => queryClient.getQueryState(queryKey)?.fetchStatus === "fetching",
  );
  await Promise.all(interrupted.map((queryKey) => queryClient.cancelQueries({ queryKey })));

  for (const { queryKey, keeps, adds } of lists) {
    queryClient.setQueryData(
      queryKey,
      (tips) => {
        if (tips === undefined) return undefined;
        const at = tips.findIndex(({ _id }) => _id === id);
        const tip = correct(tips[at]);
        if (tip === undefined) return tips;
        if (at < 0) return tip !== null && adds(tip) ? [...tips, tip] : tips;
        return tip !== null && keeps(tip) ? tips.with(at, tip) : tips.toSpliced(at, 1);
      },
      { updatedAt: ageOf(queryKey) },
    );
  }
  const known = queryClient.getQueryData(itself);
  const tip = known && correct(known);
  if (tip === null) queryClient.removeQueries({ queryKey: itself });
  else if (tip !== undefined) {
    queryClient.setQueryData(itself, tip, { updatedAt: ageOf(itself) });
  }

  for (const queryKey of keys) {
    if (queryClient.getQueryData(queryKey) === undefined) removePersistedQuery(queryKey);
  }
  for (const queryKey of interrupted) void queryClient.refetchQueries({ queryKey });
}
