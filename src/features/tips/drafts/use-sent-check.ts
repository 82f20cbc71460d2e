import { useEffect, useEffectEvent, useRef } from "react";
import { showAlert } from "@/components/dialog";
import type { Attempt } from "@/features/tips/drafts/draft-storage";
import type { DraftStore } from "@/features/tips/drafts/draft-store";
import type { Tip } from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { LostAnswerError } from "@/lib/lost-answer";

export interface SentCheck {
  draft: DraftStore;
  /** Looks for a tip that was sent before; left out where the form is of one that has an id. */
  findSent: ((attempt: Attempt) => Promise<Tip | undefined>) | undefined;
  /** The server has what the form holds. */
  onFound: (() => Promise<void>) | undefined;
}

/**
 * Looks whether a tip arrived whose answer was lost: when its draft is brought back, and before it may be sent again.
 * @returns `isInTheWay`, which is true where the form's text must not be sent (now); it has said why
 */
export function useSentCheck({ draft, findSent, onFound }: SentCheck) {
  /** From then on it is the press that asks. */
  const isPressed = useRef(false);

  /**
   * @param isCurrent whether the answer still matters
   * @returns whether it arrived, and then the form has been told
   * @throws what `findSent` throws
   */
  async function hasArrived(attempt: Attempt, isCurrent = () => true): Promise<boolean> {
    draft.setArrival("checking");
    let found: Tip | undefined;
    try {
      found = await findSent?.(attempt);
    } catch (error) {
      if (isCurrent()) draft.setArrival("unknown");
      throw error;
    }
    if (!isCurrent()) return false;
    draft.setArrival("absent");
    if (found === undefined) return false;
    if (draft.has(found)) {
      draft.settle(found);
      await onFound?.();
    } else {
      draft.settleAttempt();
      await showAlert({
        icon: "info",
        title: "Your tip was already shared",
        text: "It is shared as you sent it first. What you changed since is still in the form.",
      });
    }
    return true;
  }

  async function isInTheWay(): Promise<boolean> {
    isPressed.current = true;
    const { attempt } = draft.getState();
    if (attempt === null) return false;
    try {
      return await hasArrived(attempt);
    } catch (error) {
      showTipFailure(new LostAnswerError("unknown", error));
      return true;
    }
  }

  const checkAtOnce = useEffectEvent(async (isOpen: () => boolean) => {
    const { attempt } = draft.getState();
    if (attempt === null) return;
    // Where it fails, the notice says that it is not known.
    await hasArrived(attempt, () => isOpen() && !isPressed.current).catch(() => {});
  });

  useEffect(() => {
    let isOpen = true;
    void checkAtOnce(() => isOpen);
    return () => {
      isOpen = false;
    };
  }, []);

  return { isInTheWay };
}
