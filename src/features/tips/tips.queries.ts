import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { Member } from "@/auth/auth-user";
import {
  isHidden,
  isOwnTip,
  isVisibleTo,
  type Tip,
  TipListSchema,
  TipSchema,
} from "@/features/tips/tip";
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

/** All public tips. */
export const tipsQuery = () =>
  queryOptions({
    queryKey: publicKey("tips"),
    queryFn: () => listTips(),
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
    queryFn: async () => {
      const tip = await getTip(id);
      if (!isVisibleTo(tip, member)) throw new HttpError("not-found", `${id} is hidden`);
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
