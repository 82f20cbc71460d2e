/** @file Likes and deletes tips. The editor writes through `submitTip`. */

import { mutationOptions } from "@tanstack/react-query";
import type { Member } from "@/auth/auth-user";
import { deleteTip, getTip, likeTip } from "@/features/tips/tips.api";
import { cacheLike, cacheTip } from "@/features/tips/tips.cache";
import { HttpError, isNotFound, isOutcomeUnknown } from "@/lib/http-error";

/** Likes a tip. Fails as `likeTip` does, and with `not-found` if the tip does not exist. */
export const likeTipMutation = (id: string, member: Member) =>
  mutationOptions({
    mutationKey: ["likeTip", id],
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
   * `refused`: the server rejected the request, or it was not sent. `absent`: the response was lost, and the server has
   * not deleted the tip. `unconfirmed`: the response was lost, and the tip could not be looked up.
   */
  | { status: "refused" | "absent" | "unconfirmed"; error: unknown };

/** Deletes a tip. If the response is lost, looks the tip up. Never fails. */
export const deleteTipMutation = (id: string, member: Member) =>
  mutationOptions({
    scope: writeScope(id),
    mutationFn: async (): Promise<Deleted> => {
      const outcome = await removeTip(id);
      if (!("error" in outcome)) await cacheTip(id, null, member);
      return outcome;
    },
  });

async function removeTip(id: string): Promise<Deleted> {
  try {
    return { status: (await deleteTip(id)) ? "deleted" : "deletedBefore" };
  } catch (error) {
    if (!isOutcomeUnknown(error)) return { status: "refused", error };
    return getTip(id).then(
      () => ({ status: "absent", error }),
      (problem) => (isNotFound(problem) ? { status: "deleted" } : { status: "unconfirmed", error }),
    );
  }
}
