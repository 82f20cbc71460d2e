import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { getAuthState } from "@/auth/auth-session";
import type { Member } from "@/auth/auth-user";
import { attemptOf, hasDraft, isBusy } from "@/features/tips/editor/editor-state";
import { isPending, lookUpTip, type Submitted, submitTip } from "@/features/tips/editor/submit-tip";
import type { Editor } from "@/features/tips/editor/use-editor";
import { failureText, showFailure, showOutcome } from "@/features/tips/outcome-messages";
import type { Tip } from "@/features/tips/tip";
import { type EditableFields, hasSameFields } from "@/features/tips/tip-fields";
import { writeScope } from "@/features/tips/tips.mutations";
import { useIsMounted } from "@/lib/hooks";

/** How often a form looks whether a tip has arrived of which there was no answer. Milliseconds. */
export const LOOK_AGAIN_MS = 5000;

interface DeliveryOptions {
  member: Member;
  tip: Tip | null;
  /** None is called if the member has left the page. */
  onDone: (tipId: string) => void;
  onChanged: () => void;
  onFailed: (text: string) => void;
}

/**
 * Sends the form's tip, looks again while there is no answer, and tells the outcome, wherever the member is then.
 * @returns a function that sends it
 */
export function useDelivery(editor: Editor, options: DeliveryOptions) {
  const { member, tip, onDone, onChanged, onFailed } = options;
  const isMounted = useIsMounted();
  const write = { mutationKey: ["tips"], scope: writeScope(tip?._id ?? null) };
  const submission = useMutation({ ...write, mutationFn: submitTip });
  const lookup = useMutation({ ...write, mutationFn: lookUpTip });

  async function send(fields: EditableFields) {
    if (isBusy(editor.getState())) return;
    editor.dispatch({ type: "send", fields, now: new Date() });
    const { delivery, base } = editor.getState();
    if (delivery.status !== "sending") return;
    const { attempt, isRepeated } = delivery;
    const onSend = (sentAt: number) => editor.dispatch({ type: "sent", sentAt });
    const sent = { member, tip, fields, base, attempt, isRepeated, onSend };
    await conclude(await submission.mutateAsync(sent));
  }

  const lookAgain = useEffectEvent(async () => {
    const { fields, base, delivery } = editor.getState();
    if (delivery.status !== "unconfirmed") return;
    const { attempt } = delivery;
    const outcome = await lookup.mutateAsync({ member, tip, fields, base, attempt });
    if (outcome.status === "unconfirmed") return;
    // Another form may meanwhile have told the outcome and removed the draft, or written it again.
    editor.showStoredDraft();
    const latest = editor.getState();
    const isSameAttempt = attemptOf(latest)?.createdAt === attempt.createdAt;
    if (isSameAttempt && hasSameFields(latest.fields, fields)) await conclude(outcome);
  });

  const { delivery } = editor.getState();
  const hasText = hasDraft(editor.getState());
  useEffect(() => {
    if (!hasText || delivery.status !== "unconfirmed" || !isPending(delivery.attempt)) return;
    const { attempt } = delivery;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const wait = () => {
      timer = setTimeout(async () => {
        // The last look is after the time in which the tip may arrive.
        const isLast = !isPending(attempt);
        await lookAgain();
        if (timer !== null && !isLast) wait();
      }, LOOK_AGAIN_MS);
    };
    wait();
    return () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
  }, [delivery, hasText]);

  async function conclude(outcome: Submitted) {
    const isSameMember = getAuthState().user?.uid === member.uid;
    // For anybody else, nothing is shown or stored, but the draft of a stored tip is removed.
    if (isSameMember || outcome.status === "stored") editor.dispatch({ type: "answered", outcome });
    if (isSameMember) await tell(outcome);
  }

  async function tell(outcome: Submitted) {
    switch (outcome.status) {
      case "stored":
        await showOutcome(outcome.change);
        if (isMounted()) onDone(outcome.tip._id);
        break;
      case "refused":
      case "absent":
      case "unconfirmed":
        if (isMounted()) onFailed(failureText(outcome));
        showFailure(outcome);
        break;
      case "changed":
        if (isMounted()) onChanged();
        else await showOutcome("changed");
        break;
      case "storedBefore":
      case "gone":
        await showOutcome(outcome.status);
    }
  }

  return send;
}
