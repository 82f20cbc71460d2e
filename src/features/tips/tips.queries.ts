import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { Member } from "@/auth/auth-user";
import { renewSavedTips } from "@/features/tips/saved/saved-store";
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
import { memberSignal } from "@/lib/query-client";
import { memberKey, publicKey } from "@/lib/query-keys";

const withoutEmail = (tip: Tip): Tip => ({ ...tip, email: "" });

/** As much of a public list as is persisted: no hidden tips, which the backend sends, and no author's e-mail. */
function persistableTips(tips: readonly Tip[]): Tip[] {
  return tips.filter((tip) => !isHidden(tip)).map(withoutEmail);
}

/** Every public tip. */
export const tipsQuery = () =>
  queryOptions({
    queryKey: publicKey("tips"),
    queryFn: () => listTips(),
    meta: { schema: TipListSchema, persistable: persistableTips },
  });

/** The tips that the backend calls trending. */
export const trendingTipsQuery = () =>
  queryOptions({
    queryKey: publicKey("trending tips"),
    queryFn: () => listTrendingTips(),
    meta: { schema: TipListSchema, persistable: persistableTips },
  });

/** A member's own tips, hidden ones too. */
export const myTipsQuery = ({ uid, email }: Member) =>
  queryOptions({
    queryKey: memberKey(uid, "tips"),
    queryFn: () => listMyTips(email, memberSignal()),
    meta: { schema: TipListSchema },
  });

/**
 * One tip, if the member may see it: another's hidden tip reads as not found, though the backend hands it out.
 * Its query fails with `HttpError`, as `getTip` does.
 */
export const tipQuery = (id: string, member: Member) =>
  queryOptions({
    queryKey: memberKey(member.uid, "tip", id),
    queryFn: async () => {
      const tip = await getTip(id, memberSignal());
      // If its author has hidden it, others lose their saved copy too.
      renewSavedTips([tip], member);
      if (!isVisibleTo(tip, member)) throw new HttpError("not-found", `${id} is hidden`);
      return tip;
    },
    meta: {
      schema: TipSchema,
      persistable: (tip: Tip) => (isOwnTip(tip, member) ? tip : withoutEmail(tip)),
    },
  });

/** The likes of all tips together. */
export const totalLikesQuery = () =>
  queryOptions({
    queryKey: publicKey("total likes"),
    queryFn: () => getTotalLikes(),
    meta: { schema: v.number() },
  });
