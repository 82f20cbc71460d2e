import { type Member, nameOf } from "@/auth/auth-user";
import type { Attempt, Draft } from "@/features/tips/editor/draft-storage";
import type { EarlierAttempt } from "@/features/tips/editor/editor-state";
import { isOwnTip, isVisibleTo, type Tip, type TipFields } from "@/features/tips/tip";
import { hasSameFields } from "@/features/tips/tip-fields";
import { createTip, findTip, listMyTips, updateTip } from "@/features/tips/tips.api";
import { cacheTip } from "@/features/tips/tips.mutations";
import { HTTP_TIMEOUT_MS, HttpError, isNotFound, isOutcomeUnknown } from "@/lib/http";
import { queryClient } from "@/lib/query-client";

export interface Submission extends Pick<Draft, "fields" | "base"> {
  member: Member;
  tip: Tip | null;
  /** Its `createdAt` distinguishes a new tip from the author's other tips. */
  attempt: Attempt;
  /** What is known of an earlier send of the attempt. */
  earlier: EarlierAttempt | null;
}

export type Submitted =
  /** The server has the tip. `recreated`: it had been deleted. */
  | { status: "shared"; tip: Tip; change: "created" | "updated" | "recreated" | "unchanged" }
  /** The server rejected the request, or nothing was sent. */
  | { status: "refused"; error: unknown }
  /** The response was lost, and the server does not have the sent version. */
  | { status: "absent"; error?: unknown }
  /** The response was lost, and it is not known whether the server has the sent version. */
  | { status: "unconfirmed"; error: unknown }
  /** The new tip was shared earlier, with another text. */
  | { status: "sharedBefore" }
  /** The update was not sent: the server has another version. */
  | { status: "changed"; saved: Tip }
  /** The update was not sent: the tip was deleted or hidden. */
  | { status: "gone" };

/**
 * Looks the tip up first, unless it is a new one that is sent for the first time, and again if the response is lost.
 * Another version that the lookup finds is not overwritten. Never throws.
 */
export async function submitTip(submission: Submission): Promise<Submitted> {
  const outcome = await sendOnce(submission);
  if (outcome.status === "shared") {
    await cacheTip(outcome.tip, submission.member);
  } else {
    // It may have arrived, so the next visit to any page refetches.
    void queryClient.invalidateQueries({ queryKey: ["tips"], refetchType: "none" });
  }
  return outcome;
}

async function sendOnce(submission: Submission): Promise<Submitted> {
  const { tip, member, earlier } = submission;
  let latest = submission;
  if (tip !== null || earlier !== null) {
    const saved = await findServerVersion(submission);
    const found = compare(saved, submission);
    const { status } = found;
    if (status === "sharedBefore" || status === "changed" || status === "gone") return found;
    if (status === "shared" && earlier !== null) return found;
    // A second POST would create a second tip, whereas an update at worst overwrites another version.
    if (status === "unconfirmed" && tip === null) return found;
    if (status === "absent" && tip === null && earlier !== null && isOnItsWay(earlier)) {
      const error = new HttpError("timeout", "An earlier request for this tip may be pending");
      return { status: "unconfirmed", error };
    }
    if ("tip" in saved) latest = { ...submission, tip: saved.tip };
    // An update would erase the author's e-mail address, which the persisted version of another member's tip lacks.
    else if (authorOf(tip, member).email === "") return { status: "refused", error: saved.error };
  }
  try {
    return await send(latest);
  } catch (error) {
    if (!isOutcomeUnknown(error)) return { status: "refused", error };
    const found = compare(await findServerVersion(submission), submission);
    if (found.status === "shared" || found.status === "sharedBefore") return found;
    // If another version was found, the update may have arrived before that was saved.
    return { status: found.status === "absent" ? "absent" : "unconfirmed", error };
  }
}

async function send({ tip, member, attempt, ...submission }: Submission): Promise<Submitted> {
  const fields = { ...submission.fields, ...authorOf(tip, member) };
  if (tip === null) {
    const authorPhoto = member.photoURL ?? "";
    const newTip = { ...fields, totalLiked: 0, authorPhoto, createdAt: attempt.createdAt };
    const _id = await createTip(newTip);
    return { status: "shared", tip: { ...newTip, _id }, change: "created" };
  }
  const { modifiedCount, upsertedCount } = await updateTip(tip._id, fields);
  const change = upsertedCount > 0 ? "recreated" : modifiedCount > 0 ? "updated" : "unchanged";
  return { status: "shared", tip: { ...tip, ...fields }, change };
}

/** Whether a page that was closed since, or another tab, may still be sending the tip. */
function isOnItsWay({ status, attempt: { sentAt = 0 } }: EarlierAttempt): boolean {
  return status === "unconfirmed" && Math.abs(Date.now() - sentAt) < HTTP_TIMEOUT_MS;
}

type ServerVersion = { tip: Tip | null } | { error: unknown };

async function findServerVersion({ tip, member, attempt }: Submission): Promise<ServerVersion> {
  try {
    if (tip === null) {
      const tips = await listMyTips.send(member);
      return { tip: tips.find(({ createdAt }) => createdAt === attempt.createdAt) ?? null };
    }
    const saved = await findTip(tip._id);
    return { tip: isVisibleTo(saved, member) ? saved : null };
  } catch (error) {
    return tip !== null && isNotFound(error) ? { tip: null } : { error };
  }
}

function compare(saved: ServerVersion, { tip, fields, base }: Submission): Submitted {
  if ("error" in saved) return { status: "unconfirmed", error: saved.error };
  const isNew = tip === null;
  if (saved.tip === null) return { status: isNew ? "absent" : "gone" };
  if (hasSameFields(saved.tip, fields)) {
    return { status: "shared", tip: saved.tip, change: isNew ? "created" : "updated" };
  }
  if (isNew) return { status: "sharedBefore" };
  const isUnchanged = hasSameFields(saved.tip, base);
  return isUnchanged ? { status: "absent" } : { status: "changed", saved: saved.tip };
}

/** A tip keeps its author even if another member updates it. */
export function authorOf(tip: Tip | null, member: Member): Pick<TipFields, "email" | "name"> {
  const isOwn = tip === null || isOwnTip(tip, member);
  return isOwn
    ? { email: member.email, name: nameOf(member) }
    : { email: tip.email, name: tip.name };
}
