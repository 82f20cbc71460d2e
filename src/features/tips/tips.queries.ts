import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { Member } from "@/auth/auth-user";
import { unsaveTip, updateSavedCopies } from "@/features/tips/saved/saved-store";
import { type Tip, TipListSchema, TipSchema } from "@/features/tips/tip.schema";
import { isHidden, isOwnTip, isVisibleTo } from "@/features/tips/tip-visibility";
import {
  getTip,
  getTotalLikes,
  listMyTips,
  listTips,
  listTrendingTips,
} from "@/features/tips/tips.api";
import { HttpError } from "@/lib/http-error";
import { memberKey, publicKey } from "@/lib/query-client";

const withoutEmail = (tip: Tip): Tip => ({ ...tip, email: "" });

/**
 * The part of a public list that is persisted: without authors' e-mail addresses, and without the hidden tips that are
 * among the trending ones.
 */
function persistableTips(tips: readonly Tip[]): Tip[] {
  return tips.filter((tip) => !isHidden(tip)).map(withoutEmail);
}

/**
 * Every public tip, from which saved copies are updated. A backend might list hidden tips, too, though the hosted one does
 * not.
 */
export const tipsQuery = () =>
  queryOptions({
    queryKey: publicKey("tips"),
    queryFn: async (context) => {
      const tips = await listTips();
      // After a write, which cancels this request, its response is outdated. The signal is read only now, since a query that
      // reads it earlier is cancelled when its page is left.
      if (!context.signal.aborted) updateSavedCopies(tips.filter((tip) => !isHidden(tip)));
      return tips;
    },
    meta: { schema: TipListSchema, persistable: persistableTips },
  });

/** The backend's trending tips. */
export const trendingTipsQuery = () =>
  queryOptions({
    queryKey: publicKey("trending tips"),
    queryFn: () => listTrendingTips(),
    meta: { schema: TipListSchema, persistable: persistableTips },
  });

/** A member's own tips, including hidden ones. */
export const myTipsQuery = ({ uid, email }: Member) =>
  queryOptions({
    queryKey: memberKey(uid, "tips"),
    queryFn: () => listMyTips(email),
    meta: { schema: TipListSchema },
  });

/**
 * A tip, if the member may see it: another's hidden tip is treated as not found, though the backend sends it. Fails
 * with `HttpError`, as `getTip` does.
 */
export const tipQuery = (id: string, member: Member) =>
  queryOptions({
    queryKey: memberKey(member.uid, "tip", id),
    queryFn: async (context) => {
      const tip = await getTip(id);
      // After a write or a logout, as in `tipsQuery`.
      if (context.signal.aborted) return tip;
      if (!isVisibleTo(tip, member)) {
        // The author has hidden the tip: other members also lose their saved copies of it.
        unsaveTip(id);
        throw new HttpError("not-found", `${id} is hidden`);
      }
      updateSavedCopies([tip]);
      return tip;
    },
    meta: {
      schema: TipSchema,
      persistable: (tip: Tip) => (isOwnTip(tip, member) ? tip : withoutEmail(tip)),
    },
  });

/** The total number of likes. */
export const totalLikesQuery = () =>
  queryOptions({
    queryKey: publicKey("total likes"),
    queryFn: () => getTotalLikes(),
    meta: { schema: v.number() },
  });
