import { mutationOptions, type QueryKey } from "@tanstack/react-query";
import type { Member } from "@/auth/auth-user";
import type { Attempt } from "@/features/tips/drafts/draft-storage";
import type { NewTip, Tip, TipFields } from "@/features/tips/tip.schema";
import { hasSameFields } from "@/features/tips/tip-fields";
import { isHidden, isOwnTip } from "@/features/tips/tip-visibility";
import {
  createTip,
  deleteTip,
  getTip,
  likeTip,
  listMyTips,
  updateTip,
} from "@/features/tips/tips.api";
import {
  myTipsQuery,
  tipQuery,
  tipsQuery,
  totalLikesQuery,
  trendingTipsQuery,
} from "@/features/tips/tips.queries";
import { isNotFound } from "@/lib/http-error";
import { writeOrLookUp } from "@/lib/lost-answer";
import { memberSignal, queryClient, removePersistedQuery } from "@/lib/query-client";

/** The writes of tips. Each corrects what the query cache knows, so that nothing old is shown after it. */

/** Shares a tip. Fails as `writeOrLookUp` does. @returns the new tip's id */
export const createTipMutation = (member: Member) =>
  mutationOptions({
    mutationFn: (tip: NewTip) =>
      writeOrLookUp(
        () => createTip(tip),
        async () => (await findSentTip(tip, member))?._id,
      ),
    onSuccess: (id, tip) => correctTip(id, member, () => ({ ...tip, _id: id })),
  });

/**
 * Looks up whether a tip of the member's arrived that was sent before. One that did is in the query cache from then on.
 * @throws what `listMyTips` throws
 */
export async function findSentTip(
  { title, createdAt }: Attempt,
  member: Member,
): Promise<Tip | undefined> {
  const tips = await listMyTips(member.email, memberSignal());
  const found = tips.find((tip) => tip.createdAt === createdAt && tip.title === title);
  if (found !== undefined) await correctTip(found._id, member, () => found);
  return found;
}

/** Writes all the fields of a tip that a PUT carries. Fails as `writeOrLookUp` does. */
export const updateTipMutation = (tip: Tip, member: Member) =>
  mutationOptions({
    mutationFn: (fields: TipFields) =>
      writeOrLookUp(
        () => updateTip(tip._id, fields),
        async () => {
          const stored = await nullIfNotFound(getTip(tip._id, memberSignal()));
          return stored !== null && hasFields(stored, fields)
            ? { modifiedCount: 1, upsertedCount: 0 }
            : undefined;
        },
      ),
    onSuccess: (_outcome, fields) =>
      correctTip(tip._id, member, (known) => ({ ...(known ?? tip), ...fields })),
  });

/** Tips whose deletion may have arrived though its answer was lost. */
const perhapsDeleted = new Set<string>();

/** Deletes a tip, given its id. Fails as `writeOrLookUp` does. @returns whether there was one to delete */
export const deleteTipMutation = (member: Member) =>
  mutationOptions({
    mutationFn: (id: string) =>
      writeOrLookUp(
        async () => (await deleteTip(id)) || perhapsDeleted.has(id),
        async () => {
          perhapsDeleted.add(id);
          return (await nullIfNotFound(getTip(id, memberSignal()))) === null ? true : undefined;
        },
      ),
    onSuccess: (_isDeleted, id) => {
      perhapsDeleted.delete(id);
      return correctTip(id, member, () => null);
    },
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

function hasFields(tip: Tip, fields: TipFields): boolean {
  const { email, name } = fields;
  return tip.email === email && tip.name === name && hasSameFields(tip, fields);
}

/** Null for what the server has no more. */
async function nullIfNotFound<TFound>(found: Promise<TFound>): Promise<TFound | null> {
  try {
    return await found;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

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
