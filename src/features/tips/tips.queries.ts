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

/** Removes what must not be persisted: e-mail addresses, and the hidden tips that may be among the trending ones. */
function persistableTips(tips: readonly Tip[]): Tip[] {
  return tips.filter((tip) => !isHidden(tip)).map(withoutEmail);
}

/**
 * All public tips. Updates saved copies from them, but not from hidden tips, which a backend other than the hosted one
 * might list, even to users who may not see them.
 */
export const tipsQuery = () =>
  queryOptions({
    queryKey: publicKey("tips"),
    queryFn: async (context) => {
      const tips = await listTips();
      // A write cancels the request, since the response may be outdated. The signal is read only after the request:
      // TanStack Query cancels a query that has read its signal as soon as the page is left.
      if (!context.signal.aborted) updateSavedCopies(tips.filter((tip) => !isHidden(tip)));
      return tips;
    },
    meta: { schema: TipListSchema, persistable: persistableTips },
  });

/** The trending tips, which the backend chooses. */
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
      // Canceled by a write, as in `tipsQuery`, or by a logout.
      if (context.signal.aborted) return tip;
      if (!isVisibleTo(tip, member)) {
        // The author has hidden the tip, so other members lose their saved copies of it.
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

/** The number of likes of all tips. */
export const totalLikesQuery = () =>
  queryOptions({
    queryKey: publicKey("total likes"),
    queryFn: () => getTotalLikes(),
    meta: { schema: v.number() },
  });
