import { type Member, nameOf } from "@/auth/auth-user";
import type { Attempt, Draft } from "@/features/tips/editor/draft-storage";
import { isOwnTip, isVisibleTo, type Tip, type TipFields } from "@/features/tips/tip";
import { hasSameFields } from "@/features/tips/tip-fields";
import { createTip, findTip, listMyTips, updateTip } from "@/features/tips/tips.api";
import { cacheTip } from "@/features/tips/tips.mutations";
import { isNotFound, isOutcomeUnknown, WRITE_TIMEOUT_MS } from "@/lib/http";
import { queryClient } from "@/lib/query-client";

export type Delivery =
  | { status: "idle" }
  /** `isRepeated`: the attempt was sent before. */
  | { status: "sending"; attempt: Attempt; isRepeated: boolean }
  /** The attempt was sent, and its outcome is not known; without `sentAt`, it did not arrive. */
  | { status: "unconfirmed"; attempt: Attempt }
  /** The server has the tip. */
  | { status: "stored" };

export interface Submission extends Pick<Draft, "fields" | "base"> {
  member: Member;
  tip: Tip | null;
  /** Its `createdAt` distinguishes a new tip from the author's other tips. */
  attempt: Attempt;
  isRepeated: boolean;
  /** Runs when the tip itself is sent. @param sentAt milliseconds since 1970 */
  onSend: (sentAt: number) => void;
}

export type Submitted =
  /** The server has the tip. `recreated`: it had been deleted. */
  | { status: "stored"; tip: Tip; change: "created" | "updated" | "recreated" | "unchanged" }
  /** The server rejected or ignored the request, or nothing was sent. */
  | { status: "refused"; error: unknown }
  /** The connection failed at once, and the server does not have the sent version. */
  | { status: "absent"; error?: unknown }
  /** There was no answer, and a lookup has not found the sent version, which may arrive later. */
  | { status: "unconfirmed"; error?: unknown }
  /** The new tip was stored earlier, with another text. */
  | { status: "storedBefore" }
  /** The update was not sent: the server has another version. */
  | { status: "changed"; saved: Tip }
  /** The update was not sent: the tip was deleted or hidden. */
  | { status: "gone" };

/**
 * Looks the tip up first, unless it is a new one that is sent for the first time, and again if there is no answer. Sends
 * nothing while an earlier request may arrive, and overwrites no other version that the lookup finds. Never throws.
 */
export async function submitTip(submission: Submission): Promise<Submitted> {
  const outcome = await sendOnce(submission);
  if (outcome.status === "stored") {
    await cacheTip(outcome.tip, submission.member);
  } else {
    // It may have arrived, so the next visit to any page refetches.
    void queryClient.invalidateQueries({ queryKey: ["tips"], refetchType: "none" });
  }
  return outcome;
}

/** Looks up whether an earlier request has arrived: `stored`, `storedBefore` or `unconfirmed`. Never throws. */
export async function lookUpTip(submission: LookUp): Promise<Submitted> {
  const outcome = await lookUp(submission);
  if (outcome.status === "stored") await cacheTip(outcome.tip, submission.member);
  return outcome;
}

async function lookUp(submission: LookUp): Promise<Submitted> {
  const found = compare(await findServerVersion(submission), submission);
  return hasArrived(found) || found.status === "unconfirmed" ? found : { status: "unconfirmed" };
}

const hasArrived = ({ status }: Submitted) => status === "stored" || status === "storedBefore";

/** Whether an earlier request may still arrive: the backend's proxy may hold it, whoever sent it, and from which page. */
export function isPending({ sentAt }: Attempt): boolean {
  return sentAt !== undefined && Math.abs(Date.now() - sentAt) < WRITE_TIMEOUT_MS;
}

/** A connection that fails sooner was probably never there. */
const CONNECTION_MS = 1000;

async function sendOnce(submission: Submission): Promise<Submitted> {
  const { tip, member, attempt, isRepeated, onSend } = submission;
  // A second POST would create a second tip, and the first PUT would overwrite the second.
  if (isRepeated && isPending(attempt)) return await lookUp(submission);
  let latest = submission;
  if (tip !== null || isRepeated) {
    const saved = await findServerVersion(submission);
    const found = compare(saved, submission);
    const { status } = found;
    if (status === "storedBefore" || status === "changed" || status === "gone") return found;
    if (isRepeated && (status === "stored" || status === "unconfirmed")) return found;
    if ("tip" in saved) latest = { ...submission, tip: saved.tip };
    // An update would erase the author's e-mail address, which the persisted version of another member's tip lacks.
    else if (authorOf(tip, member).email === "") return { status: "refused", error: saved.error };
  }
  const sentAt = Date.now();
  onSend(sentAt);
  try {
    return await send(latest);
  } catch (error) {
    if (!isOutcomeUnknown(error)) return { status: "refused", error };
    const isAtOnce = error.kind === "offline" && Date.now() - sentAt < CONNECTION_MS;
    const found = compare(await findServerVersion(submission), submission);
    if (hasArrived(found)) return found;
    if (found.status !== "absent") return { status: "unconfirmed", error };
    // After an answer, even one that makes no sense, nothing is on its way.
    if (error.kind === "shape") return { status: "refused", error };
    return { status: isAtOnce ? "absent" : "unconfirmed", error };
  }
}

type LookUp = Omit<Submission, "isRepeated" | "onSend">;

async function send({ tip, member, attempt, ...submission }: Submission): Promise<Submitted> {
  const fields = { ...submission.fields, ...authorOf(tip, member) };
  if (tip === null) {
    const authorPhoto = member.photoURL ?? "";
    const newTip = { ...fields, totalLiked: 0, authorPhoto, createdAt: attempt.createdAt };
    const _id = await createTip(newTip);
    return { status: "stored", tip: { ...newTip, _id }, change: "created" };
  }
  const { modifiedCount, upsertedCount } = await updateTip(tip._id, fields);
  const change = upsertedCount > 0 ? "recreated" : modifiedCount > 0 ? "updated" : "unchanged";
  return { status: "stored", tip: { ...tip, ...fields }, change };
}

type ServerVersion = { tip: Tip | null } | { error: unknown };

async function findServerVersion({ tip, member, attempt }: LookUp): Promise<ServerVersion> {
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

function compare(saved: ServerVersion, { tip, fields, base }: LookUp): Submitted {
  if ("error" in saved) return { status: "unconfirmed", error: saved.error };
  const isNew = tip === null;
  if (saved.tip === null) return { status: isNew ? "absent" : "gone" };
  if (hasSameFields(saved.tip, fields)) {
    return { status: "stored", tip: saved.tip, change: isNew ? "created" : "updated" };
  }
  if (isNew) return { status: "storedBefore" };
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
